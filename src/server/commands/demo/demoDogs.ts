import type { dogs, goals } from '../../db/schema.ts';
import type { Habits } from './demoYear.ts';
import type { Drawn } from './drawPortrait.ts';

/** The demo's dogs, with their habits and goals. */
export const demoDogs: (Pick<
  typeof dogs.$inferInsert,
  'name' | 'breed' | 'gender' | 'age' | 'personalityTraits' | 'healthConcerns'
> & {
  weight: number;
  drawn: Drawn;
  habits: Omit<Habits, 'weight'>;
  targets: Pick<typeof goals.$inferInsert, 'type' | 'target' | 'period'>[];
})[] = [
  {
    name: 'Biscuit',
    breed: 'Beagle',
    drawn: 'beagle',
    gender: 'female',
    age: 8,
    weight: 24,
    personalityTraits: ['Food-motivated', 'Curious', 'Vocal'],
    healthConcerns: ['Allergies', 'Arthritis'],
    targets: [
      { type: 'daily_walks', target: 3, period: 'daily' },
      { type: 'daily_meals', target: 2, period: 'daily' },
    ],
    habits: {
      walks: [
        { hour: 7.25, minutes: 30 },
        { hour: 13, minutes: 15 },
        { hour: 18.5, minutes: 30 },
      ],
      places: ['Harbor loop', 'Harbor loop', 'Mill park', 'Around the block'],
      meals: [
        { hour: 7.8, foodType: 'Kibble', amount: '1 cup' },
        { hour: 18, foodType: 'Kibble', amount: '1 cup' },
      ],
      treats: 0.35,
      worrying: 0.085,
      worries: [
        {
          symptoms: 'Licking her left front paw',
          notes: 'Red between the toes, no cut that I can see',
          photo: true,
        },
        { symptoms: 'Stiff after lying down', notes: 'Loosens up after a few minutes on the walk' },
        {
          symptoms: 'Stiff after lying down',
          notes: 'A cold morning, slow down the steps',
          months: [10, 11, 12, 1, 2, 3],
        },
        { symptoms: 'Scratching her ears', notes: 'No smell, a little wax', photo: true },
        { symptoms: 'Sneezing on the evening walk', notes: 'Everything is blooming', months: [4, 5, 6] },
        { symptoms: 'Sneezing again', notes: 'Four times in a row after the park', months: [4, 5, 6] },
        { symptoms: 'Sneezing at breakfast', notes: '', months: [4, 5, 6] },
        { symptoms: 'Cracked paw pads', notes: 'Salt on the sidewalks, washed them off', months: [12, 1, 2] },
        { symptoms: 'Drank more than usual', notes: 'A hot day, the bowl was empty twice', months: [7, 8] },
      ],
    },
  },
  {
    name: 'Moose',
    breed: 'Labrador Retriever',
    drawn: 'labrador',
    gender: 'male',
    age: 2,
    weight: 71,
    personalityTraits: ['Energetic', 'Friendly', 'Mischievous'],
    healthConcerns: [],
    targets: [
      { type: 'daily_walks', target: 2, period: 'daily' },
      { type: 'daily_meals', target: 2, period: 'daily' },
      { type: 'weekly_health', target: 1, period: 'weekly' },
    ],
    habits: {
      walks: [
        { hour: 6.75, minutes: 45 },
        { hour: 17.5, minutes: 60 },
      ],
      places: ['River path', 'Far field', 'Mill park'],
      meals: [
        { hour: 7.5, foodType: 'Dry food', amount: '2 cups' },
        { hour: 18.25, foodType: 'Dry food', amount: '2 cups' },
      ],
      treats: 0.6,
      worrying: 0.03,
      worries: [
        { symptoms: 'Loose stool once', notes: 'Bright otherwise, had eaten grass' },
        { symptoms: 'Small scrape on the elbow', notes: 'Cleaned it with water', photo: true },
        { symptoms: 'Weekly check: ears, teeth and paws all fine', notes: '' },
      ],
    },
  },
];
