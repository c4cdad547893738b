import type { Dog } from './dog.ts';
import { foldForSearch } from './search.ts';

/** A sentence on care and the page that states it. The engine's knowledge includes it under this id. */
export interface Tip {
  id: string;
  text: string;
  source: string;
}

const limping = 'https://www.ccahpetvet.com/blog/2019-02-27/limping';

/** The tips that the dashboard's card rotates through. The engine's knowledge imports them from here. */
export const tipsByBreed: ReadonlyMap<string, readonly Tip[]> = new Map(
  Object.entries({
    'Golden Retriever': [
      {
        id: 'golden-retriever-6',
        text: 'A Golden that suddenly sits down on a summer walk may be overheating, not stubborn. Stop, find shade, offer water and help them cool.',
        source: 'https://www.nature.com/articles/s41598-021-86235-w',
      },
      {
        id: 'golden-retriever-5',
        text: 'Breeders screen Goldens for hips, elbows, eyes and heart, so tell your vet about stiffness or tiring early.',
        source: 'https://www.britishgoldens.org/health-reports.html',
      },
    ],
    Rottweiler: [
      {
        id: 'rottweiler-3',
        text: 'A big chest can hide bloat. Know the signs before you need them: dry heaving, pacing, a tight belly.',
        source: 'https://www.petful.com/pet-health/bloat-in-dogs/',
      },
      {
        id: 'rottweiler-1',
        text: 'Extra weight and sore ears are among the things vets note most in Rottweilers. Weigh monthly and check the ears.',
        source: 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7',
      },
      {
        id: 'rottweiler-6',
        text: 'If a Rottweiler limps for more than a day, plan short walks on soft ground instead of walking it off.',
        source: limping,
      },
    ],
    'Labrador Retriever': [
      {
        id: 'labrador-retriever-1',
        text: 'Labs have higher odds of joint wear than other breeds. Steady exercise and a lean body beat weekend marathons.',
        source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8280121/',
      },
      {
        id: 'labrador-retriever-5',
        text: "Dogs overheat most often during exercise, young males above all. Never trade a Lab's walk for a hard run in the heat.",
        source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
      },
    ],
    'German Shepherd': [
      {
        id: 'german-shepherd-5',
        text: 'Call the vet the same day for sudden loss of balance or a tilted head. Shepherds are among the breeds prone to it.',
        source: 'https://hopeveterinarycare.sg/vestibular-disease',
      },
      {
        id: 'german-shepherd-6',
        text: 'A limp that lasts more than a day calls for an exam. Until then, let your Shepherd rest, and keep them on a leash.',
        source: limping,
      },
    ],
    Beagle: [
      {
        id: 'beagle-2',
        text: 'Beagles have long backs with discs that can slip. A ramp or a two-handed lift beats a leap off the couch.',
        source: 'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
      },
      {
        id: 'beagle-9',
        text: 'Is your Beagle drinking more than before? Leave the water out, measure it for 24 hours, and tell your vet.',
        source: 'https://www.clappisonvet.com/why-is-my-dog-drinking-so-much-water/',
      },
    ],
  }),
);

export const generalTips: readonly Tip[] = [
  {
    id: 'general-05',
    text: "A wag alone doesn't tell you much. Look at the whole dog: eyes, mouth and where they put their weight.",
    source: 'https://www.rspcawa.org.au/blog/how-to-speak-dog',
  },
  {
    id: 'general-06',
    text: 'A growl is communication, not attitude. Answer it by giving space.',
    source: 'https://rspcapetinsurance.org.au/pet-care/dog-care/body-language-in-dogs',
  },
  {
    id: 'general-04',
    text: "A dog in deep sleep takes 15 to 30 breaths a minute. Count once, and you'll know what's usual.",
    source: 'https://vcahospitals.com/know-your-pet/home-breathing-rate-evaluation',
  },
  {
    id: 'general-12',
    text: 'See your vet at least once a year, and twice a year once your dog is a senior.',
    source:
      'https://www.aaha.org/your-pet/pet-owner-education/aaha-guidelines-for-pet-owners/life-stage-canine/',
  },
  {
    id: 'general-13',
    text: 'A limp that lasts more than a day needs a vet, not a week of hoping.',
    source: limping,
  },
  {
    id: 'general-09',
    text: 'Keep chocolate, gum, raisins and human pills above nose height.',
    source: 'https://www.nationalhumanesociety.org/foods-to-avoid',
  },
];

// Aliases of these breeds, as in the engine's breed table.
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'German Shepherd': ['Alsatian', 'German Shepherd Dog', 'GSD'],
  'Golden Retriever': ['Golden', 'Goldie'],
  'Labrador Retriever': ['Lab', 'Labrador'],
};
const tipsByName = new Map(
  [...tipsByBreed].flatMap(([breed, tips]) =>
    [breed, ...(alsoCalled[breed] ?? [])].map((name) => [foldForSearch(name), tips] as const),
  ),
);

/** The tips for a dog's card: those for its breed if there are any, else general ones. */
export const tipsFor = ({ breed }: Pick<Dog, 'breed'>): readonly Tip[] =>
  tipsByName.get(foldForSearch(breed)) ?? generalTips;

/** A dog's tip for a day (YYYY-MM-DD). The tips rotate daily. Throws if it is not a day. */
export function breedTip(dog: Pick<Dog, 'id' | 'breed'>, day: string): Tip {
  const tips = tipsFor(dog);
  // A prime spreads the ids, so that two dogs of a household seldom get the same tip.
  const turn = Date.parse(day) / 86_400_000 + dog.id * 7919;
  const tip = tips[turn % tips.length];
  if (!tip) throw new Error(`${day} is not a day`);
  return tip;
}
