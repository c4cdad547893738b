import { generalTips as generalOfCard, tipsByBreed } from '../../domain/breedTips.ts';
import type { BreedTip, Claim } from './types.ts';

// Only what a cited page states itself ("direct") is ever shown to an owner.

// The tips on the dashboard's card are defined in `domain/breedTips.ts`.
const stated = { support: 'direct' } as const;
const breedTipsOfCard = [...tipsByBreed].flatMap(([breed, tips]) =>
  tips.map((tip) => ({
    ...tip,
    ...stated,
    breed,
    ...(tip.warm && { when: { warm: true } as const, matter: 'heat' }),
  })),
);

export const breedTips: readonly BreedTip[] = [
  ...breedTipsOfCard,
  {
    id: 'golden-retriever-1',
    breed: 'Golden Retriever',
    text: 'Goldens are built for a job: aim for around two hours of mixed activity a day once grown, split into two or three outings.',
    source: null,
    support: 'none',
  },
  {
    id: 'golden-retriever-2',
    breed: 'Golden Retriever',
    text: 'Count retrieves, not just minutes: Golden energy is rated at the top of the AKC scale, so add brain games on rest days.',
    source: 'https://www.akc.org/dog-breeds/golden-retriever/',
    support: 'related',
  },
  {
    id: 'golden-retriever-7',
    breed: 'Golden Retriever',
    text: 'Wet dogs get sore ears and hot spots: dry under the ear flaps and the ruff after every swim.',
    source: 'https://www.reddeeradvocate.com/columns/scratching-a-sign-of-ear-infections/',
    support: 'related',
  },
  {
    id: 'golden-retriever-8',
    breed: 'Golden Retriever',
    text: 'Run your hands over the whole body once a month and mark any new bump on a map with its size.',
    source: 'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    support: 'related',
  },
  {
    id: 'labrador-retriever-2',
    matter: 'weighing food',
    breed: 'Labrador Retriever',
    text: "Weigh your Lab's food on a kitchen scale. A measuring cup can be way off.",
    source: 'https://podcasts.ufhealth.org/kibble-for-good-measure/',
    support: 'direct',
  },
  {
    id: 'labrador-retriever-4',
    breed: 'Labrador Retriever',
    text: 'Around two hours a day of walking, swimming and sniffing suits most healthy adult Labs.',
    source: null,
    support: 'none',
  },
  {
    id: 'labrador-retriever-6',
    breed: 'Labrador Retriever',
    text: 'Check ears after swimming: trapped moisture is a common start of ear trouble in floppy-eared dogs.',
    source: 'https://www.reddeeradvocate.com/columns/scratching-a-sign-of-ear-infections/',
    support: 'related',
  },
  {
    id: 'labrador-retriever-7',
    breed: 'Labrador Retriever',
    text: 'Slow the dinner down with a puzzle feeder; gulping brings food back up and air with it.',
    source:
      'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
    support: 'related',
  },
  {
    id: 'labrador-retriever-8',
    breed: 'Labrador Retriever',
    text: 'Swallowed objects are mostly removed from young, large dogs. Teach your Lab to swap early.',
    source: 'https://www.mdpi.com/2076-2615/12/11/1376',
    support: 'direct',
  },
  {
    id: 'rottweiler-2',
    breed: 'Rottweiler',
    text: 'Male Rottweilers commonly weigh 95-135 lb and females 80-100 lb. Vets dose by weight, so keep it up to date here.',
    source: 'https://www.akc.org/dog-breeds/rottweiler/',
    support: 'direct',
  },
  {
    id: 'rottweiler-4',
    breed: 'Rottweiler',
    text: 'A wet, sore patch can double in a day on this coat; see the vet rather than reach for cream.',
    source: 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7',
    support: 'related',
  },
  {
    id: 'rottweiler-5',
    breed: 'Rottweiler',
    text: 'Reward calm greetings from puppyhood; a big dog who jumps is a big problem later.',
    source: 'https://www.rspcawa.org.au/blog/how-to-speak-dog',
    support: 'related',
  },
  {
    id: 'rottweiler-7',
    breed: 'Rottweiler',
    text: 'Rottweilers get old early. Start senior checkups early, too, not at eleven.',
    source: 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7',
    support: 'direct',
  },
  {
    id: 'german-shepherd-1',
    breed: 'German Shepherd',
    text: 'A working dog needs a job: two hours of walking plus scent or obedience games keeps a Shepherd content.',
    source: null,
    support: 'none',
  },
  {
    id: 'german-shepherd-3',
    breed: 'German Shepherd',
    text: 'Shed hair is normal; bald patches, crusts and odour are not.',
    source: 'https://www.akc.org/dog-breeds/german-shepherd-dog/',
    support: 'related',
  },
  {
    id: 'german-shepherd-4',
    breed: 'German Shepherd',
    text: 'Deep chests and excitement around dinner do not mix: quiet time before and after food.',
    source:
      'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
    support: 'related',
  },
  {
    id: 'german-shepherd-7',
    breed: 'German Shepherd',
    text: 'Do mental work on rainy days: ten minutes of scent search beats an hour of pacing.',
    source: 'https://patriothealthdaily.com/2020/02/20/sunday-thoughts-out-of-my-way/',
    support: 'related',
  },
  {
    id: 'german-shepherd-8',
    breed: 'German Shepherd',
    text: 'New snapping in an older Shepherd is pain until a vet says otherwise.',
    source: 'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
    support: 'related',
  },
  {
    id: 'beagle-1',
    breed: 'Beagle',
    text: 'Noses before minutes: a Beagle that may sniff on every walk settles better at home.',
    source: 'http://kmtr.com/archive/body-language',
    support: 'related',
  },
  {
    id: 'beagle-3',
    breed: 'Beagle',
    text: 'Check the ears weekly: floppy ears trap warm damp air.',
    source: 'https://www.reddeeradvocate.com/columns/scratching-a-sign-of-ear-infections/',
    support: 'related',
  },
  {
    id: 'beagle-4',
    breed: 'Beagle',
    text: 'Food finds Beagles: fence the bin, scan the picnic and train a reliable swap.',
    source: 'https://www.ovrs.com/blog/dog-swallows-a-foreign-object/',
    support: 'related',
  },
  {
    id: 'beagle-5',
    breed: 'Beagle',
    text: 'Weigh a Beagle monthly, because they rarely look hungry and always feel so.',
    source: 'https://whpetvet.blogspot.com/2015/11/are-you-overfeeding-your-dog.html',
    support: 'related',
  },
  {
    id: 'beagle-6',
    breed: 'Beagle',
    text: 'A bark that changes tone, or a cough after boarding, is worth a call.',
    source: 'https://www.viovet.co.uk/blog/p1818-Be-aware-of-the-symptoms-of-kennel-cough',
    support: 'related',
  },
  {
    id: 'beagle-7',
    breed: 'Beagle',
    text: 'Beagles can twitch in sleep; time any episode with stiffness or no response and film it.',
    source: null,
    support: 'none',
  },
  {
    id: 'beagle-8',
    breed: 'Beagle',
    text: "Give one chewing task and one sniffing task every day; boredom is a Beagle's loudest symptom.",
    source: 'https://wolff-tech.com/reviews/how-much-exercise-does-your-dog-need/',
    support: 'related',
  },
];

