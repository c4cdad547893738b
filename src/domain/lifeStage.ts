export const lifeStages = ['Puppy Stage', 'Young Adult', 'Adult', 'Senior'] as const;
export type LifeStage = (typeof lifeStages)[number];

/** Above this age, in years, a dog is a senior. */
export const seniorAbove = 7;

/** Under 1 a puppy, 1 to 3 a young adult, over 3 up to 7 an adult, over 7 a senior. Age in years. */
export function lifeStage(age: number): LifeStage {
  if (age < 1) return 'Puppy Stage';
  if (age <= 3) return 'Young Adult';
  return age <= seniorAbove ? 'Adult' : 'Senior';
}
