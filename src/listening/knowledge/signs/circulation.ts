import type { Sign } from '../types.ts';

export const circulation: readonly Sign[] = [
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
    mayBe: ['Blood loss'],
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
        'https://www.tuftsyourdog.com/doghealthandmedicine/color-can-provide-clues-too/',
        'Tufts Your Dog: what color tells',
      ],
    ],
    background: [
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
    mayBe: ['A heart rhythm problem or heart failure', 'Blood loss or shock', 'Anemia or a blocked airway'],
    doNow: ['Carry your dog on a board or blanket.'],
    seeVet: 'Immediately, and today even if recovered',
    raisedIf: [
      ['not back to normal within minutes', 'urgent'],
      ['pale gums, hot, or breathing change', 'urgent'],
      ['any collapse, even recovered', 'high'],
    ],
    sources: [
      [
        'https://www.cliniciansbrief.com/article/syncope-diagnosis-heart-lungs-disease',
        "Clinician's Brief: what may be behind fainting",
      ],
    ],
    background: [
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
      'Airway or lung trouble',
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
        'https://www.cliniciansbrief.com/article/syncope-diagnosis-heart-lungs-disease',
        "Clinician's Brief: what may be behind fainting",
      ],
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-015-0462-1',
        'International Veterinary Epilepsy Task Force 2015: diagnosis in dogs',
      ],
    ],
    background: [
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
    mayBe: ['Pain in a joint or bone', 'Airway disease in a flat-faced dog'],
    doNow: ['Keep walks shorter, log how far you get, and count breaths during sleep.'],
    seeVet: 'This week',
    raisedIf: [
      ['collapse, cough, blue gums', 'urgent'],
      ['sudden change', 'high'],
    ],
    sources: [
      [
        'https://wsava2018.net/files/basic-html/page120.html',
        'WSAVA Congress 2018: the orthopedic examination',
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6067768',
        'Packer and Tivers 2015: respiratory disorders of flat-faced dogs',
      ],
    ],
    background: [
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
];
