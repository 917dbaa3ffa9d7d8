// A pawn walks its path, space by space. `data-walk` counts the walks of a game: each is shown once, and none that was
// over before this page was looked at. `data-steps` on the pawn are the places of the last one.

const STEP_MS = 240;
let shown = null;

export function setUpWalk(wheel, late) {
  const walk = Number(wheel.dataset.walk);
  const fresh = !late && shown !== null && walk === shown + 1;
  shown = walk;
  const pawn = wheel.querySelector("[data-steps]");
  if (!fresh || !pawn || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const frames = pawn.dataset.steps.split(" ").map((step) => {
    const [x, y] = step.split(",");
    return { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
  });
  pawn.animate(frames, { duration: STEP_MS * (frames.length - 1) });
}
