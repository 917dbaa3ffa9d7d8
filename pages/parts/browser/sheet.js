// The common sheet under a finger or a mouse: exactly one stroke, drawn here until it is sent. Where it is not the
// reader's turn there is no `data-sheet`, and the sheet is a picture. Beside it, what is shown only while held down.

const SIDE = 1000; // the sheet measures so many units each way
const LEAST = 15; // a shorter line is a tap (F3)
const APART = 2; // points closer than this are one
const MOST = 2000; // points of one stroke
const AGAIN_MS = 4000; // a stroke that nobody answered goes out again after this

function stored(ask) {
  try {
    return ask();
  } catch {
    return null; // a browser that forbids storage keeps the stroke on the page alone
  }
}
const drafts = {
  read: (key) => JSON.parse(stored(() => localStorage.getItem(key)) ?? "null"),
  keep: (key, stroke) =>
    stored(() => (stroke ? localStorage.setItem(key, JSON.stringify(stroke)) : localStorage.removeItem(key))),
};

const measure = (points) =>
  points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at][0], y - points[at][1]), 0);

const line = (points) => (points.length < 2 ? "" : `M${points.join(" ")}`);

export function setUpSheet(sheet, send) {
  const key = `stroke:${sheet.dataset.sheet}`;
  const own = sheet.querySelector("[data-own]");
  const page = sheet.closest("main, .stage");
  const undo = page.querySelector("[data-unstroke]");
  const hand = page.querySelector("[data-hand-stroke]");
  const note = page.querySelector("[data-stroke-note]");
  if (sheet.set !== key) {
    if (sheet.set) drafts.keep(sheet.set, null); // the last turn is over
    sheet.set = key;
    sheet.drawn = drafts.read(key);
    sheet.finger = null;
  }
  if (sheet.dataset.refused && sheet.drawn?.sent) sheet.drawn = { points: sheet.drawn.points };
  const show = () => {
    const drawn = sheet.drawn;
    own.setAttribute("d", drawn ? line(drawn.points) : "");
    sheet.classList.toggle("ready", Boolean(drawn) && sheet.finger === null);
    const ready = Boolean(drawn) && sheet.finger === null && !drawn.sent;
    undo.disabled = hand.disabled = !ready;
  };
  const at = (event) => {
    const box = sheet.querySelector("svg").getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top].map((side) => Math.round((side * SIDE) / box.width));
  };
  const inside = ([x, y]) => x >= 0 && x <= SIDE && y >= 0 && y <= SIDE;
  const end = () => {
    if (sheet.finger === null) return;
    sheet.finger = null;
    const tap = measure(sheet.drawn.points) < LEAST;
    if (tap) sheet.drawn = null;
    if (note) note.textContent = tap ? note.dataset.tap : "";
    drafts.keep(key, sheet.drawn);
    show();
  };
  const follow = (event) => {
    for (const step of event.getCoalescedEvents?.().length ? event.getCoalescedEvents() : [event]) {
      const point = at(step);
      const points = sheet.drawn.points;
      if (!inside(point)) {
        points.push(point.map((side) => Math.min(SIDE, Math.max(0, side))));
        return end();
      }
      if (measure([points.at(-1), point]) >= APART) points.push(point);
      if (points.length >= MOST) return end();
    }
    show();
  };
  sheet.onpointerdown = (event) => {
    if (event.button > 0) return;
    if (sheet.finger !== null) return end(); // a second finger, or the palm
    if (sheet.drawn || !inside(at(event))) return;
    event.preventDefault();
    sheet.finger = event.pointerId;
    sheet.setPointerCapture(event.pointerId);
    sheet.drawn = { points: [at(event)] };
    show();
  };
  sheet.onpointermove = (event) => event.pointerId === sheet.finger && follow(event);
  sheet.onpointerup = sheet.onpointercancel = sheet.onlostpointercapture = (event) => {
    if (event.pointerId === sheet.finger) end();
  };
  sheet.ontouchstart = sheet.ontouchmove = (event) => event.preventDefault(); // the page stays where it is
  undo.onclick = () => {
    sheet.drawn = null;
    drafts.keep(key, null);
    show();
  };
  const go = () => {
    sheet.drawn.sent = Date.now();
    drafts.keep(key, sheet.drawn);
    show();
    send({ do: "stroke", points: sheet.drawn.points.flat(), ...JSON.parse(sheet.dataset.with) });
  };
  hand.onclick = go;
  sheet.goAgain = () => {
    if (sheet.drawn?.sent && Date.now() - sheet.drawn.sent > AGAIN_MS) go();
  };
  show();
}

// A stroke sent while the line was cut goes out again by itself.
window.meneurStrokes ??= setInterval(() => {
  for (const sheet of document.querySelectorAll("[data-sheet]")) sheet.goAgain?.();
}, AGAIN_MS);

// A turn that is over leaves no draft.
export function putAway(sheet) {
  if (sheet.set) drafts.keep(sheet.set, null);
  sheet.set = sheet.drawn = undefined;
  sheet.finger = null; // it was perhaps still on the glass
  sheet.onpointerdown = sheet.onpointermove = sheet.ontouchstart = sheet.ontouchmove = sheet.goAgain = null;
}

// Shown only while held down. What waits for a look (`data-after="<name>"`) opens with the first one.
const seen = new Set();
const open = new Set();
const shut = () => {
  for (const held of open) held.classList.remove("held");
  open.clear();
};
document.addEventListener("visibilitychange", shut);
window.addEventListener("blur", shut);

export function setUpHold(held) {
  const name = held.dataset.hold;
  const waits = () => {
    for (const after of document.querySelectorAll(`[data-after="${CSS.escape(name)}"]`)) after.disabled = !seen.has(name);
  };
  const show = () => {
    held.classList.add("held");
    open.add(held);
    seen.add(name);
    waits();
  };
  held.classList.toggle("held", open.has(held));
  held.onpointerdown = show;
  held.onpointerup = held.onpointercancel = held.onpointerleave = held.onblur = shut;
  held.onkeydown = (event) => (event.key === " " || event.key === "Enter") && (event.preventDefault(), show());
  held.onkeyup = shut;
  held.oncontextmenu = (event) => event.preventDefault();
  waits();
}

// Draw the strokes once more, one after the other.
export function setUpReplay(button) {
  button.onclick = () => {
    const sheet = document.getElementById(button.dataset.replay);
    sheet.classList.remove("replay");
    sheet.scrollIntoView({ block: "nearest", behavior: "smooth" });
    sheet.getBoundingClientRect(); // or the browser sees no change
    sheet.classList.add("replay");
  };
}
