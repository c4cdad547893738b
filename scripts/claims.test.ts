import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';

let printed: string[];
beforeAll(() => {
  const script = new URL('claims.mjs', import.meta.url);
  printed = execFileSync(process.execPath, [script.pathname], { encoding: 'utf8' }).split('\n');
}, 120_000);

const shown = (text: RegExp) => printed.filter((line) => !line.includes('HIDE') && text.test(line));

test.each([
  ['what a breed weighs', /adult male Labrador Retriever usually weighs 65 to 80 lbs .*akc\.org/],
  ['what makes an emergency', /Call a vet right away for trouble breathing/],
  ['what is advised beside an insight', /eats less for more than a day, it's worth a call/],
  ['what a feast brings', /month 4: Chocolate at Easter .*https/],
])('a vet finds %s among what owners are shown', (_, text) => {
  expect(shown(text)).toHaveLength(1);
});

test('no first step is what only a vet should do, and what no owner reads is marked as hidden', () => {
  expect(printed.filter((line) => /do: /.test(line)).length).toBeGreaterThan(100);
  expect(shown(/do: .*(?:peroxide|ice bath|punish|tourniquet|make (?:him|her) sick)/i)).toEqual([]);
  expect(printed.filter((line) => line.includes('urgent if: ')).length).toBeGreaterThan(50);
  expect(shown(/urgent if: /)).toEqual([]);
});
