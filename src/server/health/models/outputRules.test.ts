import { describe, expect, it } from 'vitest';
import { line, mayBeShown } from './outputRules.ts';

const fit = (text: string, severity: 'urgent' | 'medium' | 'low' = 'medium') =>
  line(1000).safeParse(text).success && mayBeShown(text, [], severity);

describe('a text by a model', () => {
  it.each([
    'You noted a long nap after a long walk. For a Beagle of eight that can go with ordinary tiredness or warm weather. Look at how your dog gets up later, and whether appetite and thirst stay as usual.',
    'Two bouts of vomiting with a loose stool can go with something eaten, and small dogs dry out quickly. Offer fresh water and note how often it happens. If there is blood, or your dog seems weak, phone your vet today.',
    'Scratching at the ears for a week can go with mites or an allergy; only a vet can diagnose it. Please book a visit within days, and follow your vet’s instructions on cleaning.',
    'She has eaten less since Monday and your dog has been quiet, which may go with sore teeth. This is not a diagnosis. A visit to the vet would tell more.',
    'Do not ignore a limp that stays: it can go with a strain or a thorn in the paw. Check between the toes (gently) & rest on the lead…',
  ])('is shown when it is careful: %s', (text) => expect(fit(text)).toBe(true));

  it('is shown for an emergency, too', () => {
    const text =
      'Say on the phone that your dog collapsed and that the gums look white. Keep your dog warm and still on the way. Pale gums with collapse can go with blood loss, and only an examination can tell.';
    expect(fit(text, 'urgent')).toBe(true);
  });

  it.each([
    'It is probably parvo, and your dog has parvovirus in the gut.',
    'Your dog has infected ears, and you can clean the two of them.',
    'This is clearly an infection of the ear, and you can see it.',
    'That is pancreatitis in a dog of this age, and it can hurt.',
    'The likely diagnosis for your dog is a strain of the leg.',
    'You can give 5 ml to the dog, and it may be better with it.',
    'Give two tablets to your dog with the food in the evening.',
    'A bit of aspirin can help the dog with the pain in the leg.',
    'The evening dose for your dog was late, as you noted in the log.',
    'Three doses were given in the week, and that is what you logged.',
    'Give the missed insulin now, or skip the insulin until the morning.',
    'You can stop the tablets for your dog when the limp is better.',
    'It can help to double the medicine, or to raise the dosage a bit.',
    'Ask your vet if an overdose of it is what you saw in your dog.',
    'Your dog may need another pill in the night for the sore leg.',
    'Some olive oil in the food can help your dog with the coat.',
    'Make him vomit with salt water, and then call the vet for it.',
    'You should not have left the food there for your dog to eat.',
    'It is your fault that the dog is not well, and you can see it.',
    'There is no need to worry about it, as your dog is at rest.',
    'Your dog looks fine, and the walk was a long one for it.',
    'Your dog is doing well, and that is what you can see in it.',
    'It is not serious, and it can be seen in a lot of the dogs.',
    'You do not need to see a vet for this with your dog.',
    'Call the vet on (555) 010-0199 for your dog, if it is not better.',
    'See petcare.com for more on it, and for what your dog may eat.',
    'Your dog is at rest [and well](x), as you can see in the note.',
    'Your dog is at rest 😀 and you can see that in the note of it.',
    'Your dog is at rest\u202E and you can see that in the note of it.',
    'Su perro descansa tranquilo despues del paseo largo de la tarde.',
    'As an AI I can tell you that the dog is in need of a vet.',
    ' ',
  ])('is not shown when it is careless: %s', (text) => expect(fit(text)).toBe(false));

  it.each([
    'You can wait and look at the gums of your dog for a while.',
    'Monitor your dog at home, and see how it goes in the night.',
    'It is a common thing for a dog, and it will pass on its own.',
    'Go to the vet tomorrow with your dog, if it is not better.',
  ])('is not shown if it delays an emergency: %s', (text) => expect(fit(text, 'urgent')).toBe(false));
});
