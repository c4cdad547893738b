import type { Sign } from '../types.ts';

export const allergyAndTemperature: readonly Sign[] = [
  {
    id: 'anaphylaxis',
    name: 'Severe allergic reaction',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'collapsed after a bee sting',
      'vomiting after being stung',
      'gone floppy after vaccine',
      'throat swelling up',
      'anaphylactic',
      'hives and cant breathe',
      'diarrhoea and weak minutes after sting',
    ],
    mayBe: ['An allergic reaction of the whole body'],
    doNow: ["Don't rely on antihistamine tablets."],
    seeVet: 'Immediately',
    raisedIf: [
      [
        'vomiting, diarrhoea, weakness, pale gums or breathing trouble after a sting, jab, food or drug',
        'urgent',
      ],
    ],
    sources: [['https://vcahospitals.com/know-your-pet/anaphylaxis-in-dogs', 'VCA: anaphylaxis in dogs']],
    background: [
      ['https://imperialvets.com/dance-of-the-honeybees/', 'Imperial Vets: canine anaphylaxis'],
      [
        'http://www.animalurgentcare.com/index.cfm?Page=Emergency-Allergic-Reactions',
        'Animal Urgent Care: allergic reaction grades',
      ],
      [
        'http://thebark.com/content/bites-and-stings?qt-most_popular=1',
        'The Bark (ER vet-nurse): bites and stings',
      ],
    ],
  },
  {
    id: 'hives_facial_swelling',
    name: 'Hives or swollen face',
    urgency: 'high',
    support: 'direct',
    said: [
      'swollen face',
      'puffy eyes and muzzle',
      'lumps all over his body',
      'hives',
      'swelled up after a sting',
      'lips are huge',
    ],
    mayBe: ['An allergic reaction to a sting, food or drug'],
    doNow: ['Scrape out any stinger you can see, and put on a cool compress.'],
    unhurried: ['Watch closely for 12 hours.'],
    seeVet: 'Same day',
    raisedIf: [
      ['vomiting, diarrhoea, collapse, breathing noise', 'urgent'],
      ['swelling in mouth or throat', 'urgent'],
      ['spreading', 'urgent'],
    ],
    sources: [['https://vcahospitals.com/know-your-pet/anaphylaxis-in-dogs', 'VCA: anaphylaxis in dogs']],
    background: [
      ['https://www.kulshanvet.com/2023/05/05/bee-prepared/', 'Kulshan Vet: bee stings'],
      [
        'http://www.animalurgentcare.com/index.cfm?Page=Emergency-Allergic-Reactions',
        'Animal Urgent Care: allergic reaction grades',
      ],
    ],
  },
  {
    id: 'insect_sting_mild',
    name: 'A sting or an insect bite',
    urgency: 'low',
    support: 'direct',
    said: [
      'stung by a bee on the paw',
      'wasp sting, small bump',
      'bug bite on nose',
      'limping after standing on a bee',
      'ant bites on his tummy',
    ],
    mayBe: ['A local reaction'],
    doNow: ['Scrape out any stinger you can see, and put on a cool compress.'],
    unhurried: ['Watch closely for two hours.'],
    seeVet: 'If it swells or he seems unwell',
    raisedIf: [['in mouth or throat, many stings, swelling spreading, sick or weak', 'urgent']],
    sources: [['https://vcahospitals.com/know-your-pet/anaphylaxis-in-dogs', 'VCA: anaphylaxis in dogs']],
    background: [
      [
        'http://thebark.com/content/bites-and-stings?qt-most_popular=1',
        'The Bark (ER vet-nurse): bites and stings',
      ],
      [
        'http://www.animalurgentcare.com/index.cfm?Page=Emergency-Allergic-Reactions',
        'Animal Urgent Care: allergic reaction grades',
      ],
    ],
  },
  {
    id: 'heatstroke',
    name: 'Overheating / heatstroke',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'overheated',
      'heat stroke',
      'was in the hot car',
      'collapsed in the heat',
      'panting hard and drooling in the sun',
      'too hot and wobbly',
      'bright red gums after running',
      'burning up after a walk',
    ],
    mayBe: ['Heat illness, most often set off by exercise'],
    doNow: [
      'Stop all activity, find shade, and offer small drinks to a dog that is fully awake.',
      'Start cooling right away: pour cool tap water over the body with air moving over it, and keep cooling on the way.',
    ],
    seeVet: 'Immediately, even if he perks up',
    raisedIf: [
      ['any collapse, vomiting, wobble or seizure', 'urgent'],
      ['hard panting that does not settle in minutes', 'urgent'],
    ],
    modifiers: ['Flat-faced, overweight, thick-coated, old and very young dogs: low threshold'],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
        'Hall et al 2020, VetCompass heat-related illness triggers',
      ],
      [
        'https://www.nature.com/articles/s41598-021-86235-w',
        'Hall et al 2021, VetCompass clinical grading tool for heat-related illness',
      ],
      [
        'https://ukvetcompanionanimal.com/content/clinical/canine-heat-related-illness-new-perspectives-from-recent-research',
        'UK-Vet Companion Animal: canine heat-related illness review',
      ],
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
    ],
  },
  {
    id: 'hypothermia_frostbite',
    name: 'Too cold / frostbite',
    urgency: 'high',
    support: 'general',
    said: [
      'shivering and cold after snow',
      'fell in icy water',
      'ears feel frozen',
      'found him freezing cold and stiff',
      'body temp low',
    ],
    mayBe: ['Hypothermia', 'Frostbite of ears, tail or paws'],
    doNow: [
      'Dry your dog, and wrap them in blankets in a warm room, with lukewarm (not hot) bottles wrapped in cloth.',
      "Don't rub frozen skin.",
    ],
    seeVet: 'Now if dull; same day otherwise',
    raisedIf: [
      ['stopped shivering, sleepy or weak', 'urgent'],
      ['puppy or toy dog cold and limp', 'urgent'],
    ],
    sources: [
      [
        'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        'Seasonal hazards overview',
      ],
      ['https://lindenhurstanimalhospital.com/seasonal-tips', 'Lindenhurst Animal Hospital: seasonal tips'],
      ['https://www.sleddogsocietyofwales.co.uk/bleeding-internal.html', 'Internal bleeding signs'],
    ],
  },
];