/** What tips on the dashboard's card are about, if others are about the same. */
const mattersOfCard: Readonly<Record<string, string>> = { 'general-04': 'breaths', 'general-12': 'visits' };
export const generalTips: readonly Claim[] = [
  ...generalOfCard.map((tip) => ({ ...tip, ...stated, matter: mattersOfCard[tip.id] ?? tip.id })),
  {
    id: 'general-01',
    matter: 'ribs',
    text: "Feel your dog's ribs every Sunday. You want them easy to feel under a thin layer.",
    source: 'https://www.msdvetmanual.com/multimedia/table/parameters-used-to-assess-body-condition-score',
    support: 'direct',
  },
  {
    id: 'general-02',
    matter: 'weighing food',
    text: 'Weigh the food instead of scooping it: scoops vary widely.',
    source: 'https://podcasts.ufhealth.org/kibble-for-good-measure/',
    support: 'direct',
  },
  {
    id: 'general-03',
    text: "Keep treats to about a tenth of the day's calories.",
    source: null,
    support: 'none',
  },
  {
    id: 'general-07',
    text: 'Save your nearest 24-hour vet number in your phone today.',
    source: 'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
    support: 'related',
  },
  {
    id: 'general-10',
    text: 'Check sweeteners: birch sugar is another name for xylitol, deadly for dogs.',
    source: 'https://www.animalpoisonline.co.uk/blogs/2022/11/23/xylitol/',
    support: 'related',
  },
  {
    id: 'general-11',
    text: 'Take a photo of new lumps with a coin for scale.',
    source: 'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
    support: 'related',
  },
  {
    id: 'general-14',
    text: "Know your dog's usual gum pink: white may mean lost blood, blue too little oxygen.",
    source: 'https://www.tuftsyourdog.com/doghealthandmedicine/color-can-provide-clues-too/',
    support: 'direct',
  },
  {
    id: 'general-15',
    text: 'Human painkillers are not for dogs: even a little ibuprofen can cause ulcers or harm the kidneys.',
    source: 'https://pubmed.ncbi.nlm.nih.gov/9646335/',
    support: 'direct',
  },
  {
    id: 'general-16',
    text: 'Film odd episodes before you try to describe them.',
    source: null,
    support: 'none',
  },
  {
    id: 'general-17',
    text: "A dog that can't pee is an emergency, however calm they look.",
    source: 'https://www.tuftsyourdog.com/doghealthandmedicine/dear-doctor-the-dog-cant-urinate/',
    support: 'direct',
  },
  {
    id: 'general-18',
    text: 'Dry heaving plus restlessness means bloat until a vet says no.',
    source:
      'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
    support: 'related',
  },
  {
    id: 'general-19',
    matter: 'seizures',
    text: 'A first seizure, several, or one that goes on: each needs a vet at once.',
    source: 'https://www.mdpi.com/2306-7381/11/6/277',
    support: 'direct',
  },
  {
    id: 'general-20',
    matter: 'overheating',
    when: { warm: true },
    text: 'Cool an overheated dog on the way to the vet, not instead of going.',
    source:
      'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
    support: 'direct',
  },
  {
    id: 'general-21',
    matter: 'heat',
    when: { warm: true, profile: { brachycephalic: true } },
    text: 'Short-nosed dogs overheat fast in warm weather: walk at dawn or dusk.',
    source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
    support: 'direct',
  },
  {
    id: 'general-22',
    text: 'Bonfire nights: make the den two weeks early.',
    source: null,
    support: 'none',
  },
  {
    id: 'general-23',
    text: 'Rinse paws after walks on salted sidewalks.',
    source: 'http://boerumhillvet.com/seasonal-cautions',
    support: 'related',
  },
  {
    id: 'general-24',
    text: 'Puppies on lead learn calm first; busy parks second.',
    source:
      'https://www.aaha.org/your-pet/pet-owner-education/aaha-guidelines-for-pet-owners/life-stage-canine/',
    support: 'related',
  },
  {
    id: 'general-25',
    text: 'Sniffing counts as exercise for the mind.',
    source: 'http://kmtr.com/archive/body-language',
    support: 'related',
  },
  {
    id: 'general-26',
    text: 'Break long walks into two: joints like it.',
    source: null,
    support: 'none',
  },
  {
    id: 'general-27',
    text: 'A bored dog digs; a busy dog rests.',
    source: 'https://xzhbc.com/dogs/dog-health/52473.html',
    support: 'related',
  },
  {
    id: 'general-28',
    text: 'If time alone ends in destruction, film it and see a vet early.',
    source: 'http://pawsforapurrpose.com/does-your-dog-have-separation-anxiety/',
    support: 'related',
  },
  {
    id: 'general-29',
    text: 'Feed, wait, walk in that order with deep-chested dogs, and keep excitement low.',
    source:
      'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
    support: 'related',
  },
  {
    id: 'general-30',
    text: 'Measure water for one day each season; it becomes your baseline.',
    source: 'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
    support: 'related',
  },
  {
    id: 'general-31',
    text: 'A quiet dog is not always a fine dog: check eating, wee and gums.',
    source: 'http://www.nazpetemergency.com/common-pet-emergencies.html',
    support: 'related',
  },
  {
    id: 'general-32',
    text: 'After a swim, dry the ears, look and sniff.',
    source: 'https://www.reddeeradvocate.com/columns/scratching-a-sign-of-ear-infections/',
    support: 'related',
  },
  {
    id: 'general-33',
    text: 'Old dogs need night lights and rugs as much as medicine.',
    source: 'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
    support: 'related',
  },
  {
    id: 'general-34',
    text: 'Change food over a week to keep stomachs settled.',
    source: 'https://meridianvets.co.uk/sickness-diarrhoea/',
    support: 'related',
  },
  {
    id: 'general-35',
    text: 'Vomiting twice in a day, or any blood, means a call to the vet.',
    source:
      'https://hamptonparkvets.com.au/blog-hampton-park-lynbrook-narre-warren-south/when-dodgy-tummy-isnt-just-dodgy-tummy',
    support: 'related',
  },
  {
    id: 'general-36',
    text: 'Ask before you try a supplement: natural can still hurt.',
    source: 'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
    support: 'related',
  },
  {
    id: 'general-37',
    text: 'Never restrict water to stop urine leaks.',
    source: 'https://www.clappisonvet.com/why-is-my-dog-drinking-so-much-water/',
    support: 'related',
  },
  {
    id: 'general-38',
    text: 'Muzzle-train for kindness; it helps on a bad day.',
    source: null,
    support: 'none',
  },
  {
    id: 'general-39',
    matter: 'rat poison',
    text: 'Ate rat poison? Bring the package: the vet needs to know which poison is in it.',
    source: 'https://pubmed.ncbi.nlm.nih.gov/30173927/',
    support: 'direct',
  },
  {
    id: 'general-40',
    text: 'Log the small things; patterns beat memory.',
    source: 'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
    support: 'related',
  },
  {
    id: 'general-41',
    text: 'A bite may look small and still have torn muscle beneath it: have a vet look at every one.',
    source: 'https://vcahospitals.com/know-your-pet/bite-wounds-in-dogs',
    support: 'direct',
  },
  {
    id: 'general-42',
    matter: 'worry',
    text: 'Whites of the eyes, a tucked tail, ears pressed back: a worried dog. Give it space.',
    source: 'https://nextgen.rspca.org.uk/advice-learning/dog-body-language',
    support: 'direct',
  },
  {
    id: 'general-43',
    text: 'Pain often shows as a change of behavior, so mention new habits to your vet, too.',
    source: 'https://www.mdpi.com/2076-2615/10/2/318',
    support: 'direct',
  },
  {
    id: 'general-44',
    text: 'Most healthy dogs eat grass now and then.',
    source: 'https://www.researchgate.net/publication/248336232_Characterisation_of_plant_eating_in_dogs',
    support: 'direct',
  },
  {
    id: 'general-45',
    text: 'One dog in twelve sees a vet for sudden diarrhea each year. Log new foods, to look back on.',
    source: 'https://pubmed.ncbi.nlm.nih.gov/40498704/',
    support: 'direct',
  },
  {
    id: 'general-46',
    matter: 'seizures',
    text: 'A seizure can be hard to tell from a faint. If you see either, write down just what happened.',
    source: 'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-015-0462-1',
    support: 'direct',
  },
  {
    id: 'general-47',
    matter: 'exercise',
    text: 'Nearly every dog needs some exercise each day. How much depends on breed and age.',
    source: 'https://vetmed.tamu.edu/news/tag/eckman/',
    support: 'direct',
  },
  {
    id: 'general-48',
    matter: 'exercise',
    text: 'Starting to walk more? Begin slowly, and add a few minutes at a time.',
    source: 'https://vetmed.tamu.edu/news/tag/eckman/',
    support: 'direct',
  },
];

