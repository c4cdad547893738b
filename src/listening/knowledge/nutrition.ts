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
    support: 'related',
    when: {},
  },
  {
    id: 'feeding-scale',
    matter: 'weighing food',
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
    support: 'related',
    when: {},
  },
  {
    id: 'feeding-condition',
    matter: 'ribs',
    title: 'Hands on the ribs',
    text: 'At a good weight, ribs are easy to feel under a little fat, with a waist from above and a tummy tuck from the side.',
    source: 'https://www.msdvetmanual.com/multimedia/table/parameters-used-to-assess-body-condition-score',
    support: 'direct',
    when: {},
  },
  {
    id: 'feeding-water',
    title: 'Water, always',
    text: 'Drinking more than before? Measure the water for 24 hours, and tell your vet.',
    source: 'https://wsava2018.net/files/basic-html/page50.html',
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

/** What a dog must not eat or get at, and why. For the words that owners use for it see `lexicon/poisons.txt`. */
export const toxicFoods: readonly Claim[] = [
  {
    id: 'food-chocolate',
    text: `Chocolate and cocoa can poison a dog. ${poisonLine}`,
    source: 'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
    support: 'direct',
  },
  {
    id: 'food-xylitol',
    text: `Xylitol, a sugar substitute, drops a dog's blood sugar and can harm the liver. Check gum, diet foods and vitamins. ${poisonLine}`,
    source: 'https://www.animalpoisonline.co.uk/blogs/2022/11/23/xylitol/',
    support: 'direct',
  },
  {
    id: 'food-grapes',
    matter: 'grapes',
    text: `Grapes, raisins, sultanas and currants can harm the kidneys, and no safe amount is known. ${poisonLine}`,
    source: 'http://www.petpoisonhelpline.com/pet-safety-tips/are-grapes-and-raisins-poisonous-to-dogs/',
    support: 'direct',
  },
  {
    id: 'food-tartar',
    text: `Tamarind and cream of tartar contain what makes grapes harm the kidneys. ${poisonLine}`,
    source: 'https://www.sv-animalhealth.com/update-on-raisin-and-grape-toxicosis/',
    support: 'related',
  },
  {
    id: 'food-onion',
    text: `Onions, garlic, leeks and chives can poison a dog. ${poisonLine}`,
    source: 'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
    support: 'direct',
  },
  {
    id: 'food-macadamia',
    text: `Macadamia nuts can make a dog weak, shaky and hot. ${poisonLine}`,
    source: 'https://www.petpoisonhelpline.com/poison/queensland-nut/',
    support: 'direct',
  },
  {
    id: 'food-caffeine',
    text: `Coffee, tea and anything else with caffeine can overstimulate a dog. ${poisonLine}`,
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'related',
  },
  {
    id: 'food-dough',
    text: `Alcohol can poison a dog, and so can unbaked bread dough. ${poisonLine}`,
    source: 'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
    support: 'direct',
  },
  {
    id: 'food-mould',
    text: `Moldy food and compost can hold poisons that cause tremors and seizures. ${poisonLine}`,
    source: 'https://petpoisonhelpline.com/poison/mycotoxin',
    support: 'direct',
  },
  {
    id: 'food-bones',
    text: 'Fatty trimmings can inflame the pancreas, and cooked bones can block or pierce the gut.',
    source: 'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
    support: 'related',
  },
  {
    id: 'food-avocado',
    text: 'Avocado can upset the stomach, and its pit can block the gut.',
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'related',
  },
  {
    id: 'food-milk',
    text: 'Milk and other dairy foods give some dogs diarrhea.',
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
    support: 'related',
  },
  {
    id: 'not-cannabis',
    text: `Cannabis can make a dog wobbly and confused, most often from edibles. ${poisonLine}`,
    source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9020701',
    support: 'direct',
  },
  {
    id: 'not-slug-bait',
    text: `Slug bait with metaldehyde can make a dog drool, shake and have seizures. ${poisonLine}`,
    source: 'https://www.openveterinaryjournal.com/?mno=55612&html=1',
    support: 'direct',
  },
  {
    id: 'not-sago',
    text: `Sago palms and other cycads damage a dog's liver. ${poisonLine}`,
    source:
      'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_3161&spc=All&dxkw=poison&sxkw=&signs=',
    support: 'direct',
  },
  {
    id: 'not-insecticide',
    text: `Some rose and flower feeds have insecticides that poison dogs severely. ${poisonLine}`,
    source: 'https://www.petpoisonhelpline.com/poison/organophosphate/',
    support: 'direct',
  },
  {
    id: 'not-rat-poison',
    matter: 'rat poison',
    text: `Rat poison can make a dog bleed inside, or have seizures. ${poisonLine}`,
    source: 'https://podcasts.ufhealth.org/rodenticides-are-hazardous-to-pets-too/',
    support: 'direct',
  },
];
