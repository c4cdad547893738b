import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';

let printed: string[];
beforeAll(() => {
  const script = new URL('claims.mjs', import.meta.url);
  printed = execFileSync(process.execPath, [script.pathname], { encoding: 'utf8' }).split('\n');
}, 120_000);

const shown = (text: RegExp) => printed.filter((line) => !line.includes('HIDE') && text.test(line));

test.each([
  ['the weight of a breed', /adult male Labrador Retriever usually weighs 65 to 80 lbs .*akc\.org/],
  ['the signs of an emergency', /Call a vet right away for trouble breathing/],
  ['the advice next to an insight', /eats less for more than a day, it's worth a call/],
  ['the dangers of a holiday', /month 4: keep the chocolate at Easter .*https/],
])('the list of claims shows a vet %s', (_, text) => {
  expect(shown(text)).toHaveLength(1);
});

test('the list ends with how many claims each publisher states, and every site is by its name', () => {
  const from = printed.findIndex((line) => line.startsWith('Stated claims that owners see'));
  const counted = printed.slice(from + 1).filter((line) => /^ +\d+ /.test(line));
  expect(counted.length).toBeGreaterThan(20);
  expect(counted.filter((line) => !/^ +\d+ [A-Z][^.]*$/.test(line))).toEqual([]);
});

test('no first step is one for a vet only, and what owners never read is marked as hidden', () => {
  expect(printed.filter((line) => /do: /.test(line)).length).toBeGreaterThan(100);
  expect(shown(/do: .*(?:peroxide|ice bath|punish|tourniquet|make (?:him|her) sick)/i)).toEqual([]);
  expect(printed.filter((line) => line.includes('urgent if: ')).length).toBeGreaterThan(50);
  expect(shown(/urgent if: /)).toEqual([]);
});
