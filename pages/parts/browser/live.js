// Listens for "what you see has changed" and asks Streamlit for a redraw, or draws what comes with it. One socket a
// page, kept on `window`: this function runs again at every redraw while its clean-up runs only at the end.

const RETRY_MS = [300, 700, 1500, 3000];
const SAFETY_MS = 15000; // how often a page is drawn anew by itself, in case the line is cut by something in between
const ASK_AGAIN_MS = 3000; // a redraw that did not come is asked for once more
const NOT_ALLOWED = 4403; // the link has been renewed
const CALM_MS = 1500; // a cut shorter than this is nobody's business
const HOLD_MS = 2000; // a press of one's own is redrawn anyway; until then nothing else is asked for,
const HOLD_ON_MS = 500; // and for a little while after a redraw: it may be an earlier one
const DRAWING_MS = 60; // how soon to look again whether Streamlit has finished
const WATCH_MS = 1000; // a page found empty twice in a row stays empty

const line = (window.meneurLine ??= { seen: "", socket: null, key: null, tries: 0, cut: 0, hold: 0 });

// A redraw of this page that is asked for while a press already leads to another one makes Streamlit leave
// that other page empty, or end altogether. So wait while something is on its way.
const still = () => document.querySelector(".stApp")?.dataset.testScriptState === "notRunning";
const busy = () => Date.now() < line.hold || !still();

function ask() {
  clearTimeout(line.again);
  if (line.told === line.seen || !line.trigger) return;
  if (busy()) {
    line.again = setTimeout(ask, DRAWING_MS);
    return;
  }
  line.trigger("moved", line.told);
  line.again = setTimeout(ask, ASK_AGAIN_MS);
}

line.safety ??= setInterval(() => busy() || line.trigger?.("moved", "safety"), SAFETY_MS);

// Should a page be empty or gone all the same (two presses at once), load it anew; not while there is no server.
const DRAWN = '[data-testid="stMain"] [data-testid="stElementContainer"]';
const empty = () => (still() || !document.querySelector(".stApp")) && !document.querySelector(DRAWN);
line.watch ??= setInterval(() => {
  line.blank = empty() ? (line.blank ?? 0) + 1 : 0;
  if (line.blank > 1 && line.socket?.readyState === WebSocket.OPEN) location.reload();
}, WATCH_MS);

function open() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/live/${encodeURIComponent(line.key || "-")}`);
  line.socket = socket;
  socket.onopen = () => {
    line.tries = 0;
    line.opened = Date.now();
    clearTimeout(line.cut);
    document.documentElement.classList.remove("cut");
  };
  socket.onmessage = (event) => {
    if (line.socket !== socket) return;
    const news = JSON.parse(event.data);
    line.told = news.seen;
    if (line.bring && news.html) line.bring(news);
    else ask();
  };
  socket.onclose = (event) => {
    if (line.socket !== socket) return;
    if (event.code === NOT_ALLOWED) {
      line.trigger?.("moved", "gone"); // the page looks again and says why
      return;
    }
    clearTimeout(line.cut);
    line.cut = setTimeout(() => document.documentElement.classList.add("cut"), CALM_MS);
    line.retry = setTimeout(open, RETRY_MS[Math.min(line.tries++, RETRY_MS.length - 1)]);
  };
}

// A phone that wakes up does not wait for its timer.
if (!line.awake) {
  line.awake = () => {
    if (document.visibilityState === "visible" && line.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(line.retry);
      open();
    }
  };
  document.addEventListener("visibilitychange", line.awake);
  window.addEventListener("online", line.awake);
}

if (!line.press) {
  line.press = () => (line.hold = Date.now() + HOLD_MS);
  document.addEventListener("click", line.press, true);
}

// Streamlit's dialog about a cut line locks the page; close it, so that one can go on typing.
if (!line.unlock) {
  line.unlock = () => document.querySelector('[data-testid="stDialog"] [aria-label="Close"]')?.click();
  new MutationObserver(line.unlock).observe(document.body, { childList: true });
}

// Space is the next step, unless somebody is typing or on a button.
if (!line.space) {
  line.space = (event) => {
    if (event.code !== "Space" || event.repeat || !line.keys) return;
    if (event.target.closest("input, textarea, select, button, [role=button], [role=dialog], [contenteditable]")) return;
    const button = document.querySelector('.st-key-main button[kind="primary"]');
    if (!button) return;
    event.preventDefault();
    button.click();
  };
  document.addEventListener("keydown", line.space);
}

// What Escape has closed keeps the focus on its button, and space would only open it again.
if (!line.escape) {
  line.escape = (event) => event.key === "Escape" && setTimeout(() => document.activeElement?.closest("button")?.blur(), 100);
  document.addEventListener("keydown", line.escape, true);
}

// What the page looks like from outside: called with all that is drawn now.
export function drawn(data) {
  line.seen = data.seen;
  line.hold = Math.min(line.hold, Date.now() + HOLD_ON_MS);
  if (data.title) document.title = data.title;
  document.documentElement.lang = data.language;
  document.documentElement.style.setProperty("--cut-words", JSON.stringify(data.cut));
  if (data.turn && line.turn === false) navigator.vibrate?.([60, 60, 60]);
  line.turn = data.turn;
}

// `bring` draws what the line brings, where it brings more than a fingerprint.
export default function ({ data, setTriggerValue, bring }) {
  line.trigger = setTriggerValue;
  line.bring = bring;
  line.keys = data.keys;
  document.documentElement.dataset.page = data.page;
  drawn(data);
  if (line.key !== data.key) {
    line.key = data.key;
    line.socket?.close();
    clearTimeout(line.retry);
    open();
  } else if (line.told) {
    ask();
  }
}
