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
    mayBe: ['Fly eggs in a wet or dirty coat'],
    doNow: ['Do not pick them out, and cover the place.'],
    seeVet: 'Now',
    raisedIf: [['any', 'urgent']],
    sources: [
      ['http://newf-friends.blogspot.com/2014/06/prevent-fly-strike.html', 'Vet note: fly strike'],
      ['http://www2.ljworld.com/news/2002/oct/20/severe_case_of/', 'Vet column: maggots and shock'],
    ],
  },
  {
    id: 'ear_scratch_headshake',
    name: 'Ear trouble or shaking the head',
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
      'An ear infection, often with an allergy',
      'Mites in pups, or a grass seed in summer',
      'Water after swimming',
    ],
    doNow: [
      "Don't put cotton swabs, oil or old drops in.",
      'Check for odor and discharge, and keep the ears dry.',
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
    name: 'A swollen ear flap',
    urgency: 'high',
    support: 'direct',
    said: [
      'pillowy squashy ear flap',
      'blood blister on ear',
      'ear is full of fluid',
      'squishy swollen ear',
      'left ear like a balloon animal',
    ],
    mayBe: ['A blood blister from head shaking, with an ear problem underneath', 'A sting or bite'],
    doNow: ['Stop the flapping with a loose snood, or use a cone.'],
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
    name: 'Loss of sight',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'suddenly blind',
      'walking into walls',
      'cant find his bowl',
      'eyes dont follow me anymore',
      'bumping into furniture since last night',
    ],
    mayBe: ['A problem with the retina or brain, or high pressure in the eye or the blood'],
    doNow: ['Keep your dog on a leash.'],
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
    name: 'An injured or very sore eye',
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
    mayBe: ['A displaced eye, an ulcer, a puncture or a sudden rise in pressure'],
    doNow: [
      'Keep the eye moist with saline, use a cone, and allow no rubbing or drops.',
      'After a chemical, rinse with lukewarm water for 15 minutes.',
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
    name: 'A red, painful or squinting eye',
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
    mayBe: ['A scratch or ulcer, a grass seed or a dry eye', 'Pressure or inflammation inside the eye'],
    doNow: ["Use a cone if you can, wipe with plain saline only, and don't use human drops."],
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
    name: 'Eye discharge',
    urgency: 'medium',
    support: 'direct',
    said: ['goopy eyes', 'eye boogers', 'tear stains', 'watery eyes', 'crusty eye in morning'],
    mayBe: [
      'Overnight crust, if it is small and clear',
      'An allergy, a blocked duct, an infection or a dry eye',
    ],
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
    name: 'A cloudy eye',
    urgency: 'medium',
    support: 'direct',
    said: ['cloudy eye', 'blue haze in old dogs eye', 'cataract', 'milky eyes', 'white spot on eye'],
    mayBe: ['A change in the lens with age, or a cataract', 'An ulcer or pressure, if it is sudden'],
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
    name: 'A pink lump in the corner of the eye',
    urgency: 'medium',
    support: 'general',
    said: [
      'red ball in the corner of his eye',
      'cherry eye',
      'pink thing popped out by the nose side of eye',
      'pink bubble at the inner eye',
      'gland of the eye has popped up',
    ],
    mayBe: ['A third-eyelid gland out of place'],
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
