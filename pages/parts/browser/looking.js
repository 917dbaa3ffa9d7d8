// A moment is played to those who were looking when it came: on a page opened later, or cut off meanwhile, it is past.

const SETTLE_MS = 2500; // what is drawn so soon after the line has opened was there before

export const looking = () => Date.now() - (window.meneurLine?.opened ?? Infinity) > SETTLE_MS;

// Whatever plays once has played. What turns for ever goes on.
export function settle(root) {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
