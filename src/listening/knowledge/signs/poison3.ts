import type { Sign } from '../types.ts';

export const poisonThree: readonly Sign[] = [
  {
    id: 'toxin_macadamia',
    name: 'Macadamia nuts',
    urgency: 'high',
    support: 'direct',
    said: [
      'ate macadamia nuts',
      'nut cookies with macadamias',
      'hind legs weak after nuts',
      'munched macadamias at xmas',
      'found the bag of macadamia shells empty',
    ],
    mayBe: ['Weakness, tremors, vomiting and a raised temperature within 12 hours'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Phone today; now if any signs',
    raisedIf: [
      ['weak, trembling, or with chocolate', 'urgent'],
      ['small dog', 'urgent'],
    ],
    sources: [
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
      [
        'http://hometownnewsatlanta.com/people-foods-to-avoid-feeding-your-pets/',
        'Reprint of the ASPCA people-food list',
      ],
    ],
  },
  {
    id: 'toxin_mouldy_food',
    name: 'Moldy food or compost',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate compost',
      'got mouldy bread out the bin',
      'ate rotten food and now shaking',
      'ate mouldy cheese',
      'compost heap raid',
    ],
    mayBe: ['Mold toxins that cause tremors', 'A gut infection'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now if any tremor; otherwise phone today',
    raisedIf: [
      ['shaking, twitching, hot or wobbly', 'urgent'],
      ['no signs yet', 'high'],
    ],
    sources: [
      ['https://pets.naturaleyecare.com/pets-food-toxins.asp', 'Toxic food list after ASPCA'],
      [
        'https://www.dailyherald.com/entlife/20200316/common-human-foods-x2014-chocolate-onions-grapes-x2014-can-be-toxic-to-your-pets',
        'Daily Herald pet-poison column',
      ],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
    ],
  },
  {
    id: 'toxin_cleaning_chemical',
    name: 'Cleaner, detergent, ice melt or garden chemical',
    urgency: 'urgent',
    support: 'general',
    said: [
      'licked bleach',
      'ate a dishwasher tablet',
      'laundry pod chewed',
      'drank toilet cleaner',
      'walked through fresh paint stripper',
      'licked weed killer',
      'ate fertiliser',
      'ice melt salt licked',
      'oven cleaner on paws',
    ],
    mayBe: [
      'Burns of the mouth and gullet',
      'Burns of the skin',
      'Poisoning by a herbicide, an insecticide or salt',
    ],
    doNow: [
      'Wipe the mouth, rinse coat or paws with lukewarm water, and stop any licking.',
      "Bring what's left of it or its packaging, and any vomit in a bag.",
    ],
    seeVet: 'Now',
    raisedIf: [
      ['pods, drain or oven cleaner, bleach concentrate, fertiliser, insecticide', 'urgent'],
      ['one lick of dilute household cleaner, no signs, after advice', 'medium'],
    ],
    sources: [
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      ['http://boerumhillvet.com/seasonal-cautions', 'Boerum Hill Vet: seasonal cautions'],
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
    ],
  },
  {
    id: 'toxin_insecticide',
    name: 'Insecticide, flea or ant product reaction',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate ant bait',
      'reacted to flea collar',
      'twitching after spot on',
      'licked fly spray',
      'ate a moth ball',
      'used cattle pour on',
    ],
    mayBe: ['Overstimulated nerves', 'Irritation'],
    doNow: [
      'If the vet agrees, wash the product off with mild soap.',
      "Bring what's left of it or its packaging, and any vomit in a bag.",
    ],
    seeVet: 'Now',
    raisedIf: [
      ['twitching, drooling or seizure', 'urgent'],
      ['sealed ant-bait station chewed, no signs, after advice', 'medium'],
    ],
    sources: [
      [
        'https://vetster.com/en/conditions/dog/flea-tick-med-poisoning-dogs',
        'Vetster: pyrethroid/organophosphate poisoning',
      ],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_toad',
    name: 'Mouthed a toad',
    urgency: 'urgent',
    support: 'general',
    said: [
      'licked a toad',
      'had a toad in his mouth and is foaming',
      'cane toad',
      'frothing after catching a frog',
      'picked up a toad and spat it out slobbering',
    ],
    mayBe: ["A toxin of the toad's skin, with signs from drooling to seizures"],
    doNow: [
      'Wipe the gums outward with a wet cloth, with the head down so nothing is swallowed.',
      'Bring a photo of the toad if you have one, and any vomit in a bag.',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['cane/marine toad area, wobbling, red gums, seizure', 'urgent'],
      ['brief mouthing, only drool, mild region', 'high'],
    ],
    sources: [
      ['https://rattlesnakeready.com/toxicology', 'Snake and toad avoidance trainer: toad poisoning page'],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
  {
    id: 'toxin_salt_playdough',
    name: 'Salt, play dough or seawater',
    urgency: 'urgent',
    support: 'general',
    said: [
      'ate playdough',
      'ate salt dough ornament',
      'drank loads of sea water',
      'ate the paintball pack',
      'ate rock salt',
    ],
    mayBe: [
      'Salt poisoning, with thirst, vomiting, tremor and seizures',
      'Kidney injury, where homemade dough holds cream of tartar',
    ],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [
      ['any homemade dough or signs', 'urgent'],
      ['a few gulps of sea water, well', 'medium'],
    ],
    sources: [
      ['https://www.mvtimes.com/2023/03/15/visiting-vet-foreign-bodies/', 'Visiting Vet: foreign bodies'],
      [
        'https://www.sv-animalhealth.com/update-on-raisin-and-grape-toxicosis/',
        'SV Animal Health: tartaric acid update',
      ],
      [
        'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
        'Vet clinic summary of AVMA never-feed list',
      ],
    ],
  },
  {
    id: 'toxin_unknown',
    name: 'Ate something unknown or might be poisoned',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'i think hes been poisoned',
      'ate something in the park',
      'dont know what she swallowed',
      'someone threw food over the fence',
      'picked up something on the walk and now strange',
    ],
    mayBe: ['Poison', 'Spoiled food', 'An unrelated illness'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now if any signs',
    raisedIf: [
      ['any sudden signs', 'urgent'],
      ['bright, no signs, harmless-looking item', 'high'],
    ],
    sources: [
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://heathfieldvets.co.uk/poisons', 'Heathfield Vets: common poisons'],
    ],
  },
];
