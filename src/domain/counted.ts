/** A number with its noun, which is singular only for 1: "1 walk", "0 walks", "1.5 cups". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
