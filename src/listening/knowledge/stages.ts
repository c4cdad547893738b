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
      'Every 3-4 weeks during the puppy program, then at adolescence',
      'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    ],
    exercise: null,
    feeding: null,
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
      'At least two a day, at regular times',
      'https://vcacanada.com/know-your-pet/feeding-times-and-frequency-for-your-dog',
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
      'Every 6-12 months, and at least yearly',
      'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    ],
    exercise: null,
    feeding: [
      'At least two a day, at regular times',
      'https://vcacanada.com/know-your-pet/feeding-times-and-frequency-for-your-dog',
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
      'A little every day, as breed and age allow; moving can ease stiff joints',
      'https://vetmed.tamu.edu/news/tag/eckman/',
    ],
    feeding: [
      'Go by body condition, since most older dogs need less energy',
      'https://www.aaha.org/aaha-guidelines/2023-aaha-senior-care-guidelines-for-dogs-and-cats/evaluating-the-healthy-senior-pet/nutrition/',
    ],
  },
];
