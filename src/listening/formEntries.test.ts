import { expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { isGrave } from './firstSteps.ts';

const severityOf = (note: string) => listenTo(note).severity;

/** Notes of entries, which follow the symptoms on lines of their own. */
const below =
  'After breakfast; Happened on our walk; He seems okay now; Seems fine now; Started this morning; Gave him water; Resting now; Ate dinner fine; Playing normally; Sleeping on his bed; No other symptoms; Otherwise normal; Energy levels normal; In the backyard; Wagging his tail; Cleaned it up; Noticed after daycare'.split(
    '; ',
  );

it.each(
  'Seizure; Collapsed; Difficulty breathing; Bloated stomach, retching; Pale gums; Unresponsive; Loss of consciousness; Ate chocolate; Toxin ingestion; Swallowed a sock; Hit by car; Heavy bleeding; Cannot urinate; Trouble giving birth; Paralyzed back legs; Repeated vomiting; Vomiting blood; Heatstroke; High fever; Eye injury; Electric shock; Near drowning; Broken bone; Fracture; Facial swelling; Severe pain; Sudden blindness; GDV; Burn; Suspected fracture'.split(
    '; ',
  ),
)('a grave symptom is grave whatever the notes below it say: %s', (symptom) => {
  const lost = ['', ...below].filter((notes) => !isGrave(severityOf(`${symptom}\n${notes}`.trim())));
  expect(lost).toEqual([]);
});

it.each(
  'Vomiting; Diarrhea; Limping; Itchy ears; Sneezing; Runny nose; Loose stool; Lethargy; Loss of appetite; Ear infection; Eye discharge; Bad breath; Hot spot; Licking paws; Scooting; Fleas; Stiff legs; Shaking head; Constipation; Drinking more water; Lump on side; Broken nail; Bee sting'.split(
    '; ',
  ),
)('a mild symptom is no emergency whatever the notes below it say: %s', (symptom) => {
  const alarms = ['', ...below].filter((notes) => isGrave(severityOf(`${symptom}\n${notes}`.trim())));
  expect(alarms).toEqual([]);
});

it('the names of symptoms in the form are not names of symptoms within a sentence', () => {
  expect(severityOf('the new insurance covers fracture and poisoning, sent the form off')).toBe('low');
});
