import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './lib/nodeVersion.mjs';
import { command, root, run, StepFailed, say, tool } from './lib/command.mjs';
import { install } from './lib/prepare.mjs';

/** Lists every claim that Hark makes about dogs with its sources, for a vet to review. Hidden claims are marked. */
await command(async () => {
  await install('working');
  const built = await run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', 'src/listening']);
  if (built !== 0) throw new StepFailed('Building the knowledge failed; see above.');
  /** @param {string} name */
  const load = (name) => import(pathToFileURL(path.join(root, `build/listening/${name}.js`)).href);
  const [
    { signs },
    { behaviours },
    tips,
    { dailyTips },
    { feedingTips, toxicFoods },
    { months },
    { stages },
    { breedTable, proneTo },
    { advice },
    { authorities },
    { breedNamed },
    { alarming, neverSaid },
  ] = await Promise.all(
    [
      'knowledge/signs',
      'knowledge/behaviours',
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
  /** @param {readonly (readonly [string, string])[]} sources */
  const cite = (sources) => {
    for (const [url, title] of sources) say(`         ${title}: ${url}`);
  };

  const claimsOfSigns = () => {
    for (const sign of signs) {
      say(`\n${sign.id}: ${sign.name} (${sign.urgency}; sources ${sign.support})`);
      for (const each of sign.mayBe) claim(`may be: ${each}`, sign.support === 'direct' && sayable(each));
      for (const each of [...sign.doNow, ...(sign.unhurried ?? [])]) claim(`do: ${each}`, sayable(each));
      claim(`see a vet: ${sign.seeVet}`, false);
      for (const [when, urgency] of sign.raisedIf) claim(`${urgency} if: ${when}`, false);
      cite(sign.sources);
    }
  };
  const claimsOfBehaviours = () => {
    for (const each of behaviours) {
      say(`\n${each.id}: ${each.name} (${each.urgency})`);
      for (const says of each.maySay) claim(`may say: ${says}`, calm(says));
      for (const cause of each.ruleOut) claim(`rule out: ${cause}`, sayable(cause));
      for (const step of each.toTry) claim(`try: ${step}`, calm(step));
      cite(each.sources);
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
      const isShown = support === 'direct' && authorities([source]).length > 0;
      claim(`${id}: ${text} (${support}: ${source ?? 'no source'})`, isShown);
    }
  };
  const claimsOfYear = () => {
    say('\nThe year');
    for (const { month, tip, hazards, feasts = [] } of months) {
      claim(`month ${month}: ${tip} (no source of its own)`, false);
      for (const [hazard, sources] of [...hazards, ...feasts])
        claim(`month ${month}: ${hazard} (${sources.join(', ')})`, true);
    }
  };
  const claimsOfStages = () => {
    say('\nStages of life');
    for (const { label, watch, checks, exercise, feeding } of stages) {
      for (const each of watch) claim(`${label}, watch: ${each} (no source of its own)`, false);
      for (const [text, source] of [checks, exercise, feeding].filter(Boolean))
        claim(`${label}: ${text} (${source})`, true);
    }
  };
  const claimsOfBreeds = () => {
    say('\nBreeds');
    for (const [breed, condition, source] of proneTo)
      claim(`${breed} is prone to: ${condition} (${source})`, true);
    for (const row of breedTable.trim().split('\n')) {
      const { name, weight, male, female, source } = breedNamed(row.split('|')[0]);
      const ranges = [
        ['', weight],
        ['male ', male],
        ['female ', female],
      ].filter(([, range]) => range);
      for (const [sex, [least, most]] of ranges)
        claim(`an adult ${sex}${name} usually weighs ${least} to ${most} lbs (${source})`, true);
    }
  };
  const claimsInOwnWords = () => {
    say('\nAdvice in Hark’s own words');
    for (const text of Object.values(advice)) claim(`${text} (no source of its own)`, true);
  };

  claimsOfSigns();
  claimsOfBehaviours();
  claimsOfTips();
  claimsOfYear();
  claimsOfStages();
  claimsOfBreeds();
  claimsInOwnWords();
  say(
    `\n${shown} claims shown to owners, ${hidden} kept for rules and review. None of them has been reviewed by a vet.`,
  );
});
