// A form of choices: sends what is chosen as one message; what is typed into one with `data-draft` survives a reload. Fields say from which face on they may be bid, and
// faces below are greyed; a star field takes no face. Dice to roll again lie outside, among one's own: who taps
// one is shown the form. What is chosen several times is sent as a list; `data-exactly` says how many ticks are wanted.

export function setUpForm(form, send) {
  const star = form.querySelector("[name=star]");
  const narrow = () => {
    if (form.dataset.exactly) {
      const ticked = form.querySelectorAll("input:checked").length;
      form.querySelector("button").disabled = ticked !== Number(form.dataset.exactly);
    }
    const chosen = form.querySelector("[name=count]:checked");
    if (!chosen) return;
    const onStar = chosen.dataset.star === "1";
    if (star) star.disabled = !onStar;
    const faces = [...form.querySelectorAll("[name=face]")];
    for (const face of faces) face.disabled = onStar || Number(face.value) < Number(chosen.dataset.least);
    const free = faces.filter((face) => !face.disabled);
    if (free.length && !free.some((face) => face.checked)) free[0].checked = true;
    for (const part of form.querySelectorAll("[data-faces]")) part.hidden = onStar;
    for (const part of form.querySelectorAll("[data-stars]")) part.hidden = !onStar;
  };
  const more = form.closest("details");
  for (const field of form.elements) field.onchange = narrow;
  for (const die of form.elements) {
    if (die.name !== "reroll") continue;
    die.onchange = () => {
      if (die.checked && more) more.open = true;
    };
  }
  if (more) more.ontoggle = () => more.open && form.scrollIntoView({ block: "end" });
  const typed = form.dataset.draft ? [...form.querySelectorAll("input[type=text]")] : [];
  for (const field of typed) {
    const key = `draft:${form.dataset.draft}.${field.name}`;
    if (!field.value) field.value = localStorage.getItem(key) ?? "";
    field.oninput = () => localStorage.setItem(key, field.value);
  }
  form.onsubmit = (event) => {
    event.preventDefault();
    const message = { do: form.dataset.form };
    for (const [name, value] of new FormData(form)) {
      message[name] = name in message ? [message[name], value].flat() : value;
    }
    send(message);
  };
  narrow();
}

// One's own dice: covered until asked for, and again after a while, when the page is left, or the phone laid down.
const FACE_DOWN = 35; // degrees from lying with the glass up or down
const closers = new Set();
const close = () => closers.forEach((shut) => shut());
document.addEventListener("visibilitychange", close);
window.addEventListener("deviceorientation", (tilt) => {
  if (tilt.beta !== null && Math.abs(tilt.beta) > 180 - FACE_DOWN) close();
});

export function setUpCover(cup) {
  const button = cup.querySelector("[data-uncover]");
  const soon = cup.querySelector("[data-cover-soon]");
  const chosen = () => localStorage.getItem("meneur.cover") !== "stay";
  const show = (open) => {
    clearTimeout(cup.timer);
    cup.open = open;
    cup.classList.toggle("open", open);
    button.textContent = open ? cup.dataset.hide : cup.dataset.words;
    button.setAttribute("aria-pressed", open);
    if (open && chosen()) cup.timer = setTimeout(() => show(false), 1000 * Number(cup.dataset.cover));
  };
  soon.checked = chosen();
  soon.onchange = () => {
    localStorage.setItem("meneur.cover", soon.checked ? "soon" : "stay");
    show(Boolean(cup.open));
  };
  button.onclick = () => show(!cup.open);
  if (!cup.shut) closers.add((cup.shut = () => cup.isConnected && show(false)));
  cup.classList.toggle("open", Boolean(cup.open));
  button.textContent = cup.open ? cup.dataset.hide : cup.dataset.words;
}
