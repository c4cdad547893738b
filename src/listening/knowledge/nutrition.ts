import type { Claim, DailyTip } from './types.ts';

// No formulas for calories: the sources disagree, and an app must not portion a dog's food.

const poisonLine = 'Ate some? Call a vet or a poison hotline.';

/** Daily tips on feeding. */
export const feedingTips: readonly DailyTip[] = [
  {
    id: 'feeding-bowl',
    title: 'Slow and small',
    text: 'Dogs that gulp their food or have deep chests do better on two or three meals from a slow bowl.',
    source:
      'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
    support: 'direct',
    when: {},
  },
  {
    id: 'feeding-toy-puppy',
    title: 'Little and often',
    text: 'A toy puppy does best on four or five meals a day.',
    source: 'https://kingsbrookvet.com/blog/just-a-spoonful-of-sugar/',
    support: 'direct',
    when: { life_stage: ['puppy'], profile: { toy: true } },
  },
  {
    id: 'feeding-scale',
    title: 'Weigh the kibble',
    text: "Measuring cups aren't exact. A kitchen scale shows what's really in the bowl.",
    source: 'https://podcasts.ufhealth.org/kibble-for-good-measure/',
    support: 'direct',
    when: {},
  },
  {
    id: 'feeding-bag',
    title: 'What the bag says',
    text: "Feeding guides on bags are usually for active dogs that aren't neutered, and feed many pets too much.",
    source: 'https://whpetvet.blogspot.com/2015/11/are-you-overfeeding-your-dog.html',
    support: 'direct',
    when: {},
  },
  {
    id: 'feeding-condition',
    title: 'Hands on the ribs',
    text: 'At a good weight, ribs are easy to feel under a little fat, with a waist from above and a tummy tuck from the side.',
    source: 'https://www.msdvetmanual.com/multimedia/table/parameters-used-to-assess-body-condition-score',
    support: 'direct',
    when: {},
  },
  {
    id: 'feeding-water',
    title: 'Water, always',
    text: 'Never take water away from a dog that drinks a lot. Measure it for 24 hours and tell your vet.',
    source: 'https://www.clappisonvet.com/why-is-my-dog-drinking-so-much-water/',
    support: 'direct',
    when: {},
  },
  {
    id: 'feeding-treats',
    title: 'Treats count',
    text: 'Treats and extras should be no more than a tenth of the day.',
    source: null,
    support: 'none',
    when: {},
  },
];

/** What a dog must not eat, and why. For the words that owners use for it see `words/swallowed.ts`. */
export const toxicFoods: readonly Claim[] = [
  {
    id: 'food-chocolate',
    text: `Chocolate and cocoa contain theobromine, dark chocolate the most. ${poisonLine}`,
    source: 'https://thehealthcast.com/healthy-living/chocolate-a-death-risk-for-rover',
    support: 'direct',
  },
  {
    id: 'food-xylitol',
    text: `Xylitol (birch sugar) drops a dog's blood sugar and can harm the liver. Check sugar-free labels. ${poisonLine}`,
    source: 'https://vavetspecialists.com/xylitol-toxicity-in-dogs/',
    support: 'direct',
  },
  {
    id: 'food-grapes',
    text: `Grapes, raisins, sultanas and currants can harm the kidneys, and no safe amount is known. ${poisonLine}`,
    source: 'http://www.petpoisonhelpline.com/pet-safety-tips/are-grapes-and-raisins-poisonous-to-dogs/',
    support: 'direct',
  },
  {
    id: 'food-tartar',
    text: `Tamarind and cream of tartar contain what makes grapes harm the kidneys. ${poisonLine}`,
    source: 'https://www.sv-animalhealth.com/update-on-raisin-and-grape-toxicosis/',
    support: 'direct',
  },
  {
    id: 'food-onion',
    text: `Onions, garlic, leeks and chives damage red blood cells. Powders are the strongest. ${poisonLine}`,
    source: 'https://heathfieldvets.co.uk/poisons',
    support: 'direct',
  },
  {
    id: 'food-macadamia',
    text: `Macadamia nuts can make a dog weak, shaky and hot within 12 hours. ${poisonLine}`,
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'direct',
  },
  {
    id: 'food-caffeine',
    text: `Coffee, tea and anything else with caffeine can overstimulate a dog. ${poisonLine}`,
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'direct',
  },
  {
    id: 'food-dough',
    text: `Alcohol intoxicates dogs, and so does raw yeast dough as it swells in the stomach. ${poisonLine}`,
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'direct',
  },
  {
    id: 'food-mould',
    text: `Mouldy food and compost can hold poisons that cause tremors. ${poisonLine}`,
    source: 'https://pets.naturaleyecare.com/pets-food-toxins.asp',
    support: 'related',
  },
  {
    id: 'food-bones',
    text: 'Fatty trimmings can inflame the pancreas, and cooked bones can block or pierce the gut.',
    source: 'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
    support: 'direct',
  },
  {
    id: 'food-avocado',
    text: 'Avocado can upset the stomach, and its pit can block the gut.',
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'direct',
  },
  {
    id: 'food-milk',
    text: 'Milk and other dairy foods give some dogs diarrhea.',
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'direct',
  },
];
