// A few short sounds, made here, off until the host switches them on.

const TUNES = {
  roll: [[220, 0.05], [180, 0.05], [240, 0.05], [200, 0.06]],
  card: [[330, 0.08], [494, 0.1]],
  in: [[660, 0.06]],
  lit: [[392, 0.05]],
  vote: [[523, 0.07], [659, 0.09]],
  turn: [[294, 0.09]],
  truth: [[523, 0.09], [659, 0.09], [784, 0.18]],
  pawns: [[440, 0.05], [494, 0.05], [554, 0.05], [587, 0.08]],
  win: [[523, 0.12], [659, 0.12], [784, 0.12], [1047, 0.35]],
};
const LOUDNESS = 0.12;
let air = null;

// Must first be called from a press: a browser makes no sound before one.
export function wake() {
  air ??= new AudioContext();
  air.resume();
}

export function play(name) {
  if (!air || !TUNES[name]) return;
  let at = air.currentTime + 0.02;
  for (const [pitch, seconds] of TUNES[name]) {
    const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
    const gain = new GainNode(air, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(gain).connect(air.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.02);
    at += seconds;
  }
}
