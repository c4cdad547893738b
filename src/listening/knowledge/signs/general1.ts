import type { Sign } from '../types.ts';

export const generalOne: readonly Sign[] = [
  {
    id: 'weight_loss',
    name: 'Losing weight',
    urgency: 'medium',
    support: 'direct',
    said: [
      'getting skinny',
      'can see his ribs now',
      'lost 5lbs',
      'dropping weight even though he eats',
      'spine feels bony',
    ],
    mayBe: [
      'Too few calories or dental pain',
      'Diabetes, or a kidney, bowel, hormone or other illness',
      'Parasites',
    ],
    doNow: ['Weigh each week on the same scale, and log the food.'],
    seeVet: 'Within a week or two',
    raisedIf: [
      ['with vomiting, diarrhoea, thirst or weakness', 'high'],
      ['more than 10 percent in a month', 'high'],
    ],
    modifiers: ['Senior: bring forward the appointment'],
    sources: [
      [
        'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
        'Veterinary referral factsheet: polydipsia',
      ],
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
    ],
  },
  {
    id: 'weight_gain',
    name: 'Gaining weight',
    urgency: 'medium',
    support: 'direct',
    said: [
      'getting chubby',
      'gained weight',
      'cant feel her ribs',
      'vet said lose a few pounds',
      'fat since neutering',
    ],
    mayBe: ['More calories than needed', 'Less activity or joint pain', 'A hormone problem'],
    doNow: [
      "Measure the meals, keep treats under a tenth of the day's food, and log the weight every two weeks.",
    ],
    seeVet: 'Routine appointment for a target weight',
    raisedIf: [
      ['sudden pot belly', 'high'],
      ['breathing harder', 'high'],
    ],
    sources: [
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC8280121/',
        'Pegram et al 2021: Labrador predispositions (VetCompass)',
      ],
      [
        'https://whpetvet.blogspot.com/2015/11/are-you-overfeeding-your-dog.html',
        'Vet blog: RER and life-stage factors; label caveat',
      ],
    ],
  },
  {
    id: 'unresponsive_unconscious',
    name: 'Unconscious or cannot be woken',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'wont wake up',
      'unconscious',
      'not responding',
      'limp and floppy',
      'hes not waking up',
      'unresponsive',
    ],
    mayBe: ['Severe illness, poisoning, low blood sugar or a brain problem'],
    doNow: [
      'If there is no breathing and no heartbeat, start chest compressions, and keep going on the way.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any', 'urgent']],
    sources: [
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
  {
    id: 'restlessness_pain',
    name: 'Restless or unable to settle',
    urgency: 'high',
    support: 'direct',
    said: [
      'cant settle',
      'pacing and whining',
      'keeps changing position',
      'crying for no reason',
      'up all night restless',
      'seems in pain but dont know where',
    ],
    mayBe: ['Pain in the belly, spine or joints', 'Nausea, an itch or anxiety'],
    doNow: ['Tell the vet how the belly, the gums and the pee look, and when it started.'],
    seeVet: 'Same day',
    raisedIf: [
      ['swollen belly or retching', 'urgent'],
      ['trouble breathing or weeing', 'urgent'],
    ],
    sources: [
      ['https://www.petful.com/pet-health/bloat-in-dogs/', 'Petful (vet-written): bloat in dogs'],
      [
        'http://www.nazpetemergency.com/common-pet-emergencies.html',
        'Northern Arizona pet emergency: evaluate immediately list',
      ],
      [
        'https://veterinarycardiologistsaustralia.com.au/ufaq/what-can-i-do-at-home-to-help-my-dog',
        'Veterinary Cardiologists Australia: breathing rate at home',
      ],
    ],
  },
  {
    id: 'jaundice_yellow',
    name: 'Yellow gums, eyes or skin',
    urgency: 'urgent',
    support: 'direct',
    said: ['gums are yellow', 'yellow eyes', 'skin looks yellow', 'jaundice', 'ears look yellowish inside'],
    mayBe: ['A liver or bile problem', 'A loss of red blood cells', 'Poison such as sago palm or zinc'],
    doNow: ["Don't give any more of a new medicine or supplement until you have talked to a vet."],
    seeVet: 'Now or same day',
    raisedIf: [
      ['with dullness, vomiting or dark urine', 'urgent'],
      ['any new yellow', 'high'],
    ],
    sources: [
      ['http://westonanimal.com/nsaid-toxicity-in-animals/', 'Weston Animal: NSAID toxicity'],
      ['https://www.whiskerdocs.com/toxins/sago-palm', 'whiskerDocs: sago palm'],
    ],
  },
  {
    id: 'bruising_petechiae',
    name: 'Bruises or tiny red spots',
    urgency: 'high',
    support: 'direct',
    said: [
      'bruises on belly',
      'purple marks no injury',
      'red dots on gums',
      'pinprick spots on skin',
      'bleeding easily',
    ],
    mayBe: ['A clotting or platelet problem', 'Rat poison', 'An infection or immune disease'],
    doNow: ['Avoid rough play and injections at home, and look at the gums.'],
    seeVet: 'Same day',
    raisedIf: [
      ['nosebleed, pale gums, weak or many marks', 'urgent'],
      ['possible rat poison', 'urgent'],
    ],
    sources: [
      [
        'https://lortsmith.com/need-help-now/dog/poisons-toxins/household-items/rat-bait-anticoagulent-dogs/',
        'Lort Smith Animal Hospital: rat bait',
      ],
      ['https://www.dileyvet.com/rat-bait-toxicity/', 'Diley Vet: rat bait types'],
      [
        'http://dogownership101.com/7-part-checklist-dog-first-aid/3/',
        'First-aid checklist: gum colour and capillary refill',
      ],
    ],
  },
  {
    id: 'lethargy',
    name: 'Tired, low or not their usual self',
    urgency: 'medium',
    support: 'direct',
    said: [
      'lethargic',
      'just lying around',
      'no energy',
      'not himself',
      'very tired today',
      'off colour',
      'wont play',
      'sleeping all day and dull',
    ],
    mayBe: ['Pain, an infection, poison or organ disease', 'Hot weather, a big day or a vaccination'],
    doNow: ['Check the gums and the breathing, and log water and food.'],
    seeVet: "Same day if it lasts past a night's rest",
    raisedIf: [
      ['cannot be bothered to get up, not eating', 'high'],
      ['pale gums, fast breathing or collapse', 'urgent'],
      ['puppy or toy breed', 'high'],
      ['fits after a busy day, eating and drinking', 'low'],
    ],
    sources: [
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
  {
    id: 'fever_hot',
    name: 'Hot or feverish',
    urgency: 'high',
    support: 'direct',
    said: [
      'feels hot to touch',
      'has a temperature',
      'ears are burning',
      'fever of 104',
      'nose dry and hot and shivering',
    ],
    mayBe: ['An infection, inflammation or heat'],
    doNow: ["Don't give ice or human fever drugs."],
    unhurried: ['Take the temperature with a rectal thermometer only.'],
    seeVet: 'Same day',
    raisedIf: [
      ['over 104 F / 40 C, or with heat exposure', 'urgent'],
      ['puppy, unvaccinated', 'urgent'],
    ],
    sources: [
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
  {
    id: 'hypoglycaemia_puppy',
    name: 'A weak or wobbly puppy',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'tiny puppy shaking and weak',
      'chihuahua puppy limp',
      'toy puppy staggering',
      'puppy collapsed after missing meals',
      'glassy eyes and wobbly pup',
    ],
    mayBe: ['Low blood sugar', 'An infection or parasites underneath'],
    doNow: [
      'If your puppy is awake and able to swallow, rub a little sugar syrup on the gums and offer food, then go.',
      'Keep your puppy warm.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['unconscious, seizing or not improving in minutes', 'urgent']],
    modifiers: ['Toy and miniature pups under 4 months: never skip meals'],
    sources: [
      [
        'https://kingsbrookvet.com/blog/just-a-spoonful-of-sugar/',
        'Kingsbrook Vet: low blood sugar in toy puppies',
      ],
      [
        'http://canadasguidetodogs.com/health-and-nutrition/alphabetical-listing-of-health-issues/hypoglycemia/',
        "Canada's Guide to Dogs: hypoglycaemia",
      ],
      ['http://www.hartlanyorkies.com/hypo.html', 'Handbook text on toy-puppy hypoglycaemia'],
      ['http://breedguide.trupanion.com/healthconcerns/hypoglycemia', 'Trupanion breed guide: hypoglycaemia'],
    ],
  },
];
