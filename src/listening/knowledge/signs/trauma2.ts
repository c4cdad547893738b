import type { Sign } from '../types.ts';

export const traumaTwo: readonly Sign[] = [
  {
    id: 'burn_scald',
    name: 'A burn or scald',
    urgency: 'high',
    support: 'general',
    said: [
      'scalded by hot water',
      'burnt by stove',
      'hot oil splashed him',
      'sunburnt nose blistering',
      'chemical burn',
    ],
    mayBe: ['A burn by heat or a chemical'],
    doNow: ['Cool it under running water for 10 to 20 minutes, with no creams, butter or ice.'],
    seeVet: 'Same day, any size',
    raisedIf: [['large, face, blistered, chemical or smoke inhaled', 'urgent']],
    sources: [
      ['https://www.k999.direct/section-two-b', 'K999 canine first aid: electrocution, heat'],
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
    ],
  },
  {
    id: 'broken_bone',
    name: 'Possible broken bone',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'leg is bent the wrong way',
      'broken leg',
      'bone sticking out',
      'leg dangling',
      'cant put leg down and its swollen',
      'snapped his leg',
    ],
    mayBe: ['A fracture or a dislocation'],
    doNow: ["Don't splint or straighten it; support it on a towel, and carry your dog."],
    seeVet: 'Now',
    raisedIf: [['obvious deformity, open wound, or not standing', 'urgent']],
    sources: [
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
  {
    id: 'foxtail_grass_seed',
    name: 'A grass seed or foxtail',
    urgency: 'high',
    support: 'direct',
    said: [
      'grass seed in his paw',
      'foxtail in ear',
      'swollen toe with a little hole',
      'seed stuck in eye after field',
      'sudden sneezing in long grass',
    ],
    mayBe: ['A barbed seed that keeps moving inward', 'An abscess'],
    doNow: ['Remove it only if it is fully visible and on the surface; otherwise leave it.'],
    seeVet: 'Same day',
    raisedIf: [['in eye, ear, nose, mouth or breathing affected', 'urgent']],
    sources: [
      ['https://riponvet.com/foxtails/', 'Ripon Vet: foxtails'],
      [
        'https://www.petscare.com/en-au/news/post/remove-foxtail-stuck-in-dog-paw',
        'PetsCare: foxtail in paw',
      ],
    ],
  },
  {
    id: 'snake_bite',
    name: 'A snake bite',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'bitten by a snake',
      'rattlesnake got him',
      'snake bite on nose',
      'adder bite',
      'two fang marks and swelling',
      'snakebite',
    ],
    mayBe: ['An injury by venom'],
    doNow: [
      "Keep your dog still, carry them, take the collar off if the neck swells, and leave the bite alone: don't cut, cool or bind it.",
      'Ask on the phone about antivenom.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any suspected bite', 'urgent']],
    sources: [
      [
        'https://edvh.com.au/snake-season-and-what-to-do-if-your-pet-is-bitten/',
        'Australian vet hospital: snake season',
      ],
      [
        'https://www.yumpu.com/en/document/view/11536020/dog-owners-home-veterinary-handbookpdf-mr-walnuts/72',
        "Dog Owner's Home Veterinary Handbook: snakebite",
      ],
    ],
  },
  {
    id: 'limp_mild',
    name: 'Limping',
    urgency: 'medium',
    support: 'direct',
    said: [
      'limping a bit',
      'favoring his front paw',
      'slight limp after the park',
      'sore leg but walks on it',
      'stiff on one leg',
      'limps after fetch',
    ],
    mayBe: [
      'A sprain, or a pad or nail problem',
      'A strained joint or ligament',
      'A growth-plate or bone disease in a young dog',
    ],
    doNow: [
      'Rest, with leash-only outings, for 24 hours, and look between the toes.',
      "Don't give human painkillers.",
    ],
    seeVet: 'If it lasts over 24 hours',
    raisedIf: [
      ['not bearing weight', 'high'],
      ['swelling, fever or pain', 'high'],
      ['over 24 hours', 'medium'],
      ['better within a few hours', 'low'],
    ],
    sources: [
      ['https://www.ccahpetvet.com/blog/2019-02-27/limping', 'CCAH: when to seek care for a limp'],
      [
        'https://business.google.com/v/vets-now-doncaster/010463241890097285393/d880/_/lp/8162276584990926481',
        'Vets Now: lameness in dogs',
      ],
    ],
  },
  {
    id: 'limp_nonweightbearing',
    name: 'Not putting weight on a leg',
    urgency: 'high',
    support: 'direct',
    said: ['holding leg up', 'three legged lame', 'wont put his paw down', 'carrying back leg', 'hopping'],
    mayBe: [
      'A fracture, a torn ligament or a dislocation',
      'Something in the pad',
      'A bone infection or tumor',
    ],
    doNow: [
      'Carry your dog, and keep them on strict rest.',
      "Don't give painkillers from your own medicine cabinet.",
    ],
    seeVet: 'Same day',
    raisedIf: [
      ['deformed, severe pain, or both back legs', 'urgent'],
      ['cold limb', 'urgent'],
    ],
    sources: [
      ['https://www.ccahpetvet.com/blog/2019-02-27/limping', 'CCAH: when to seek care for a limp'],
      [
        'https://business.google.com/v/vets-now-doncaster/010463241890097285393/d880/_/lp/8162276584990926481',
        'Vets Now: lameness in dogs',
      ],
    ],
  },
  {
    id: 'stiffness_arthritis',
    name: 'Stiffness or getting up slowly',
    urgency: 'medium',
    support: 'direct',
    said: [
      'stiff in the mornings',
      'slow getting up',
      'struggles with stairs',
      'wont jump on sofa anymore',
      'bunny hopping',
      'arthritis playing up',
      'old and achy',
    ],
    mayBe: ['Joint wear and pain, often worse with extra weight', 'Hip or elbow problems'],
    doNow: [
      'A warm firm bed, ramps and short frequent walks help, and so does a lean weight.',
      'Log the good days and the bad.',
    ],
    seeVet: 'Within a week or two: pain relief options exist',
    raisedIf: [
      ['cannot rise, cries, or sudden', 'high'],
      ['young dog under 2', 'high'],
    ],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC8280121/',
        'Pegram et al 2021: Labrador predispositions (VetCompass)',
      ],
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
      [
        'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
        'Senior cognitive changes: what to track',
      ],
    ],
  },
];
