// The browser side of a scene: puts HTML in place without disturbing what stays, sends what is
// pressed, and keeps drafts until the server has accepted them.

import { looking, settle } from "./looking.js";
import { setUpCover, setUpForm } from "./picker.js";
import { putAway, setUpHold, setUpReplay, setUpSheet } from "./sheet.js";
import { setUpWalk } from "./walk.js";

const LOOK_MS = 3000; // a look that does not come is not waited for
const SMALLEST = 0.5; // of the size that the room reads from the sofa
const AGAIN_MS = 4000; // a press that nobody answered may be pressed again after this
let same = false; // the page that is being drawn is the one that stands there already
const sent = new Map(); // draft -> the text that was last sent, and when
const attributes = (node) => [...node.attributes].map((attribute) => attribute.name);
const nameOf = (node) => node.nodeType === 1 && (node.id || node.dataset.keep);

function alike(old, fresh) {
  return old.nodeName === fresh.nodeName && nameOf(old) === nameOf(fresh);
}

function renew(old, fresh) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  // Whether details are open is the reader's to say.
  const theirs = old.nodeName === "DETAILS" ? "open" : null;
  // A first press that waits for its second still counts when the same page is merely drawn once more.
  const sure = same && old.classList.contains("sure");
  for (const name of attributes(old)) if (name !== theirs && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of attributes(fresh)) {
    if (name !== theirs && old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
  }
  if (sure) old.classList.add("sure");
  if (old.nodeName !== "TEXTAREA") fill(old, fresh);
}

// Make `old` hold the children of `fresh`, keeping every node that can stay.
function fill(old, fresh) {
  let here = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    let match = here;
    while (match && !alike(match, wanted)) match = match.nextSibling;
    if (match && (match === here || nameOf(wanted))) {
      if (match !== here) old.insertBefore(match, here);
      renew(match, wanted);
      here = match.nextSibling;
    } else if (here && alike(here, wanted)) {
      renew(here, wanted);
      here = here.nextSibling;
    } else {
      old.insertBefore(wanted, here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

const store = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  keep(key, text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // A browser that forbids storage keeps the draft in the field alone.
    }
  },
};

// Letters as people see them: a family of emoji is one.
const signs = (text) =>
  Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].length : [...text].length;

// Drafts wait under `draft:` while being typed and under `going:` from the press until accepted. A pen without
// `data-accepted` writes something that happens once: it is sent once, and its draft is over.
function setUpPen(form, send) {
  const field = form.querySelector("textarea, input");
  const draft = form.dataset.draft;
  // What is sent once, or from a laptop that was handed over, is not kept after it has been sent.
  const once = form.dataset.accepted === undefined || draft.startsWith("host.");
  const accepted = form.dataset.accepted ?? "";
  const key = `draft:${draft}`;
  const going = `going:${draft}`;
  if (store.read(going) !== null && (store.read(going).trim() === accepted || form.dataset.refused)) {
    store.keep(going, null);
    if (form.dataset.refused) sent.delete(draft);
    if (!form.dataset.refused && (store.read(key) ?? "").trim() === accepted) store.keep(key, null);
  }
  if (form.dataset.set !== draft) {
    form.dataset.set = draft;
    field.value = store.read(key) ?? (accepted || (form.dataset.first ?? ""));
  } else if (accepted && field.value.trim() === form.accepted) {
    field.value = accepted; // replaced from another phone
  }
  form.accepted = accepted;
  form.setAttribute("data-set", draft);
  const count = () => {
    const limit = Number(form.dataset.limit);
    const typed = field.value.trim();
    const left = limit - (form.dataset.signs ? signs(typed) : [...typed].length);
    const note = form.querySelector("[data-left]");
    if (note) {
      note.textContent = (left < 0 ? note.dataset.over : note.dataset.left).replace("{n}", Math.abs(left));
      note.classList.toggle("over", left < 0);
    }
    const button = form.querySelector("button");
    const same = field.value.trim() === accepted;
    button.disabled = left < 0 || field.value.trim() === "" || same;
    button.textContent = same && accepted ? button.dataset.done : button.dataset.label;
  };
  const go = (text) => {
    sent.set(draft, { text, at: Date.now() });
    send({ do: form.dataset.pen, text, ...JSON.parse(form.dataset.with ?? "{}") });
  };
  const underway = (text) => sent.get(draft)?.text === text && Date.now() - sent.get(draft).at < AGAIN_MS;
  field.oninput = () => {
    store.keep(key, field.value);
    count();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    if (underway(field.value)) return;
    store.keep(key, once ? null : field.value);
    if (!once) store.keep(going, field.value);
    go(field.value);
  };
  count();
  form.goAgain = () => {
    const waiting = store.read(going);
    if (waiting !== null && !underway(waiting)) go(waiting);
  };
  form.goAgain();
}

// A text pressed while the line was cut goes out again by itself.
window.meneurAgain ??= setInterval(() => {
  for (const form of document.querySelectorAll("form[data-pen]")) form.goAgain?.();
}, AGAIN_MS);

// Make a list as large as the screen allows: `data-fit="1.5 0.9"` gives the sizes in em, largest and least.
function fit(list) {
  const [most, least] = list.dataset.fit.split(" ").map(Number);
  const foot = document.querySelector(".st-key-foot");
  const board = list.closest(".boarded") && document.querySelector('[data-testid="stPlotlyChart"]');
  const below = (foot ? foot.getBoundingClientRect().top : innerHeight) - 14;
  const limit = board ? below - board.offsetHeight - 24 : below;
  const last = list.closest(".middle.boarded")?.lastElementChild ?? list; // what follows stands above the board too
  for (let size = most; ; size -= 0.05) {
    list.style.fontSize = `${Math.max(size, least)}em`;
    const bottom = last.getBoundingClientRect().bottom + scrollY;
    if (bottom <= limit || size <= least) break;
  }
  const lit = list.querySelector(".lit");
  if (lit && lit.getBoundingClientRect().bottom > limit) lit.scrollIntoView({ block: "center" });
}

