/** Classes of a small link next to a heading or below a card's text: easy to hit without increasing the line height. */
export const cardLinkLook =
  '-mx-2 -my-2.5 inline-flex min-h-11 min-w-11 shrink-0 items-center rounded-sm px-2 font-semibold text-sm underline-offset-4 hover:underline';
