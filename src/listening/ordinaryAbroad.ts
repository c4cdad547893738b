import type { Word } from './text/tokenizer.ts';

/**
 * Words of ordinary days in German, French and Spanish, and those between them, without accents. None of them denies or lacks
 * anything, says "much" or "little", or names a part of the body, a trouble or something to swallow.
 */
const ordinary = new Set(
  `heute gestern war waren ist sind ein eine einen einem einer schoner schone schones schonen schon toller tolle tolles tollen toll guter gute guten gutes gut
  tag tage morgen abend nachmittag vormittag spaziergang spazieren gassi wir ich sie er der die das den dem im in am an mit und auch dann danach
  park wald see strand garten feld wiese hat haben gegangen gelaufen gespielt getobt gefressen geschlafen gebadet gekuschelt zusammen langer langen
  lange kurzer kurze runde ball freunde freund freundin hund hunde hundin nachbarn sonne sonnig wetter minuten stunde stunden sehr brav lieb
  glucklich frohlich zufrieden munter unser unsere unserem mein meine meinem fruhstuck abendessen futter ihr sein seine seinem ihrem zum zur nach
  hause uns bei zwei drei spaziergange spaziergangen alles ganze ganzen nacht bach fluss berg berge
  aujourd hui hier belle beau bonne bon journee promenade balade parc foret plage lac jardin avec mon ma notre chien chienne elle il a est nous
  avons avez bien mange joue dormi couru au la le les l du de d des dans et tres contente content heureux heureuse sage soleil matin soir diner
  une un apres deux trois longue longues promenades balades tout toute nuit matinee neige pluie riviere
  hoy ayer fue buen bueno buena dia bonito bonita paseo paseamos parque playa bosque jardin con mi nuestro nuestra perro perra ella el ha hemos
  comido bien jugado dormido corrido en lo los las y muy feliz contento contenta largo minutos por fuimos al jugo comio durmio tranquila tranquilo sol
  manana tarde noche dos tres paseos largos toda todo monte rio nieve lluvia`
    .trim()
    .split(/\s+/),
);
const minWords = 4;
const telling =
  /^(?:schon\w*|toll\w*|gut\w*|brav|lieb|glucklich|frohlich|zufrieden|munter|gespielt|getobt|gekuschelt|spazier\w+|gassi|belle|beau|bonne|joue|promenade|balade|content\w*|heureu\w+|sage|buen\w*|bonit\w+|feliz|content\w+|jugado|jugo|paseos?|paseamos|bien|dormi|promenades|balades)$/;

/** Whether a note in German, French or Spanish tells of an ordinary day, and every word of it is known to be harmless. */
export function isOrdinaryAbroad(words: readonly Word[]): boolean {
  const plain = words.flatMap(
    ({ written }) =>
      written
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  return (
    plain.length >= minWords &&
    plain.every((word) => ordinary.has(word)) &&
    plain.some((word) => telling.test(word))
  );
}
