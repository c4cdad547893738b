import type { Stage } from './types.ts';

export const stages: readonly Stage[] = [
  {
    label: 'Puppy Stage',
    watch: [
      'Not eating, vomiting, diarrhoea or dullness: act faster than in an adult',
      'Vaccination course and worming dates',
      'Tooth change, jaw and limb growth',
      'Low blood sugar in tiny breeds if a meal is missed',
      'First season from around 6-12 months in unspayed females',
    ],
    checks: [
      'Every 3-4 weeks while the puppy programme runs, then at adolescence',
      'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    ],
    exercise: [
      'Little and often; a popular rule is up to 5 minutes per month of age, twice a day, plus free play at his own pace',
      'https://wolff-tech.com/reviews/how-much-exercise-does-your-dog-need/',
    ],
    feeding: [
      'Several small meals; toy puppies at least four a day',
      'http://www.hartlanyorkies.com/hypo.html',
    ],
  },
  {
    label: 'Young Adult',
    watch: [
      'Limping or stiffness: early joint disease shows now',
      'Itch and ear trouble',
      'Weight creeping up after neutering',
      'Teenage behaviour and new fears',
    ],
    checks: [
      'Every 6-12 months',
      'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    ],
    exercise: null,
    feeding: [
      "Adult food when growth ends; split the day's ration",
      'https://www.petmedapp.com/blog/pet-calorie-calculator-rer-guide',
    ],
  },
  {
    label: 'Adult',
    watch: [
      'Weight and dental disease (the two commonest recorded problems with ears)',
      'New lumps: body-map them',
      'Thirst or toilet changes',
      'Slower or shorter walks',
    ],
    checks: [
      'Every 6-12 months; at least yearly',
      'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    ],
    exercise: null,
    feeding: [
      'Two measured meals; treats under a tenth of calories',
      'https://www.petmedapp.com/blog/pet-calorie-calculator-rer-guide',
    ],
  },
  {
    label: 'Senior',
    watch: [
      'Night waking, confusion, new worries (DISHAA signs)',
      'Stiffness, reluctance to jump, slipping',
      'Drinking more, weight loss or gain',
      'Lumps, bad breath, cloudy or red eyes',
      'Cough or faster breathing at rest',
    ],
    checks: [
      'Every 6 months',
      'https://www.aaha.org/your-pet/pet-owner-education/aaha-guidelines-for-pet-owners/life-stage-canine/',
    ],
    exercise: [
      'Shorter, more frequent, softer ground; keep it daily',
      'https://wolff-tech.com/reviews/how-much-exercise-does-your-dog-need/',
    ],
    feeding: [
      'Two meals; adjust calories to body condition, not age alone',
      'https://www.petmedapp.com/blog/pet-calorie-calculator-rer-guide',
    ],
  },
];
