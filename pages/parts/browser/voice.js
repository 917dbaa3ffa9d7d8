// Says one text at a time, every one at the same speed and pitch. The choice stays in this browser.

import { looking } from "./looking.js";
import { play, wake } from "./sound.js";

const PAUSE_MS = 900; // between two answers, so that nobody hears where one ends by hurry
const speech = window.speechSynthesis;
const kept = (window.meneurVoice ??= { on: false, sounds: false, name: "", rate: 0.9, said: "", ...read() });

function read() {
  try {
    return JSON.parse(localStorage.getItem("meneur.voice") ?? "{}");
  } catch {
    return {};
  }
}

function keep() {
  try {
    localStorage.setItem("meneur.voice", JSON.stringify({ on: kept.on, sounds: kept.sounds, name: kept.name, rate: kept.rate }));
  } catch {
    // A browser without storage asks again next time.
  }
}

// Drawn here, for not every laptop has the letters for such signs. What is off is struck through.
const SIGNS = {
  read: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  sounds: "M12 4a5 5 0 0 0-5 5v4l-2 3h14l-2-3V9a5 5 0 0 0-5-5zM10 19a2 2 0 0 0 4 0",
};
function label(button, sign, on, words) {
  const off = on ? "" : "M3 3l18 18";
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[sign]}${off}"/></svg>`;
  button.append(words);
  button.setAttribute("aria-pressed", on);
}

const voices = (language) => (speech?.getVoices() ?? []).filter((voice) => voice.lang.toLowerCase().startsWith(language));

function say(data, done) {
  if (!kept.on || !data.name || kept.said === data.name) return;
  const found = voices(data.language);
  if (!found.length) return;
  kept.said = data.name;
  speech.cancel();
  const words = new SpeechSynthesisUtterance(data.text);
  words.voice = found.find((voice) => voice.name === kept.name) ?? found.find((voice) => voice.localService) ?? found[0];
  words.lang = words.voice.lang;
  words.rate = kept.rate;
  words.onend = () => data.then && setTimeout(() => kept.on && kept.said === data.name && done(data.then), PAUSE_MS);
  speech.speak(words);
}

function draw(root, data, done) {
  const found = voices(data.language);
  const state = JSON.stringify([kept.on, kept.sounds, kept.name, kept.rate, data.language, found.length]);
  if (root.dataset.state === state) return;
  root.dataset.state = state;
  root.replaceChildren();
  const button = document.createElement("button");
  button.type = "button";
  button.className = "act small";
  label(button, "read", kept.on, data.words.read);
  button.onclick = () => {
    kept.on = !kept.on;
    kept.said = kept.on ? "" : kept.said;
    if (!kept.on) speech?.cancel();
    keep();
    draw(root, data, done);
    say(data, done);
  };
  const bell = document.createElement("button");
  bell.type = "button";
  bell.className = "act small";
  label(bell, "sounds", kept.sounds, data.words.sounds);
  bell.onclick = () => {
    kept.sounds = !kept.sounds;
    wake();
    if (kept.sounds) play("in");
    keep();
    draw(root, data, done);
  };
  root.append(button, bell);
  if (!kept.on) return;
  if (!found.length) {
    const note = document.createElement("span");
    note.className = "soft";
    note.textContent = data.words.none;
    root.append(note);
    return;
  }
  const choose = document.createElement("select");
  choose.ariaLabel = data.words.voice;
  for (const voice of found) choose.add(new Option(voice.name, voice.name, false, voice.name === kept.name));
  choose.onchange = () => {
    kept.name = choose.value;
    keep();
  };
  const rate = Object.assign(document.createElement("input"), { type: "range", min: 0.6, max: 1.3, step: 0.1, value: kept.rate });
  rate.ariaLabel = data.words.speed;
  rate.oninput = () => {
    kept.rate = Number(rate.value);
    keep();
  };
  root.append(choose, rate);
}

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".voice");
  if (!root) return;
  document.addEventListener("pointerdown", () => kept.sounds && wake(), { once: true });
  const done = (step) => setTriggerValue("spoken", step);
  const late = root.dataset.state === undefined || !looking();
  if (late && !data.then) kept.said = data.name; // but where the next step waits for it, it is said
  const show = () => {
    draw(root, data, done);
    say(data, done);
  };
  if (speech) speech.onvoiceschanged = show;
  if (data.moment && kept.moment !== data.moment) {
    if (kept.sounds && !late) play(data.moment.split(".")[0]);
    kept.moment = data.moment;
  }
  show();
}
