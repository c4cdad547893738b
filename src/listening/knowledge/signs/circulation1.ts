import type { Sign } from '../types.ts';

export const circulationOne: readonly Sign[] = [
  {
    id: 'pale_gums',
    name: 'Pale or white gums',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'gums are white',
      'pale gums',
      'gums look like paper',
      'no colour in his gums',
      'inside of mouth is pale pink almost white',
    ],
    mayBe: ['Blood loss, inside or outside', 'Shock or poor circulation', 'Anemia'],
    doNow: [
      'On the way, press a gum, and tell the vet how long the pink takes to come back: it should be within two seconds.',
    ],
    seeVet: 'Immediately',
    raisedIf: [
      ['pale with weakness, collapse or fast breathing', 'urgent'],
      ['always slightly pale, well, unchanged', 'medium'],
    ],
    sources: [
      [
        'http://www.vin.com/vetzinsight/default.aspx?id=6728599&pId=756',
        'VIN VetzInsight: spontaneous hemoabdomen',
      ],
      [
        'http://dogownership101.com/7-part-checklist-dog-first-aid/3/',
        'First-aid checklist: gum colour and capillary refill',
      ],
      ['https://www.sleddogsocietyofwales.co.uk/bleeding-internal.html', 'Internal bleeding signs'],
    ],
  },
  {
    id: 'collapse',
    name: 'Collapse',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'collapsed on the walk',
      'fell over and cant get up',
      'legs gave way',
      'just dropped',
      'cant stand up at all',
      'went down and wont move',
    ],
    mayBe: [
      'Internal bleeding, a heart rhythm problem or heart failure',
      'Heat, low blood sugar or poisoning',
      'Spinal or severe pain',
    ],
    doNow: ['Carry your dog on a board or blanket.'],
    seeVet: 'Immediately, and today even if recovered',
    raisedIf: [
      ['not back to normal within minutes', 'urgent'],
      ['pale gums, hot, or breathing change', 'urgent'],
      ['any collapse, even recovered', 'high'],
    ],
    sources: [
      [
        'http://www.vin.com/vetzinsight/default.aspx?id=6728599&pId=756',
        'VIN VetzInsight: spontaneous hemoabdomen',
      ],
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
    id: 'fainting_episode',
    name: 'Fainting',
    urgency: 'high',
    support: 'direct',
    said: [
      'fainted',
      'passed out for a few seconds',
      'keels over when excited',
      'blacked out and got straight back up',
      'syncope',
    ],
    mayBe: [
      'A heart rhythm or valve disease',
      'Airway trouble or coughing',
      'A seizure, which can look the same',
    ],
    doNow: ['Let your dog rest.'],
    unhurried: [
      'Note how long it lasted, the trigger and the color of the gums, and film it if it happens again.',
    ],
    seeVet: 'Same day',
    raisedIf: [['more than one, not fully recovered, pale or breathless', 'urgent']],
    sources: [
      [
        'https://gometrovet.com/petcare-perspectives-blog/post/recognizing-heart-failure-in-pets/',
        'MetroVet: recognising heart failure',
      ],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
    ],
  },
  {
    id: 'exercise_intolerance',
    name: 'Tiring sooner than usual',
    urgency: 'medium',
    support: 'direct',
    said: [
      'gets tired on walks',
      'lagging behind',
      'flops early on walks',
      'cant keep up anymore',
      'puffed out quickly',
    ],
    mayBe: ['Joint pain, weight or heat', 'Heart, lung or airway disease', 'Anemia or a hormone disease'],
    doNow: ['Keep walks shorter, log how far you get, and count breaths during sleep.'],
    seeVet: 'This week',
    raisedIf: [
      ['collapse, cough, blue gums', 'urgent'],
      ['sudden change', 'high'],
    ],
    sources: [
      [
        'https://gometrovet.com/petcare-perspectives-blog/post/recognizing-heart-failure-in-pets/',
        'MetroVet: recognising heart failure',
      ],
      [
        'https://dogandcathospital.blogspot.com/2013',
        'Vet blog summarising RVC 2012 owner study of BOAS signs',
      ],
    ],
  },
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
        'https://www.texvetpets.org/article/urinary-obstruction-dogs/',
        'Texas VMA: urinary obstruction in dogs',
      ],
      [
        'https://www.tuftsyourdog.com/doghealthandmedicine/dear-doctor-the-dog-cant-urinate/',
        "Tufts Your Dog: dog can't urinate",
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
    mayBe: ['A bladder infection or stones', 'A heat cycle, in an unspayed female', 'A clotting problem'],
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
    mayBe: [
      'A kidney, liver or hormone disease',
      'Diabetes',
      'A medicine such as a steroid',
      'Hot weather or salty food',
    ],
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
];
