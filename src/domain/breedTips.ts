import type { Dog } from './dog.ts';
import { isNorthern, isTropical, isWarm } from './latitude.ts';
import { foldForSearch } from './search.ts';

/** A sentence on care, the page that states it and that page's publisher. The engine's knowledge includes it under this id. */
export interface Tip {
  id: string;
  text: string;
  source: string;
  publisher: string;
  /** It is for warm months. */
  warm?: true;
}

/** The tips that the dashboard's card rotates through. The engine's knowledge imports them from here. */
export const tipsByBreed: ReadonlyMap<string, readonly Tip[]> = new Map(
  Object.entries({
    'Golden Retriever': [
      {
        id: 'golden-retriever-6',
        text: 'A Golden that suddenly sits down on a summer walk may be overheating, not stubborn. Stop, find shade, offer water and help them cool.',
        source: 'https://www.nature.com/articles/s41598-021-86235-w',
        publisher: 'Scientific Reports',
        warm: true,
      },
      {
        id: 'golden-retriever-3',
        text: 'Adult male Goldens usually weigh 65-75 lb and females 55-65 lb. Log the weight monthly.',
        source: 'https://www.akc.org/dog-breeds/golden-retriever/',
        publisher: 'AKC',
      },
      {
        id: 'golden-retriever-4',
        text: 'Brush your Golden every week, and more often in shedding season.',
        source: 'https://www.akc.org/dog-breeds/golden-retriever/',
        publisher: 'AKC',
      },
    ],
    Rottweiler: [
      {
        id: 'rottweiler-3',
        text: 'Size is a risk for bloat, a stomach that twists and can kill. Ask your vet which signs to know.',
        source: 'https://www.mdpi.com/2076-2615/15/4/579',
        publisher: 'Animals',
      },
      {
        id: 'rottweiler-1',
        text: 'Extra weight and sore ears are among the things vets note most in Rottweilers. Weigh monthly and check the ears.',
        source: 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7',
        publisher: 'Canine Medicine and Genetics',
      },
      {
        id: 'rottweiler-8',
        text: 'Brush your Rottweiler every week, and more often in shedding season.',
        source: 'https://www.akc.org/dog-breeds/rottweiler/',
        publisher: 'AKC',
      },
    ],
    'Labrador Retriever': [
      {
        id: 'labrador-retriever-1',
        text: 'Labs have higher odds of joint wear than other breeds. Steady exercise and a lean body beat weekend marathons.',
        source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8280121/',
        publisher: 'PubMed Central',
      },
      {
        id: 'labrador-retriever-5',
        text: "Dogs overheat most often during exercise, young males above all. Never trade a Lab's walk for a hard run in the heat.",
        source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
        publisher: 'PubMed Central',
        warm: true,
      },
      {
        id: 'labrador-retriever-3',
        text: 'Adult male Labs run 65-80 lb and females 55-70 lb. Log the weight monthly.',
        source: 'https://www.akc.org/dog-breeds/labrador-retriever/',
        publisher: 'AKC',
      },
    ],
    'German Shepherd': [
      {
        id: 'german-shepherd-2',
        text: 'Adult male Shepherds usually weigh 65-90 lb and females 50-70 lb. Log it to spot a slow loss as well as a gain.',
        source: 'https://www.akc.org/dog-breeds/german-shepherd-dog/',
        publisher: 'AKC',
      },
      {
        id: 'german-shepherd-9',
        text: 'Shepherds are among the breeds with more sudden diarrhea than others. Log new food beside it, and tell your vet.',
        source: 'https://pubmed.ncbi.nlm.nih.gov/40498704/',
        publisher: 'PubMed',
      },
    ],
    Beagle: [
      {
        id: 'beagle-2',
        text: 'Beagles have long backs with discs that can slip. A ramp or a two-handed lift beats a leap off the couch.',
        source: 'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
        publisher: 'University of Illinois',
      },
      {
        id: 'beagle-9',
        text: 'Is your Beagle drinking more than before? Leave the water out, measure it for 24 hours, and tell your vet.',
        source: 'https://wsava2018.net/files/basic-html/page50.html',
        publisher: 'WSAVA',
      },
    ],
  }),
);

export const generalTips: readonly Tip[] = [
  {
    id: 'general-05',
    text: "A wag alone doesn't tell you much. Look at the whole dog: eyes, mouth and where they put their weight.",
    source: 'https://www.rspcawa.org.au/blog/how-to-speak-dog',
    publisher: 'RSPCA',
  },
  {
    id: 'general-06',
    text: 'A growl is communication, not attitude. Answer it by giving space.',
    source: 'https://nextgen.rspca.org.uk/advice-learning/dog-body-language',
    publisher: 'RSPCA',
  },
  {
    id: 'general-04',
    text: "A dog in deep sleep takes 15 to 30 breaths a minute. Count once, and you'll know what's usual.",
    source: 'https://vcahospitals.com/know-your-pet/home-breathing-rate-evaluation',
    publisher: 'VCA',
  },
  {
    id: 'general-12',
    text: 'See your vet at least once a year, and twice a year once your dog is a senior.',
    source:
      'https://www.aaha.org/your-pet/pet-owner-education/aaha-guidelines-for-pet-owners/life-stage-canine/',
    publisher: 'AAHA',
  },
  {
    id: 'general-09',
    text: 'Keep chocolate, raisins and anything with xylitol above nose height: all of them can poison a dog.',
    source: 'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
    publisher: 'Frontiers in Veterinary Science',
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

/** A dog's tip for a day (YYYY-MM-DD) where its owner lives. The tips of the season rotate daily. Throws if it is not a day. */
export function breedTip(dog: Pick<Dog, 'id' | 'breed'>, day: string, zone: string): Tip {
  const isWarmThere = isWarm(Number(day.slice(5, 7)), {
    north: isNorthern(zone),
    tropical: isTropical(zone),
  });
  const tips = tipsFor(dog).filter(({ warm }) => !warm || isWarmThere);
  // A prime spreads the ids, so that two dogs of a household seldom get the same tip.
  const turn = Date.parse(day) / 86_400_000 + dog.id * 7919;
  const tip = tips[turn % tips.length];
  if (!tip) throw new Error(`${day} is not a day`);
  return tip;
}
