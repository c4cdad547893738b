import type { Sign } from '../types.ts';

export const urineAndReproduction: readonly Sign[] = [
  {
    id: 'urinary_blockage',
    name: 'Cannot pass urine',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'straining to pee and nothing comes out',
      'cant pee',
      'hasnt weed all day and crying',
      'blocked bladder',
      'trying to urinate but only drops',
      'squatting over and over no wee',
      'male dog dribbling drops',
    ],
    mayBe: ['Stones, swelling or a mass in the way', 'A severe bladder infection'],
    doNow: ['Tell them when your dog last peed as usual.', "Extra water or walks won't help."],
    seeVet: 'Immediately',
    raisedIf: [
      ['no urine for 12 hours with straining', 'urgent'],
      ['any straining with nothing out', 'urgent'],
    ],
    sources: [
      [
        'https://www.tuftsyourdog.com/doghealthandmedicine/dear-doctor-the-dog-cant-urinate/',
        "Tufts Your Dog: dog can't urinate",
      ],
    ],
    background: [
      [
        'https://www.texvetpets.org/article/urinary-obstruction-dogs/',
        'Texas VMA: urinary obstruction in dogs',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
  {
    id: 'urinating_often_blood',
    name: 'Blood in urine or peeing little and often',
    urgency: 'high',
    support: 'direct',
    said: [
      'blood in pee',
      'peeing every 10 minutes',
      'pink wee',
      'urine smells strong and cloudy',
      'accidents with blood',
      'straining at end of pee',
    ],
    mayBe: ['A bladder infection or stones', 'A disease of the prostate, in a male', 'A tumor'],
    doNow: [],
    unhurried: ['Collect a fresh sample in a clean container.'],
    seeVet: 'Same day; within 24 hours',
    raisedIf: [
      ['nothing coming out', 'urgent'],
      ['vomiting or weak', 'urgent'],
      ['rat poison possible', 'urgent'],
      ['bright, one pink spot', 'medium'],
    ],
    sources: [
      [
        'https://doi.org/10.1080/00480169.2017.1316529',
        'New Zealand Veterinary Journal 2017: blood in the urine of 162 dogs',
      ],
    ],
    background: [
      [
        'https://www.texvetpets.org/article/urinary-obstruction-dogs/',
        'Texas VMA: urinary obstruction in dogs',
      ],
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
  {
    id: 'drinking_more',
    name: 'Drinking or peeing more than usual',
    urgency: 'medium',
    support: 'direct',
    said: [
      'drinking loads',
      'always at the water bowl',
      'peeing gallons',
      'thirsty all the time',
      'up in the night to pee',
      'water bowl empty again',
    ],
    mayBe: ['Diabetes', 'A kidney, liver or hormone disease'],
    doNow: ['Measure what your dog drinks in 24 hours, and always leave water out.'],
    seeVet: 'Within a week; sooner with other signs',
    raisedIf: [
      ['over 100 ml per kg a day (about 1.5 fl oz per lb)', 'high'],
      ['vomiting, weight loss or dull', 'high'],
      ['unspayed female after a season', 'urgent'],
    ],
    modifiers: ['Senior or unspayed female: raise one level'],
    sources: [
      [
        'https://wsava2018.net/files/basic-html/page50.html',
        'WSAVA Congress 2018: drinking and urinating more',
      ],
      [
        'https://wsava2018.net/files/basic-html/page51.html',
        'WSAVA Congress 2018: drinking and urinating more, continued',
      ],
    ],
    background: [
      [
        'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
        'Veterinary referral factsheet: polydipsia',
      ],
      [
        'https://mountpleasantvetgroup.wordpress.com/category/why-is-my-pet-drinking-so-much-water/',
        'Mount Pleasant Vet Group: drinking too much',
      ],
      [
        'https://www.clappisonvet.com/why-is-my-dog-drinking-so-much-water/',
        'Clappison Vet: never restrict water; 60 ml/kg rule',
      ],
    ],
  },
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
    mayBe: ['A weak bladder outlet, most often in a spayed female'],
    doNow: ["A waterproof bed and clean, dry skin help; it's nobody's fault."],
    seeVet: 'Within a week',
    raisedIf: [['pain, blood or weakness in legs', 'high']],
    sources: [
      [
        'https://doi.org/10.21825/vdt.v88i1.16038',
        'Ghent University 2019: urinary incontinence in female dogs',
      ],
    ],
    background: [
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
    mayBe: ['A difficult birth, more likely in flat-faced and toy breeds'],
    doNow: ["Don't pull at a stuck pup, and keep the mother calm."],
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
        'https://rvc.ac.uk/vetcompass/news/canine-dystocia-prevalence-and-risk-factors?page=23',
        'Royal Veterinary College: difficult births',
      ],
    ],
    background: [
      [
        'https://vercnorman.com/normal-vs-abnormal-labor-when-should-i-be-concerned',
        'VERC Norman: normal and abnormal labour',
      ],
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
    mayBe: ['A womb infection (pyometra)'],
    doNow: ['Note the date of the last heat.'],
    seeVet: 'Now',
    raisedIf: [
      ['any illness 1-10 weeks after a season', 'urgent'],
      ['due season, bright, normal bleeding', 'low'],
    ],
    modifiers: ['Bleeding of a season that is due, in a dog that is well, is not this'],
    sources: [['https://www.mdpi.com/2076-2615/13/21/3310', 'Animals 2023: review of canine pyometra']],
    background: [
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
    doNow: ['Take the pups off her, and feed them by hand.'],
    seeVet: 'Immediately',
    raisedIf: [['any', 'urgent']],
    sources: [
      [
        'https://loomakliinik.emu.ee/en/vaikeloomakliinik/nouanded-loomaomanikule/eklampsia-hupokaltseemia',
        'Estonian University of Life Sciences: eclampsia',
      ],
    ],
    background: [
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
    name: 'Being in heat',
    urgency: 'low',
    support: 'general',
    said: [
      'in heat',
      'on her season',
      'bleeding lightly and flirty',
      'swollen vulva first season',
      'coming into season',
    ],
    mayBe: ['A heat cycle'],
    doNow: ['Keep your dog on a leash, and write the date in the log.'],
    seeVet: 'If unwell in the weeks after',
    raisedIf: [
      ['heavy bleeding, illness, or weeks after heat', 'urgent'],
      ['discharge smelly or green', 'urgent'],
    ],
    sources: [['https://oasisah.com/post/pyometra-1', 'Oasis Animal Hospital: pyometra timing and signs']],
  },
  {
    id: 'penis_stuck',
    name: 'A penis that will not go back in',
    urgency: 'urgent',
    support: 'general',
    said: [
      'red rocket stuck out',
      'penis wont retract',
      'swollen penis exposed',
      'been out for ages and looks sore',
      'lipstick wont go back in',
    ],
    mayBe: ['Paraphimosis, which can damage the tissue'],
    doNow: ["Keep it moist with plain water-based lubricant, use a cone, and don't force it."],
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
    support: 'direct',
    said: [
      'teats hot and hard',
      'nipple red and sore while nursing',
      'breast lump leaking',
      'one teat is swollen and hot',
      'milk looks bloody',
    ],
    mayBe: ['An infected milk gland (mastitis)'],
    doNow: ['Keep the glands clean, and feed the pups by hand if needed.'],
    seeVet: 'Same day',
    raisedIf: [
      ['fever, discoloured or pups fading', 'urgent'],
      ['hard lump, not nursing', 'high'],
    ],
    sources: [
      ['https://www.mdpi.com/2076-2615/11/11/3259', 'Vasiu et al. 2021: bacteria in the milk glands of dogs'],
    ],
    background: [
      [
        'https://www.victoriaadvocate.com/news/local/eclampsia-is-nursing-dogs-is-serous-but-treatable/article_c9c65716-9aa3-11ea-b158-e7adfbcb0805.html',
        'Vet column: eclampsia in nursing dogs',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
];
