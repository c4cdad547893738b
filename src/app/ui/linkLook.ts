/** How a small link opposite a heading, or under a card's text, looks: easy to hit without pushing its line apart. */
export const cardLinkLook =
  '-mx-2 -my-2.5 inline-flex min-h-11 min-w-11 shrink-0 items-center rounded-sm px-2 font-semibold text-sm underline-offset-4 hover:underline';
