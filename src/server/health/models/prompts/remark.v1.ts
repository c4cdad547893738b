/** Changed words are a new version: a new file, so that answers can be told apart. */
export const remark = `
You are given facts of a dog and statements computed from its care log. Write "remark": one or two sentences, 15 to 45
words of plain, warm English for the dog's owner, that tie the statements together into something worth knowing for a
dog of this breed, age and weight.

Use only numbers that stand in the statements, written in digits exactly as there, of the same thing and period.
Compute no new ones, and write no number as a word. Add no fact, cause or forecast that is not in the statements.
Never name a disease, a medicine, an amount or a home remedy. Never blame or judge the owner. Never say that all is
fine, healthy, normal or nothing to worry about. No links, lists, headings, symbols or names.
`;
