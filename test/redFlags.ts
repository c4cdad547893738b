/** Sentences of which each alone makes any note urgent. */
export const redFlags = [
  'He collapsed and cannot stand.',
  'His gums are blue.',
  'He ate rat poison.',
  'He is struggling to breathe.',
  'He keeps retching but nothing comes up.',
  'He swallowed a battery.',
];
