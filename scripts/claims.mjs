import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './lib/nodeVersion.mjs';
import { command, root, run, StepFailed, say, tool } from './lib/command.mjs';
import { install } from './lib/prepare.mjs';

/**
 * Lists every claim that Hark makes about dogs with its sources, for a vet to review. Hidden claims are marked. At the end,
 * counts the claims that owners see by who states them, and fails if one rests on a publisher that a vet would not accept.
 */
await command(async () => {
  await install('working');
  const built = await run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', 'src/listening']);
  if (built !== 0) throw new StepFailed('Building the knowledge failed; see above.');
  /** @param {string} name */
  const load = (name) => import(pathToFileURL(path.join(root, `build/listening/${name}.js`)).href);
  const [
    { signs },
    { behaviours },
    { plants },
    tips,
    { dailyTips },
    { feedingTips, toxicFoods },
    { months },
    { stages },
    { breedTable, proneTo },
    { advice },
    { publishersOf },
    { breedNamed },
    { alarming, neverSaid },
  ] = await Promise.all(
    [
      'knowledge/signs',
      'knowledge/behaviours',
      'knowledge/plants',
      'knowledge/tips',
      'knowledge/dailyTips',
      'knowledge/nutrition',
      'knowledge/months',
      'knowledge/stages',
      'knowledge/breedTable',
      'knowledge/advice',
      'knowledge/cited',
      'dog',
      'wording',
    ].map(load),
  );
  /** @param {string} line */
  const sayable = (line) => !neverSaid.test(line);
  /** @param {string} line */
  const calm = (line) => sayable(line) && !alarming.test(line);
  let shown = 0;
  let hidden = 0;
  /** @param {string} text @param {boolean} isShown */
  const claim = (text, isShown) => {
    say(`  ${isShown ? '     ' : 'HIDE '} ${text}`);
    if (isShown) shown += 1;
    else hidden += 1;
  };
  /** @type {Map<string, number>} The claims that owners see, by publisher. */
  const byPublisher = new Map();
  /** @type {string[]} Claims that owners see, of which a page is not by an accepted publisher. */
  const unaccepted = [];
  let stated = 0;
  /** A claim that owners see together with who states it. @param {string} text @param {readonly string[]} pages */
  const statedClaim = (text, pages) => {
    claim(text, true);
    stated += 1;
    for (const name of publishersOf(pages)) byPublisher.set(name, (byPublisher.get(name) ?? 0) + 1);
    if (pages.length === 0 || pages.some((page) => publishersOf([page]).length === 0))
      unaccepted.push(`${text} (${pages.join(', ')})`);
  };
  /** @param {readonly (readonly [string, string])[]} sources @param {string} of */
  const cite = (sources, of) => {
    for (const [url, title] of sources) say(`         ${of}${title}: ${url}`);
  };
  /** @param {{ sources: readonly (readonly [string, string])[], background?: readonly (readonly [string, string])[] }} of */
  const citeAll = ({ sources, background = [] }) => {
    cite(sources, '');
    cite(background, 'background, not shown: ');
  };
  /** @param {{ sources: readonly (readonly [string, string])[] }} of */
  const pagesOf = ({ sources }) => sources.map(([url]) => url);

  const claimsOfSigns = () => {
    for (const sign of signs) {
      say(`\n${sign.id}: ${sign.name} (${sign.urgency}; sources ${sign.support})`);
      for (const each of sign.mayBe) {
        if (sign.support === 'direct' && sayable(each)) statedClaim(`may be: ${each}`, pagesOf(sign));
        else claim(`may be: ${each}`, false);
      }
      for (const each of [...sign.doNow, ...(sign.unhurried ?? [])]) claim(`do: ${each}`, sayable(each));
      claim(`see a vet: ${sign.seeVet}`, false);
      for (const [when, urgency] of sign.raisedIf) claim(`${urgency} if: ${when}`, false);
      citeAll(sign);
    }
  };
  const claimsOfPlants = () => {
    say('\nPlants');
    for (const { harm, source } of plants) statedClaim(`${harm} (${source[0]})`, [source[0]]);
  };
  const claimsOfBehaviours = () => {
    for (const each of behaviours) {
      say(`\n${each.id}: ${each.name} (${each.urgency}; sources ${each.support})`);
      for (const says of each.maySay) {
        if (each.support === 'direct' && calm(says)) statedClaim(`may say: ${says}`, pagesOf(each));
        else claim(`may say: ${says}`, false);
      }
      for (const cause of each.ruleOut) claim(`rule out: ${cause}`, sayable(cause));
      for (const step of each.toTry) claim(`try: ${step}`, calm(step));
      citeAll(each);
    }
  };
  const claimsOfTips = () => {
    say('\nTips');
    for (const { id, text, source, support } of [
      ...tips.breedTips,
      ...tips.generalTips,
      ...dailyTips,
      ...feedingTips,
      ...toxicFoods,
    ]) {
      const told = `${id}: ${text} (${support}: ${source ?? 'no source'})`;
      if (support === 'direct') statedClaim(told, source ? [source] : []);
      else claim(told, false);
    }
  };
  const claimsOfYear = () => {
    say('\nThe year');
    for (const { month, tip, hazards, feasts = [] } of months) {
      claim(`month ${month}: ${tip} (no source of its own)`, false);
      for (const [hazard, sources] of [...hazards, ...feasts])
        statedClaim(`month ${month}: ${hazard} (${sources.join(', ')})`, sources);
    }
  };
  const claimsOfStages = () => {
    say('\nStages of life');
    for (const { label, watch, checks, exercise, feeding } of stages) {
      for (const each of watch) claim(`${label}, watch: ${each} (no source of its own)`, false);
      for (const [text, source] of [checks, exercise, feeding].filter(Boolean))
        statedClaim(`${label}: ${text} (${source})`, [source]);
    }
  };
  const claimsOfBreeds = () => {
    say('\nBreeds');
    for (const [breed, condition, source] of proneTo)
      statedClaim(`${breed} is prone to: ${condition} (${source})`, [source]);
    for (const row of breedTable.trim().split('\n')) {
      const { name, weight, male, female, source } = breedNamed(row.split('|')[0]);
      const ranges = [
        ['', weight],
        ['male ', male],
        ['female ', female],
      ].filter(([, range]) => range);
      for (const [sex, [least, most]] of ranges)
        statedClaim(`an adult ${sex}${name} usually weighs ${least} to ${most} lbs (${source})`, [source]);
    }
  };
  const claimsInOwnWords = () => {
    say('\nAdvice in Hark’s own words');
    for (const text of Object.values(advice)) claim(`${text} (no source of its own)`, true);
  };

  claimsOfSigns();
  claimsOfPlants();
  claimsOfBehaviours();
  claimsOfTips();
  claimsOfYear();
  claimsOfStages();
  claimsOfBreeds();
  claimsInOwnWords();
  say('\nStated claims that owners see, by publisher (a claim may have several)');
  for (const [name, count] of [...byPublisher].sort(([, one], [, other]) => other - one))
    say(`  ${String(count).padStart(5)} ${name}`);
  say(
    `\n${shown} claims shown to owners: ${stated} with who states them, the others are first aid, steps and advice in Hark's own words. ${hidden} are kept for rules and review. None of them has been reviewed by a vet.`,
  );
  if (unaccepted.length > 0)
    throw new StepFailed(
      `Not by a publisher in src/listening/knowledge/publishers.ts, so show it to nobody:\n${unaccepted.join('\n')}`,
    );
});
