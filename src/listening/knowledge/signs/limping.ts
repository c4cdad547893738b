import type { Sign } from '../types.ts';

export const limping: readonly Sign[] = [
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
    mayBe: ['Pain in a joint, bone or paw', 'A kneecap that slips, or a nerve problem'],
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
      [
        'https://wsava2018.net/files/basic-html/page120.html',
        'WSAVA Congress 2018: the orthopedic examination',
      ],
    ],
    background: [
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
    mayBe: ['A torn ligament of the knee, if it is a hind leg'],
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
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC5848543',
        'BMC Veterinary Research 2018: cruciate ligament insufficiency',
      ],
      ['https://www.mdpi.com/2076-2615/13/2/187', 'Animals 2023: review of cruciate ligament disease'],
    ],
    background: [
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
    mayBe: ['Joint wear and pain'],
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
        'https://wsava2018.net/files/basic-html/page120.html',
        'WSAVA Congress 2018: the orthopedic examination',
      ],
    ],
    background: [
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
