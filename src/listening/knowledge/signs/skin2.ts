import type { Sign } from '../types.ts';

export const skinTwo: readonly Sign[] = [
  {
    id: 'maggots_flystrike',
    name: 'Maggots in a wound',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'maggots in his fur',
      'flystrike',
      'worms crawling in wound',
      'flies round his back end',
      'tiny white grubs in a sore',
    ],
    mayBe: ['Fly eggs in wet or dirty coat'],
    doNow: ['Do not pick; cover; go'],
    seeVet: 'Now',
    raisedIf: [['any', 'urgent']],
    sources: [
      ['http://newf-friends.blogspot.com/2014/06/prevent-fly-strike.html', 'Vet note: fly strike'],
      ['http://www2.ljworld.com/news/2002/oct/20/severe_case_of/', 'Vet column: maggots and shock'],
    ],
  },
  {
    id: 'ear_scratch_headshake',
    name: 'Scratching ears or shaking head',
    urgency: 'medium',
    support: 'direct',
    said: [
      'scratching ears all night and shaking head',
      'ear infection again',
      'smelly ears',
      'brown gunk in ear',
      'head shaking',
      'yelps when I touch ear',
      'ears red inside',
      'scratching at ear nonstop',
    ],
    mayBe: [
      'Ear infection, often with allergy',
      'Mites in pups or grass seed in summer',
      'Water after swimming',
    ],
    doNow: [
      'Put no buds, oil or old drops in.',
      'Sniff for smell and look for discharge, and keep the ears dry.',
    ],
    seeVet: 'Within a day or two',
    raisedIf: [
      ['sudden violent shaking after grass', 'high'],
      ['head tilt, loss of balance', 'high'],
      ['swollen ear flap or severe pain', 'high'],
    ],
    modifiers: ['Floppy-eared breeds: more common'],
    sources: [
      [
        'http://www.mayowvets.co.uk/pet-factsheets/Topics/Dog/24_292820.shtml',
        'Mayow Vets factsheet: ear disease',
      ],
      [
        'https://vethelpdirect.com/vetblog/2013/06/04/dog-shaking-head/?replytocom=1070',
        'Vet Help Direct: dog shaking head',
      ],
      [
        'https://www.lakesidevc.com/encycEntry_SECTION-ClinicalSigns-ENTRY-10-COLLECTION-EncycIllness.html',
        'Lakeside VC encyclopaedia: ear infections',
      ],
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
    ],
  },
  {
    id: 'ear_flap_swelling',
    name: 'Swollen ear flap',
    urgency: 'high',
    support: 'direct',
    said: [
      'pillowy squashy ear flap',
      'blood blister on ear',
      'ear is full of fluid',
      'squishy swollen ear',
      'left ear like a balloon animal',
    ],
    mayBe: ['Blood blister from head shaking, with an ear problem underneath', 'Sting or bite'],
    doNow: ['Stop the flapping with a loose snood; cone'],
    seeVet: 'Within a day',
    raisedIf: [['with pain, bleeding or tilt', 'high']],
    sources: [
      [
        'http://www.mayowvets.co.uk/pet-factsheets/Topics/Dog/24_292820.shtml',
        'Mayow Vets factsheet: ear disease',
      ],
      [
        'https://www.reddeeradvocate.com/columns/scratching-a-sign-of-ear-infections/',
        'Vet column: scratching and ear infections',
      ],
    ],
  },
  {
    id: 'sudden_blindness',
    name: 'Sudden loss of sight',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'suddenly blind',
      'walking into walls',
      'cant find his bowl',
      'eyes dont follow me anymore',
      'bumping into furniture since last night',
    ],
    mayBe: ['Retina, pressure, brain or blood-pressure problem'],
    doNow: [
      'Keep to one room, lead only; Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Now: some causes are reversible for hours only',
    raisedIf: [
      ['sudden', 'urgent'],
      ['slow over months', 'medium'],
    ],
    sources: [
      [
        'https://contactus.ethosvet.com/hc/en-us/articles/360047432654-Eye-Emergencies',
        'Ethos Veterinary Health: eye emergencies by type',
      ],
      ['https://app.mypetfolio.co.uk/first-aid-manual/acute-glaucoma', 'First-aid manual: acute glaucoma'],
    ],
  },
  {
    id: 'eye_injury_emergency',
    name: 'Eye emergency',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'eye popped out',
      'something stuck in the eye',
      'scratched eye bleeding',
      'chemical in eye',
      'eyeball swollen and blue',
      'cat scratched his eye',
      'eye looks deflated',
    ],
    mayBe: ['Displaced eye, ulcer, puncture or sudden pressure rise'],
    doNow: [
      'Keep the eye moist with saline; cone; no rubbing, no drops',
      'Chemical: rinse with lukewarm water 15 minutes',
      'Go to the nearest open vet or emergency hospital now and phone on the way',
    ],
    seeVet: 'Immediately',
    raisedIf: [['bulging, cloudy blue, bleeding, chemical, sudden loss of sight', 'urgent']],
    modifiers: ['Flat-faced breeds: eye can displace easily; never pull the scruff'],
    sources: [
      [
        'https://www.petful.com/pet-health/opthalmology-emergencies/',
        'Petful (vet-written): five eye emergencies',
      ],
      [
        'https://contactus.ethosvet.com/hc/en-us/articles/360047432654-Eye-Emergencies',
        'Ethos Veterinary Health: eye emergencies by type',
      ],
      ['https://app.mypetfolio.co.uk/first-aid-manual/acute-glaucoma', 'First-aid manual: acute glaucoma'],
    ],
  },
  {
    id: 'eye_red_squint',
    name: 'Red, painful or squinting eye',
    urgency: 'high',
    support: 'direct',
    said: [
      'squinting one eye',
      'eye is red and watery',
      'rubbing his eye',
      'keeps eye closed',
      'sore eye',
      'pink eye and blinking a lot',
    ],
    mayBe: ['Scratch or ulcer, grass seed, dry eye', 'Pressure or inflammation inside the eye'],
    doNow: ['Cone if possible; wipe with plain saline only; no human drops'],
    seeVet: 'Same day: eyes get worse fast',
    raisedIf: [['cloudy, bulging, big pupil, loss of sight', 'urgent']],
    modifiers: ['Flat-faced breeds: urgent threshold is low'],
    sources: [
      [
        'http://animaleyecare.com/client-information/faq/how-do-i-know-if-an-eye-condition-is-an-emergency/',
        'Animal Eye Care: when is an eye an emergency',
      ],
      [
        'https://contactus.ethosvet.com/hc/en-us/articles/360047432654-Eye-Emergencies',
        'Ethos Veterinary Health: eye emergencies by type',
      ],
      [
        'https://www.petful.com/pet-health/opthalmology-emergencies/',
        'Petful (vet-written): five eye emergencies',
      ],
    ],
  },
  {
    id: 'eye_discharge_mild',
    name: 'Eye gunk, no pain',
    urgency: 'medium',
    support: 'direct',
    said: ['goopy eyes', 'eye boogers', 'tear stains', 'watery eyes', 'crusty eye in morning'],
    mayBe: ['Normal overnight crust if small and clear', 'Allergy, blocked duct, infection or dry eye'],
    doNow: ['Wipe with damp cotton, a fresh piece for each eye.'],
    seeVet: 'Within days if coloured',
    raisedIf: [
      ['squint, redness or cloudiness', 'high'],
      ['small clear crust only', 'low'],
      ['green or yellow', 'medium'],
    ],
    sources: [
      [
        'https://www.petful.com/pet-health/opthalmology-emergencies/',
        'Petful (vet-written): five eye emergencies',
      ],
      [
        'http://animaleyecare.com/client-information/faq/how-do-i-know-if-an-eye-condition-is-an-emergency/',
        'Animal Eye Care: when is an eye an emergency',
      ],
    ],
  },
  {
    id: 'eye_cloudy',
    name: 'Cloudy eye',
    urgency: 'medium',
    support: 'direct',
    said: ['cloudy eye', 'blue haze in old dogs eye', 'cataract', 'milky eyes', 'white spot on eye'],
    mayBe: ['Age change of the lens or cataract', 'Ulcer or pressure if sudden'],
    doNow: ['Take a photo in the same light each month.'],
    seeVet: 'Within two weeks; now if sudden',
    raisedIf: [
      ['sudden, red or painful', 'urgent'],
      ['spot on the surface', 'high'],
    ],
    sources: [
      [
        'https://contactus.ethosvet.com/hc/en-us/articles/360047432654-Eye-Emergencies',
        'Ethos Veterinary Health: eye emergencies by type',
      ],
      ['https://app.mypetfolio.co.uk/first-aid-manual/acute-glaucoma', 'First-aid manual: acute glaucoma'],
    ],
  },
  {
    id: 'cherry_eye',
    name: 'Pink lump in the corner of the eye',
    urgency: 'medium',
    support: 'general',
    said: [
      'red ball in the corner of his eye',
      'cherry eye',
      'pink thing popped out by the nose side of eye',
      'pink bubble at the inner eye',
      'gland of the eye has popped up',
    ],
    mayBe: ['Third-eyelid gland out of place'],
    doNow: ['A cone keeps paws away; keep the eye moist.'],
    seeVet: 'This week',
    raisedIf: [['squinting or injured', 'high']],
    sources: [
      [
        'https://contactus.ethosvet.com/hc/en-us/articles/360047432654-Eye-Emergencies',
        'Ethos Veterinary Health: eye emergencies by type',
      ],
    ],
  },
];
