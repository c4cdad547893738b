// Milder and graver signs of one family count as one sign, named after the mildest.
const families: Readonly<Record<string, string>> = {
  vomiting_repeated: 'vomiting_single',
  vomiting_blood: 'vomiting_single',
  diarrhoea_bloody: 'diarrhoea_mild',
  limp_nonweightbearing: 'limp_mild',
};

/** The family of a sign (by id), named after its mildest one. */
export const familyOf = (id: string): string => families[id] ?? id;
