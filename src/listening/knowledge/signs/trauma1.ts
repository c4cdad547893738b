import type { Sign } from '../types.ts';

export const traumaOne: readonly Sign[] = [
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
    mayBe: ['Mouth burns', 'Lung fluid or heart rhythm trouble, may be delayed up to two days'],
    doNow: [
      'Switch off the power before touching him',
      'Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Immediately, even if he seems fine',
    raisedIf: [
      ['any mains shock', 'urgent'],
      ['garden or livestock fence zap, normal after', 'low'],
    ],
    sources: [['https://www.k999.direct/section-two-b', 'K999 canine first aid: electrocution, heat']],
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
    mayBe: ['Concussion or brain swelling', 'Eye or jaw injury'],
    doNow: [
      'Keep flat, head slightly raised; no pressure on the neck',
      'Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Immediately',
    raisedIf: [
      ['any knock with dullness, vomiting, uneven pupils, bleeding or collapse', 'urgent'],
      ['small bump, bright', 'low'],
    ],
    sources: [
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
    name: 'Road accident, fall or crush',
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
    mayBe: ['Internal bleeding, lung injury, fractures', 'Shock'],
    doNow: [
      'Go to the nearest open vet or emergency hospital now and phone on the way',
      'Move on a board; muzzle only if breathing well',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any vehicle or big fall, even if fine', 'urgent']],
    sources: [
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
    name: 'Bleeding that will not stop',
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
    mayBe: ['Artery or vein injury', 'Clotting problem'],
    doNow: [
      'Firm pressure with a clean cloth; add layers, do not lift',
      'Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Immediately',
    raisedIf: [['over five minutes of pressure, spurting or pale', 'urgent']],
    sources: [
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
    mayBe: ['Infection under a small hole', 'Deeper muscle, chest or belly injury'],
    doNow: ['Clip hair if calm, rinse with clean water or saline; no peroxide', 'Cover lightly'],
    seeVet: 'Same day, even if small',
    raisedIf: [
      ['chest, belly, neck or eye', 'urgent'],
      ['small dog shaken by a big one', 'urgent'],
      ['breathing change or weak', 'urgent'],
    ],
    sources: [
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
    name: 'Small cut or graze',
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
    name: 'Paw pad injury or burn',
    urgency: 'medium',
    support: 'direct',
    said: [
      'cut his pad',
      'burnt paws on pavement',
      'pads peeling',
      'glass in foot',
      'cracked bleeding pad',
      'limping with a sore paw',
    ],
    mayBe: ['Cut, burn or foreign body', 'Salt or chemical irritation'],
    doNow: ['Rinse with cool water, and put on a light clean dressing for the journey.'],
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
    name: 'Torn nail',
    urgency: 'medium',
    support: 'direct',
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
];
