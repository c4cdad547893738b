export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Space between the card and what it is about, and to the window's edge, in px. */
const gap = 16;

const clamp = (value: number, most: number) => Math.max(gap, Math.min(value, most));

/**
 * Where a card goes: below what it is about, else above, to the right or to the left, wherever it fits; in the
 * middle without anything to be about; in the corner where nothing fits.
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

/** The least width, in px, in which a card still reads well. */
const narrowest = 256;

/**
 * On a small window the card stands at the end that leaves what it is about in sight. Where neither does, the window
 * being low, it stands beside that if there is room, and no wider than the room.
 */
export function dockAt(
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
