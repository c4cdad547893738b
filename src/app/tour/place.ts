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

/** On a small window the card stands at the end that leaves what it is about in sight. */
export function dockAt(target: Box | null, window: Size): 'top' | 'bottom' {
  return target && target.top + target.height / 2 > window.height / 2 ? 'top' : 'bottom';
}
