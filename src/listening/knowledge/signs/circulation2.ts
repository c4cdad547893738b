import type { Sign } from '../types.ts';

export const circulationTwo: readonly Sign[] = [
  {
    id: 'incontinence_leak',
    name: 'Leaking urine',
    urgency: 'medium',
    support: 'direct',
    said: [
      'leaking pee in sleep',
      'wet bed every night',
      'dribbles urine when lying',
      'incontinent since spay',
      'damp bedding in the mornings',
    ],
    mayBe: ['Weak bladder outlet', 'Infection or increased thirst', 'Nerve or spine problem'],
    doNow: ["A waterproof bed and clean, dry skin help; it is nobody's fault."],
    seeVet: 'Within a week',
    raisedIf: [['pain, blood or weakness in legs', 'high']],
    sources: [
      [
        'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
        'Veterinary referral factsheet: polydipsia',
      ],
      ['https://chestermerevet.com/senior-dog-survey', 'Chestermere Vet: DISHAA tool (14% of dogs 8+)'],
    ],
  },
  {
    id: 'dystocia',
    name: 'Trouble giving birth',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'in labour and nothing happening',
      'straining ages with no puppies',
      'puppy stuck',
      'contractions stopped',
      'green discharge no pups',
      'overdue pregnant dog unwell',
    ],
    mayBe: ['Difficult birth'],
    doNow: [
      'Do not pull a stuck pup; keep mum calm',
      'Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Immediately',
    raisedIf: [
      ['strong pushing 30 minutes without a pup', 'urgent'],
      ['4 hours rest with more pups expected', 'urgent'],
      ['green or dark discharge before the first pup', 'urgent'],
      ['over 70 days pregnant', 'urgent'],
      ['collapse or pain', 'urgent'],
    ],
    modifiers: ['Flat-faced breeds: lower threshold'],
    sources: [
      [
        'https://www.yorkietalk.com/forums/1210273-post106.html',
        'Quoted box from Vet Clin Small Anim 35: criteria for dystocia',
      ],
      [
        'https://www.justanswer.co.uk/veterinary/i3uve-chihuahua-pregnant-seems.html',
        'Vet answer: labour time limits',
      ],
    ],
  },
  {
    id: 'pyometra',
    name: 'Unspayed female unwell or with discharge',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'discharge from her private parts smells',
      'creamy vulva discharge',
      'unspayed and drinking lots after season',
      'bleeding weeks after heat ended',
      'swollen tummy and off food, not spayed',
    ],
    mayBe: ['Womb infection (pyometra)', 'Season bleeding if due and well'],
    doNow: ['Phone now; note last season date'],
    seeVet: 'Now',
    raisedIf: [
      ['any illness 1-10 weeks after a season', 'urgent'],
      ['due season, bright, normal bleeding', 'low'],
    ],
    sources: [
      [
        'https://westfieldvetgroup.com/blog/pyometra-in-dogs-and-cats',
        'Westfield Vet Group: pyometra is an emergency',
      ],
      ['https://oasisah.com/post/pyometra-1', 'Oasis Animal Hospital: pyometra timing and signs'],
    ],
  },
  {
    id: 'eclampsia_nursing',
    name: 'Nursing mother shaking or stiff',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'mum with pups is shaking',
      'mum dog rigid and breathing fast',
      'mother dog twitching after birth',
      'stiff legs while feeding puppies',
      'lactating girl has the shakes',
    ],
    mayBe: ['Low calcium (eclampsia)'],
    doNow: [
      'Take pups off her and feed them by hand; Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any', 'urgent']],
    sources: [
      [
        'https://www.victoriaadvocate.com/news/local/eclampsia-is-nursing-dogs-is-serous-but-treatable/article_c9c65716-9aa3-11ea-b158-e7adfbcb0805.html',
        'Vet column: eclampsia in nursing dogs',
      ],
      [
        'https://www.emergencyclinic.ca/2021/04/20/canine-eclampsia-milk-fever/',
        'Emergency clinic: canine eclampsia',
      ],
    ],
  },
  {
    id: 'in_heat_normal',
    name: 'Normal season',
    urgency: 'low',
    support: 'general',
    said: [
      'in heat',
      'on her season',
      'bleeding lightly and flirty',
      'swollen vulva first season',
      'coming into season',
    ],
    mayBe: ['A normal heat cycle'],
    doNow: ['Keep your dog on the lead, and write the date in the log.'],
    seeVet: 'If unwell in the weeks after',
    raisedIf: [
      ['heavy bleeding, illness, or weeks after heat', 'urgent'],
      ['discharge smelly or green', 'urgent'],
    ],
    sources: [['https://oasisah.com/post/pyometra-1', 'Oasis Animal Hospital: pyometra timing and signs']],
  },
  {
    id: 'penis_stuck',
    name: 'Penis will not go back',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'red rocket stuck out',
      'penis wont retract',
      'swollen penis exposed',
      'been out for ages and looks sore',
      'lipstick wont go back in',
    ],
    mayBe: ['Paraphimosis: tissue can be damaged'],
    doNow: ['Keep moist with plain water-based lubricant; cone; do not force'],
    seeVet: 'Now',
    raisedIf: [
      ['over 20-30 minutes, dry, dark, swollen or painful', 'urgent'],
      ['brief excitement, returns itself', 'low'],
    ],
    sources: [
      [
        'https://vethelpdirect.com/vets/products/pet-health-library/dog-condition-paraphimosis',
        'Vet Help Direct: paraphimosis is an emergency',
      ],
      [
        'https://gsvs.org/blog/paraphimosis-in-dogs-emergency',
        'Garden State Veterinary Specialists: paraphimosis',
      ],
    ],
  },
  {
    id: 'mastitis_mammary',
    name: 'Hot or lumpy milk glands',
    urgency: 'high',
    support: 'general',
    said: [
      'teats hot and hard',
      'nipple red and sore while nursing',
      'breast lump leaking',
      'one teat is swollen and hot',
      'milk looks bloody',
    ],
    mayBe: ['Infected milk gland', 'Growth'],
    doNow: ['Keep clean; hand-feed pups if needed'],
    seeVet: 'Same day',
    raisedIf: [
      ['fever, discoloured or pups fading', 'urgent'],
      ['hard lump, not nursing', 'high'],
    ],
    sources: [
      [
        'https://www.victoriaadvocate.com/news/local/eclampsia-is-nursing-dogs-is-serous-but-treatable/article_c9c65716-9aa3-11ea-b158-e7adfbcb0805.html',
        'Vet column: eclampsia in nursing dogs',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
];
