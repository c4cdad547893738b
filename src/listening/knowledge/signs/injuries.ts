import type { Sign } from '../types.ts';

export const injuries: readonly Sign[] = [
  {
    id: 'electric_shock',
    name: 'Electric shock',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'chewed an electric cable',
      'got electrocuted',
      'bit the lamp cord',
      'shocked by fence and collapsed',
      'burnt mouth from wire',
    ],
    mayBe: ['Burns of the mouth', 'Fluid in the lungs'],
    doNow: ['Turn off the power before you touch a dog with the cord still in the mouth.'],
    seeVet: 'Immediately, even if he seems fine',
    raisedIf: [
      ['any mains shock', 'urgent'],
      ['garden or livestock fence zap, normal after', 'low'],
    ],
    sources: [
      [
        'https://cliniciansbrief.com/article/electrocution-emergency-puppy',
        "Clinician's Brief: a puppy that bit a cord",
      ],
    ],
    background: [['https://www.k999.direct/section-two-b', 'K999 canine first aid: electrocution, heat']],
  },
  {
    id: 'head_trauma',
    name: 'Head injury',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'hit his head hard',
      'kicked by a horse in the head',
      'fell on head and dazed',
      'pupils different sizes after knock',
      'cracked his skull on the table edge',
    ],
    mayBe: ['A brain injury, which can get worse within minutes or days'],
    doNow: ['Keep your dog flat with the head slightly raised, and put no pressure on the neck.'],
    seeVet: 'Immediately',
    raisedIf: [
      ['any knock with dullness, vomiting, uneven pupils, bleeding or collapse', 'urgent'],
      ['small bump, bright', 'low'],
    ],
    sources: [
      [
        'https://hcavs.gr/hjcam/en/v1-i2-traumatic-brain-injury',
        'Hellenic Journal of Companion Animal Medicine 2012: traumatic brain injury',
      ],
    ],
    background: [
      [
        'https://bfvetcare.com/how-can-i-tell-if-my-pet-needs-emergency-care/',
        'Best Friends Veterinary Care: what counts as an emergency',
      ],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
    ],
  },
  {
    id: 'hit_by_car_fall',
    name: 'Car accident, fall or crush injury',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'hit by a car',
      'run over',
      'fell down the stairs badly',
      'fell from window',
      'trampled by horse',
      'jumped out of moving car',
      'car accident but walking',
    ],
    mayBe: ['Broken bones or injuries inside the chest or belly, as after a car accident', 'A brain injury'],
    doNow: [
      "Keep your dog still and warm. If they can't stand, carry them on a board.",
      'Use a muzzle only if they are breathing well.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any vehicle or big fall, even if fine', 'urgent']],
    sources: [
      [
        'https://pubmed.ncbi.nlm.nih.gov/1184425/',
        'JAVMA 1975: motor vehicle accidents in urban dogs, 600 cases',
      ],
      [
        'https://hcavs.gr/hjcam/en/v1-i2-traumatic-brain-injury',
        'Hellenic Journal of Companion Animal Medicine 2012: traumatic brain injury',
      ],
    ],
    background: [
      [
        'https://bfvetcare.com/how-can-i-tell-if-my-pet-needs-emergency-care/',
        'Best Friends Veterinary Care: what counts as an emergency',
      ],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      ['https://www.sleddogsocietyofwales.co.uk/bleeding-internal.html', 'Internal bleeding signs'],
    ],
  },
  {
    id: 'bleeding_severe',
    name: 'Bleeding that is heavy or will not stop',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'wont stop bleeding',
      'blood spurting',
      'deep cut bleeding a lot',
      'pouring blood from leg',
      'blood soaking through bandage',
      'bleeding from mouth nonstop',
    ],
    mayBe: ['A clotting problem, such as from rat poison'],
    doNow: ["Press firmly with a clean cloth, add layers on top, and don't lift it."],
    seeVet: 'Immediately',
    raisedIf: [['over five minutes of pressure, spurting or pale', 'urgent']],
    sources: [
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_1335&spc=All&dxkw=toxic&sxkw=&signs=',
        'Cornell Consultant: anticoagulants',
      ],
    ],
    background: [
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
    ],
  },
  {
    id: 'wound_bite',
    name: 'Bite wound or puncture',
    urgency: 'high',
    support: 'direct',
    said: [
      'bitten by another dog',
      'dog fight wound',
      'puncture wound',
      'got bit in the face',
      'cat bite abscess',
      'small hole from a fight',
    ],
    mayBe: ['A deeper injury of muscle, chest or belly', 'An infection under a small hole'],
    doNow: [
      'Cover it with a clean, damp cloth, and leave in anything that is stuck in it.',
      'Rinse with nothing but clean water or saline.',
    ],
    seeVet: 'Same day, even if small',
    raisedIf: [
      ['chest, belly, neck or eye', 'urgent'],
      ['small dog shaken by a big one', 'urgent'],
      ['breathing change or weak', 'urgent'],
    ],
    sources: [['https://vcahospitals.com/know-your-pet/bite-wounds-in-dogs', 'VCA: bite wounds in dogs']],
    background: [
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      [
        'http://www.nazpetemergency.com/common-pet-emergencies.html',
        'Northern Arizona pet emergency: evaluate immediately list',
      ],
    ],
  },
  {
    id: 'minor_cut',
    name: 'A cut or scrape',
    urgency: 'low',
    support: 'general',
    said: ['small cut on paw', 'scraped his knee', 'little graze', 'nick from clippers', 'scratch on nose'],
    mayBe: ['A simple skin wound'],
    doNow: ['Rinse it with clean water, keep your dog from licking it, and look at it twice a day.'],
    seeVet: 'If it gapes, smells or is not closing in 48 hours',
    raisedIf: [['gaping, deep, dirty, over a joint or bleeding again', 'high']],
    sources: [
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
    ],
  },
  {
    id: 'paw_pad_injury',
    name: 'A paw pad injury or burn',
    urgency: 'medium',
    support: 'general',
    said: [
      'cut his pad',
      'burnt paws on pavement',
      'pads peeling',
      'glass in foot',
      'cracked bleeding pad',
      'limping with a sore paw',
    ],
    mayBe: ['A cut, a burn or something in the pad', 'Irritation by salt or chemicals'],
    doNow: ['Rinse with cool water, and put on a light, clean bandage for the trip.'],
    seeVet: 'Within a day; same day if deep',
    raisedIf: [
      ['deep, bleeding, or blisters on several pads', 'high'],
      ['will not stop bleeding', 'urgent'],
    ],
    sources: [
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
      ['http://saukvillevet.com/Pages/newstips/newstips-safety.html', 'Saukville Vet: seasonal safety'],
      ['http://boerumhillvet.com/seasonal-cautions', 'Boerum Hill Vet: seasonal cautions'],
    ],
  },
  {
    id: 'torn_nail',
    name: 'A torn nail',
    urgency: 'medium',
    support: 'general',
    said: [
      'ripped a nail',
      'nail broken to the quick',
      'dew claw hanging off',
      'toenail bleeding',
      'caught his claw and it split',
    ],
    mayBe: ['A broken claw, which hurts'],
    doNow: ['Press with gauze, keep it clean, and leave a hanging piece for the vet.'],
    seeVet: 'Within a day or two',
    raisedIf: [['bleeding over 10 minutes or swollen toe', 'high']],
    sources: [
      ['https://www.ccahpetvet.com/blog/2019-02-27/limping', 'CCAH: when to seek care for a limp'],
      [
        'https://business.google.com/v/vets-now-doncaster/010463241890097285393/d880/_/lp/8162276584990926481',
        'Vets Now: lameness in dogs',
      ],
    ],
  },
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
    support: 'general',
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
    mayBe: ['A barbed seed that keeps moving inward'],
    doNow: ['Remove it only if it is fully visible and on the surface; otherwise leave it.'],
    seeVet: 'Same day',
    raisedIf: [['in eye, ear, nose, mouth or breathing affected', 'urgent']],
    sources: [['https://www.mdpi.com/2076-2615/13/13/2071', 'Animals 2023: migrating grass awns']],
    background: [
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
    mayBe: ['Swelling and pain from venom', 'An effect of venom on the heart or on clotting'],
    doNow: [
      "Keep your dog still, carry them, take the collar off if the neck swells, and leave the bite alone: don't cut, cool or bind it.",
      'Ask on the phone about antivenom.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any suspected bite', 'urgent']],
    sources: [
      ['https://pmc.ncbi.nlm.nih.gov/articles/PMC2873270', 'Lervik et al 2010: 53 dogs bitten by adders'],
      ['https://pubmed.ncbi.nlm.nih.gov/26152480/', 'Turković et al 2015: adder bites in dogs in Germany'],
    ],
    background: [
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
];
