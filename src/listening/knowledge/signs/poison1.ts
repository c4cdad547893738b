import type { Sign } from '../types.ts';

export const poisonOne: readonly Sign[] = [
  {
    id: 'toxin_chocolate',
    name: 'Ate chocolate or cocoa',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate chocolate',
      'got into the brownies',
      'ate a bar of dark chocolate',
      'chewed up easter eggs',
      'licked hot cocoa powder',
      'had a few choc chip cookies',
      'ate choclate',
      'cocoa mulch from the garden',
    ],
    mayBe: [
      'Over-stimulation by theobromine and caffeine',
      'A stomach or pancreas upset from the fat',
      'Wrappers or raisins in the same product',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now for dark or unknown amounts; a phone call for any amount',
    raisedIf: [
      ['dark, baking chocolate or cocoa, any notable amount', 'urgent'],
      ['20 mg theobromine per kg or more (about 9 mg/lb)', 'urgent'],
      ['restless, racing heart, tremor or vomiting', 'urgent'],
      ['tiny milk-chocolate crumb in a large, well dog after vet or poison-line advice', 'medium'],
    ],
    modifiers: ['Small dogs, heart disease: lower threshold'],
    sources: [
      ['https://curiousanimals.net/?p=187', 'Theobromine content and treatment threshold table'],
      [
        'https://thehealthcast.com/healthy-living/chocolate-a-death-risk-for-rover',
        'HealthDay summary of FDA CVM chocolate figures',
      ],
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
    ],
  },
  {
    id: 'toxin_xylitol',
    name: 'Ate xylitol (birch sugar)',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate sugar free gum',
      'chewed up mints with xylitol',
      'got the sugarless candy',
      'peanut butter had birch sugar in it',
      'ate my toothpaste',
      'protein bar with xylitol',
      'vitamin gummies sugar free',
    ],
    mayBe: ['A rapid drop in blood sugar within 30 to 60 minutes', 'Liver injury over the next days'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now; do not wait for signs',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      ['https://vavetspecialists.com/xylitol-toxicity-in-dogs/', 'Virginia Veterinary Specialists: xylitol'],
      ['https://canadawestvets.com/2018/11/14/xylitol-toxicity-in-dogs/', 'Canada West Vets: xylitol doses'],
      ['https://www.animalpoisonline.co.uk/blogs/2022/11/23/xylitol/', 'Animal PoisonLine UK: xylitol'],
    ],
  },
  {
    id: 'toxin_grapes_raisins',
    name: 'Ate grapes, raisins, sultanas or currants',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate grapes',
      'ate a few raisins',
      'had trail mix with raisins',
      'got the fruit cake',
      'ate mince pies',
      'currants off the floor',
      'ate sultanas',
      'licked cream of tartar',
      'grape juice',
      'tamarind',
    ],
    mayBe: [
      'Kidney injury, at a dose that nobody can foretell',
      'A stomach upset first and kidney trouble later',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now; no safe amount is known and signs may take days',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'http://www.petpoisonhelpline.com/pet-safety-tips/are-grapes-and-raisins-poisonous-to-dogs/',
        'Pet Poison Helpline: grapes and raisins',
      ],
      [
        'https://www.sv-animalhealth.com/update-on-raisin-and-grape-toxicosis/',
        'SV Animal Health: tartaric acid update',
      ],
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
    ],
  },
  {
    id: 'toxin_onion_garlic',
    name: 'Ate onion, garlic, leek or chives',
    urgency: 'high',
    support: 'direct',
    said: [
      'ate onions',
      'garlic bread eaten',
      'had curry with onion',
      'ate leeks',
      'onion powder in the gravy',
      'ate spring onions',
      'licked the garlic butter',
    ],
    mayBe: ['A stomach upset', 'Damage to red blood cells, which shows after days'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    unhurried: ['After the visit, look at the gums and the colour of the urine for a week.'],
    seeVet: 'Phone today',
    raisedIf: [
      ['large amount, powder or concentrated form, or small dog', 'urgent'],
      ['weak, pale, fast breathing or dark urine', 'urgent'],
      ['a lick or trace in a large dog, after advice', 'medium'],
    ],
    sources: [
      ['https://heathfieldvets.co.uk/poisons', 'Heathfield Vets: common poisons'],
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
      [
        'https://www.dailyherald.com/entlife/20200316/common-human-foods-x2014-chocolate-onions-grapes-x2014-can-be-toxic-to-your-pets',
        'Daily Herald pet-poison column',
      ],
    ],
  },
  {
    id: 'toxin_human_nsaid',
    name: 'Ate ibuprofen, naproxen, aspirin or similar',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate ibuprofen',
      'got my advil',
      'swallowed aleve',
      'chewed the aspirin bottle',
      'ate diclofenac gel',
      'ate motrin off the counter',
      'painkiller missing from packet',
    ],
    mayBe: ['Stomach ulcers and bleeding', 'Kidney injury', 'Nerve signs at high doses'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'https://www.mtexpress.com/wood_river_journal/features/pet-talk-ibuprofen-toxicity-in-dogs-and-cats/article_eea5a3a6-d175-11ec-8f28-2f64ed07ba27.html',
        'Vet column: ibuprofen toxicity',
      ],
      ['http://westonanimal.com/nsaid-toxicity-in-animals/', 'Weston Animal: NSAID toxicity'],
      [
        'https://www.skvh.ca/condition/pain-medication-poisoning-dogs-cats',
        'South Keys Vet Hospital: pain medication poisoning',
      ],
      [
        'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
        'Pet Poison Helpline: dangerous pills for pets',
      ],
    ],
  },
  {
    id: 'toxin_paracetamol',
    name: 'Given or ate paracetamol (acetaminophen)',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate tylenol',
      'gave her paracetamol',
      'chewed calpol bottle',
      'cold and flu tablets eaten',
      'ate panadol',
    ],
    mayBe: ['Liver injury', 'Damage to red blood cells'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now, even if you gave it on purpose; tell them honestly',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
        'Pet Poison Helpline: dangerous pills for pets',
      ],
      [
        'https://www.cuvs.org/blog/archive/201102',
        'Veterinary specialty hospital blog: human pain relievers',
      ],
      [
        'http://www.badgervet.com/blog/10-human-medications-that-are-poisonous-to-your-pets',
        'Badger Vet: ten human medications',
      ],
    ],
  },
  {
    id: 'toxin_human_medication',
    name: 'Ate other human medicine or supplement',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate my pills',
      'chewed up antidepressants',
      'got the adhd tablets',
      'ate sleeping pills',
      'blood pressure tablets gone',
      'swallowed vitamin d',
      'ate my thyroid pill',
      'pill bottle chewed',
      'took birth control pack',
      'chewed inhaler',
    ],
    mayBe: [
      'Sedation or over-stimulation',
      'A change of heart rate or blood pressure',
      'Kidney, liver or calcium problems',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['any prescription or unknown tablets', 'urgent'],
      ['birth control with no iron, big dog, after advice', 'medium'],
    ],
    sources: [
      [
        'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
        'Pet Poison Helpline: dangerous pills for pets',
      ],
      [
        'http://www.badgervet.com/blog/10-human-medications-that-are-poisonous-to-your-pets',
        'Badger Vet: ten human medications',
      ],
      [
        'https://www.hudspethanimalhospital.com/top-10-most-common-medications-harmful-to-pets/',
        'Hudspeth Animal Hospital after Pet Poison Helpline: top 10 medications',
      ],
    ],
  },
  {
    id: 'toxin_vet_med_overdose',
    name: 'Overdose of pet medicine',
    urgency: 'urgent',
    support: 'general',
    said: [
      'gave double dose of rimadyl',
      'ate the whole tub of chewable pain meds',
      'got into the other dogs tablets',
      'ate flea chews pack',
      'ate a months worth of apoquel',
      'ate cat flea treatment',
    ],
    mayBe: ['Trouble of the gut, kidneys or nerves, depending on the medicine'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['NSAID chewables, heart, seizure or unknown drugs', 'urgent'],
      ['one extra dose of a wormer, after advice', 'medium'],
    ],
    sources: [
      [
        'https://www.skvh.ca/condition/pain-medication-poisoning-dogs-cats',
        'South Keys Vet Hospital: pain medication poisoning',
      ],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_antifreeze',
    name: 'Antifreeze or coolant',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'licked antifreeze',
      'drank coolant',
      'radiator fluid spill',
      'screenwash drunk',
      'de-icer licked',
      'snow globe broke and he licked it',
    ],
    mayBe: ['Signs as if drunk first and kidney failure later', 'A false improvement at 12 to 24 hours'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now; the antidote window is only hours',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'http://granvillevet.com/my-dog-or-cat-drank-some-antifreeze-what-should-i-do/',
        'Granville Vet: antifreeze',
      ],
      [
        'https://www.skvh.ca/condition/ethylene-glycol-toxicosis-dogs-cats',
        'South Keys Vet Hospital: ethylene glycol',
      ],
    ],
  },
];
