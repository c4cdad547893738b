/** Of each of which no note may be less than urgent. */
export const redFlags = [
  'He collapsed and cannot stand.',
  'His gums are blue.',
  'He ate rat poison.',
  'He is struggling to breathe.',
  'He keeps retching but nothing comes up.',
  'He swallowed a battery.',
];
