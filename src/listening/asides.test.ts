import { expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';

const severityOf = (note: string) => listenTo(note).severity;

const told = [
  'she fainted when the bell rang',
  'I can see bone',
  'horse trod on him',
  'i reckon somebody has poisoned my dog',
  'almost drowned in the canal',
  'five barf piles since midnight',
  'threw up once this morning',
  'ear is a bit red and he scratches it',
  'barks at the postman every morning',
  'long walk by the river, ate all his dinner',
  'slept in, then bounced about as usual',
];

it.each(
  [
    ', should I call the vet?; . Should I ring the vet or wait; , should I be worried?; . Is this normal?; . Is it serious?',
    '. What do I do?; . What could it be?; . Why does he do this?; . Has anyone seen this before?; . Any advice?',
    '. Can it wait until tomorrow?; . Shall I wait till Monday?; , is he ok?; . Advice welcome; . Does anyone know what this is?',
    ', calling the vet now; . Vet appointment tomorrow.; , vet booked for 4pm; . Off to the vet; . Taking him to the vet now',
    ', waiting for the vet to call back; . Vet is closed.; , will call the vet if it gets worse; , will keep an eye on him',
    ', will monitor; . I will update later; . Going to weigh him tomorrow; , hope he is ok; . Hoping it is nothing; . Fingers crossed',
    '. I feel so guilty; , poor boy; , bless him; , no idea why; , not sure why; . Not sure what to make of it; , photo attached',
    ', see photo; , took a video for the vet; . Sorry for the long note.; , just logging it; , google says it is bad; . My fault.',
    '. Thanks!; . Thanks in advance; . Cheers;  #doglife;  #dogsofinstagram; , tbh;  xx',
  ].flatMap((line) => line.split('; ')),
)('"%s" after a note does not change its severity', (aside) => {
  expect(told.filter((note) => severityOf(`${note}${aside}`) !== severityOf(note))).toEqual([]);
});

it.each([
  'Update:',
  'Health note:',
  'Symptoms:',
  'Note to self:',
  'For the vet:',
  'Hi all,',
  'Hi Hark,',
  'Good morning everyone,',
  'Quick question,',
  'um',
  '08:15 -',
  '7:40am',
  'Ok so',
  'Unfortunately',
  'Sorry to bother you but',
  'Not sure if it matters but',
  'Just noticed that',
  'My husband says',
])('"%s" before a note does not change its severity', (aside) => {
  expect(told.filter((note) => severityOf(`${aside} ${note}`) !== severityOf(note))).toEqual([]);
});

it.each([
  'took a photo of her teeth for the insurance and her gums look blue',
  'felt sorry for her sore leg and gave her two ibuprofen',
  'will call the vet because he ate rat poison',
  'calling the vet, he collapsed',
  'calling the vet he collapsed',
  'should i call the vet he ate grapes',
  'should we ring the vet her gums are blue',
  'can it wait he ate rat poison',
  'will keep an eye on him ate rat poison',
  'sorry for the long note he collapsed',
  'sorry to bother you but he collapsed',
])('a danger next to such a remark is not missed: "%s"', (note) => expect(severityOf(note)).toBe('urgent'));

it.each(['should I call the vet?', 'update', 'thanks', 'vet appointment tomorrow', '#dogsofinstagram'])(
  'such a remark alone causes no alarm: "%s"',
  (note) => expect(['low', 'medium']).toContain(severityOf(note)),
);