// Count down on the screen only: the server's clock decides (A8).
function tick() {
  for (const clock of document.querySelectorAll("[data-clock]")) {
    if (clock.dataset.from !== clock.dataset.clock) {
      clock.dataset.from = clock.dataset.clock;
      clock.ends = performance.now() + 1000 * Number(clock.dataset.clock);
    }
    const left = Math.ceil((clock.ends - performance.now()) / 1000);
    clock.textContent = left > 0 ? clock.dataset.words.replace("{n}", left) : clock.dataset.over;
  }
}
window.meneurClock ??= setInterval(tick, 250);

// Nobody can scroll on the screen for the room: what still goes beyond it is made smaller as a whole.
function fitAll() {
  const main = document.querySelector('[data-testid="stMain"]');
  const whole = document.querySelector('[data-testid="stMainBlockContainer"]');
  const tv = document.documentElement.dataset.page === "tv";
  whole.style.zoom = "";
  document.querySelectorAll(".scene [data-fit]").forEach(fit);
  for (let size = 1; tv && size > SMALLEST && main.scrollHeight > main.clientHeight; size -= 0.04) whole.style.zoom = size;
}
window.meneurFit ??= new ResizeObserver(() => requestAnimationFrame(fitAll));
window.meneurFit.observe(document.documentElement);
window.meneurFit.observe(document.body);
// The board comes later than what stands above it. Phones scroll, and nothing may move under the hand.
window.meneurGrown ??= new ResizeObserver(() => requestAnimationFrame(() => {
  if (document.documentElement.dataset.page !== "phone") fitAll();
}));

// What a phone's page asks for now, and what is being typed on it.
const reading = (root) => ({
  leaf: root.querySelector("[data-leaf]")?.dataset.leaf,
  typing: root.querySelector("form[data-draft]:focus-within")?.dataset.draft,
});

// Where something else is to be done the page begins at its top, but not under the hand of who types on.
function turnLeaf(root, before) {
  const { leaf, typing } = reading(root);
  const typesOn = typing !== undefined && typing === before.typing;
  const phone = document.documentElement.dataset.page === "phone"; // and no page handed over on a console
  if (phone && before.leaf !== undefined && leaf !== before.leaf && !typesOn) root.scrollIntoView();
}

// Nothing is shown before it has its look.
function reveal(root) {
  const show = () => {
    root.style.visibility = "";
    settle(root);
    fitAll();
  };
  const look = document.getElementById("meneur-look");
  if (!look || look.sheet) return show();
  look.addEventListener("load", show, { once: true });
  setTimeout(show, LOOK_MS);
}

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".scene");
  if (!root) return;
  const send = (message) => setTriggerValue("sent", { ...message, at: Date.now() });
  const fresh = document.createElement("template");
  fresh.innerHTML = data.html;
  for (const form of root.querySelectorAll("form[data-set]")) {
    const next = fresh.content.querySelector(`form[data-draft="${CSS.escape(form.dataset.draft)}"]`);
    if (next) next.dataset.set = form.dataset.set;
  }
  const late = !root.firstElementChild || !looking();
  const before = reading(root);
  same = root.drawnAs === data.html;
  root.drawnAs = data.html;
  fill(root, fresh.content);
  if (late) settle(root);
  for (const form of root.querySelectorAll("form[data-pen]")) setUpPen(form, send);
  for (const form of root.querySelectorAll("form[data-form]")) setUpForm(form, send);
  for (const cup of root.querySelectorAll("[data-cover]")) setUpCover(cup);
  for (const sheet of root.querySelectorAll(".sheet")) sheet.dataset.sheet ? setUpSheet(sheet, send) : putAway(sheet);
  for (const held of root.querySelectorAll("[data-hold]")) setUpHold(held);
  for (const wheel of root.querySelectorAll("[data-walk]")) setUpWalk(wheel, late);
  for (const button of root.querySelectorAll("[data-replay]")) setUpReplay(button);
  turnLeaf(root, before);
  if (root.style.visibility) reveal(root);
  const whole = document.querySelector('[data-testid="stMainBlockContainer"]');
  if (whole !== window.meneurWhole) {
    window.meneurGrown.disconnect();
    window.meneurGrown.observe((window.meneurWhole = whole));
  }
  requestAnimationFrame(fitAll);
  document.fonts?.ready.then(fitAll);
  root.onkeydown = (event) => {
    const choice = event.target.closest("[role=button][data-send]");
    if (choice && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choice.dispatchEvent(new MouseEvent("click", { bubbles: true })); // what is drawn as SVG has no click()
    }
  };
  root.onclick = (event) => {
    const link = event.target.closest("a[data-keep-key]");
    if (link) {
      event.preventDefault();
      location.assign(link.pathname + location.search);
    }
    const button = event.target.closest("[data-send]");
    if (!button || button.classList.contains("sending")) return;
    if (button.dataset.confirm && !button.classList.contains("sure")) {
      button.classList.add("sure");
      setTimeout(() => button.classList.remove("sure"), AGAIN_MS);
      return;
    }
    button.classList.add("sending");
    setTimeout(() => button.classList.remove("sending"), AGAIN_MS);
    send(JSON.parse(button.dataset.send));
  };
}
