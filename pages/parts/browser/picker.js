// A form of choices: sends what is chosen as one message. Fields say from which face on they may be bid, and
// faces below are greyed; a star field takes no face. Dice to roll again lie outside, among one's own: who taps
// one is shown the form.

export function setUpForm(form, send) {
  const star = form.querySelector("[name=star]");
  const narrow = () => {
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
  form.onsubmit = (event) => {
    event.preventDefault();
    const message = { do: form.dataset.form };
    for (const [name, value] of new FormData(form)) {
      if (name === "reroll") (message.reroll ??= []).push(value);
      else message[name] = value;
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