const puppy = {
  when: { life_stage: ['puppy'] },
  source:
    'https://www.aaha.org/resources/life-stage-canine-2019/canine-life-stage-calculator/canine-life-stage-puppy/',
  support: 'direct',
} as const;

/** Tips for puppies. */
export const puppyTips: readonly (Claim & { title: string })[] = [
  {
    ...puppy,
    id: 'puppy-proof',
    title: 'At nose height',
    text: "Puppies explore with their teeth, and a bored one explores more. Get down to nose height today and move what mustn't be chewed.",
  },
  {
    ...puppy,
    id: 'puppy-travel',
    title: 'Before the first drive',
    text: 'Ask your vet how to get a puppy used to the car before the next visit: it makes every later one easier.',
  },
  {
    ...puppy,
    id: 'puppy-exercise',
    title: 'How much is enough?',
    matter: 'exercise',
    text: 'Your vet can tell you how much exercise a puppy of this breed and size needs. Ask at the next visit.',
  },
];

/** Breeds of which a study counted how often they bloat. */
const bloatStudy = 'https://pubmed.ncbi.nlm.nih.gov/10638316/';
const bloating = new Map([
  ['Akita', 'an Akita'],
  ['Bloodhound', 'a Bloodhound'],
  ['Collie', 'a Collie'],
  ['Great Dane', 'a Great Dane'],
  ['Irish Setter', 'an Irish Setter'],
  ['Irish Wolfhound', 'an Irish Wolfhound'],
  ['Newfoundland', 'a Newfoundland'],
  ['Rottweiler', 'a Rottweiler'],
  ['Saint Bernard', 'a Saint Bernard'],
  ['St. Bernard', 'a St. Bernard'],
  ['Poodle (Standard)', 'a Standard Poodle'],
  ['Weimaraner', 'a Weimaraner'],
]);

/** What an owner of a breed that bloats should know, again and again; none for other breeds. */
export function bloatTips(breed: string): readonly (Claim & { title: string })[] {
  const one = bloating.get(breed);
  if (one === undefined) return [];
  const tip = { source: bloatStudy, support: 'direct', matter: 'bloat' } as const;
  return [
    {
      ...tip,
      id: 'bloat-signs',
      title: 'Bloat: go at once',
      source: 'https://www.mdpi.com/2076-2615/15/4/579',
      text: `Retching with nothing coming up, or a belly that swells: in ${one} think of a twisted stomach, and drive to a vet at once, at any hour.`,
    },
    {
      ...tip,
      id: 'bloat-study',
      title: 'The way to the clinic',
      text: `Of 1,914 large dogs in a study, ${one.replace(/^an? /, '')}s among them, 105 had bloat, and 30 of those died. Save the way to your nearest 24-hour clinic.`,
    },
    {
      ...tip,
      id: 'bloat-age',
      title: 'Bloat comes with age',
      text: `The older ${one} gets, the likelier is bloat. At the next visit, ask what to look for and what can be done before.`,
    },
  ];
}
