import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldForSearch, identityOf } from './search.ts';

describe('a search', () => {
  it.each([
    ["didn't eat", 'Didn’t eat her dinner'],
    ['didn’t eat', "Didn't eat her dinner"],
    ['didn‘t', 'didnʼt'],
    ['"good girl"', '“Good girl!” and „good girl“ and «good girl»'.replace('!', '')],
    ['half-day', 'half–day'],
    ['well - sort of', 'Well — sort of'],
    ['-5', '−5 degrees'],
    ['wait...', 'Wait… what'],
    ['5 km', '5\u00a0km'],
    ['5 km', '5\u202fkm'],
    ['chicken rice', 'chicken\t\n rice'],
    ['zurich', 'Zürich'],
    ['ZÜRICH', 'zu\u0308rich'],
    ['zürich', 'Zurich'],
    ['naive', 'naïve'],
    ['lodz', 'Łódź'],
    ['ŁÓDŹ', 'lodz'],
    ['strasse', 'Straße'],
    ['STRAẞE', 'strasse'],
    ['tromso', 'Tromsø'],
    ['aebleskiver', 'Æbleskiver'],
    ['oeuf', 'Œuf'],
    ['dakovo', 'Đakovo'],
    ['thor', 'Þór'],
    ['istanbul', 'İstanbul'],
    ['isirdi', 'ısırdı'],
    ['mat khau', 'Mật Khẩu'],
    ['елка', 'Ёлка'],
    ['οδοσ', 'ΟΔΌΣ'],
    ['οδός', 'ΟΔΟΣ'],
    ['שלום', 'שָׁלוֹם'],
    ['محمد', 'مُحَمَّد'],
    ['کتاب', 'كتـاب'],
    ['kibble', 'ｋｉｂｂｌｅ'],
    ['カレー', 'ｶﾚｰ'],
    ['がくせい', 'がくせい'.normalize('NFD')],
    ['1/2 cup', '½ cup'],
    ['office', 'oﬃce'],
    ['kibble', 'kib\u00adble and kib\u200bble'],
    ['❤', '❤️'],
    ["l'eau", 'L’eau'],
  ])('finds %j in %j', (sought, text) => {
    expect(foldForSearch(text)).toContain(foldForSearch(sought));
  });

  it.each([
    ['か', 'が'],
    ['हद', 'हिद'],
    ['ham', 'h am'],
    ['cote', 'cot é'],
  ])('does not find %j in %j', (sought, text) => {
    expect(foldForSearch(text)).not.toContain(foldForSearch(sought));
  });
});

/** Every character there is, but of the scripts that have neither case nor accents only a few. */
const every = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) =>
    !/[\p{Cn}\p{Co}\p{Cs}\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}]/u.test(character) ||
    /[字각]/.test(character),
);

test('folding any character a second time changes nothing', () => {
  const changed = every.filter((character) => {
    const once = foldForSearch(`a${character}b`);
    return foldForSearch(once) !== once;
  });
  expect(changed).toEqual([]);
});

test('every character is found in its other Unicode forms and in either case', () => {
  const lost = every.filter((character) => {
    const folded = foldForSearch(character);
    return ['NFC', 'NFD'].some((form) => foldForSearch(character.normalize(form)) !== folded);
  });
  expect(lost).toEqual([]);
  const cased = every.filter(
    (character) => foldForSearch(character.toUpperCase()) !== foldForSearch(character),
  );
  expect(cased).toEqual([]);
});

test('part of a text that starts and ends between words is found in it', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, fc.nat(8), fc.nat(8), (all, from, count) => {
      const part = all.slice(from, from + count).join(' ');
      expect(` ${foldForSearch(all.join(' '))} `).toContain(foldForSearch(part));
    }),
  );
});

describe('two entries of a list', () => {
  it.each([
    ['Café', 'CAFE\u0301'],
    ["Won't walk", 'Won’t  walk'],
    ['Hip\u00a0Dysplasia', 'hip dysplasia'],
    ['Shy', 'S\u200bhy'],
    ['Groß', 'GROSS'],
  ])('%j and %j are the same', (one, other) => {
    expect(identityOf(one)).toBe(identityOf(other));
  });

  it.each([
    ['año', 'ano'],
    ['pêche', 'péché'],
    ['Well-behaved', 'Well behaved'],
  ])('%j and %j are different', (one, other) => {
    expect(identityOf(one)).not.toBe(identityOf(other));
  });
});

test('the keys of an English keyboard are folded alike alone and beside another letter', () => {
  const ascii = fc.string({ unit: fc.constantFrom(...' !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~') });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(foldForSearch(`${text}é`)).toBe(foldForSearch(`${text}e`));
    }),
  );
});
