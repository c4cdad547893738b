export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Space between the card and its target, and to the window's edge, in px. */
const gap = 16;

const clamp = (value: number, most: number) => Math.max(gap, Math.min(value, most));

/**
 * Positions a card next to its target: below, above, to the right or to the left, whichever fits first; else in the
 * bottom right corner. Without a target, the card is centred.
 */
export function placeBeside(target: Box | null, card: Size, window: Size): Pick<Box, 'left' | 'top'> {
  const most = { left: window.width - card.width - gap, top: window.height - card.height - gap };
  if (!target) {
    return { left: (window.width - card.width) / 2, top: clamp((window.height - card.height) / 2, most.top) };
  }
  const left = clamp(target.left + target.width / 2 - card.width / 2, most.left);
  const top = clamp(target.top + target.height / 2 - card.height / 2, most.top);
  const spots = [
    { left, top: target.top + target.height + gap },
    { left, top: target.top - card.height - gap },
    { left: target.left + target.width + gap, top },
    { left: target.left - card.width - gap, top },
  ];
  const fits = (spot: Pick<Box, 'left' | 'top'>) =>
    spot.left >= gap && spot.top >= gap && spot.left <= most.left && spot.top <= most.top;
  return spots.find(fits) ?? most;
}

/** The narrowest card that still reads well, in px. */
const narrowest = 256;

/**
 * Docks a card to an edge of a small window: to the top or bottom, wherever the target stays visible. If neither has
 * room for it, because the window is low, it goes to one side, no wider than the space beside the target.
 */
export function dockFor(
  target: Box | null,
  card: Size,
  window: Size,
): { at: 'top' | 'bottom' } | { at: 'left' | 'right'; width: number } {
  if (!target) return { at: 'bottom' };
  const room = {
    top: target.top,
    bottom: window.height - target.top - target.height,
    left: target.left,
    right: window.width - target.left - target.width,
  };
  const side = room.left > room.right ? 'left' : 'right';
  const width = Math.min(card.width, room[side] - 2 * gap);
  const isBeside = Math.max(room.top, room.bottom) < card.height + 2 * gap && width >= narrowest;
  return isBeside ? { at: side, width } : { at: room.top > room.bottom ? 'top' : 'bottom' };
}
