import type { Sign } from '../types.ts';

export const earsAndEyes: readonly Sign[] = [
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
    mayBe: ['An ear infection, which is very common'],
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
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
    ],
    background: [
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
    mayBe: ['Blood under the skin of the ear flap', 'An ear infection, which makes a dog shake the head'],
    doNow: ['Stop the flapping with a loose snood, or use a cone.'],
    seeVet: 'Within a day',
    raisedIf: [['with pain, bleeding or tilt', 'high']],
    sources: [
      [
        'https://www.nature.com/articles/s41598-021-00352-0',
        "O'Neill et al 2021: aural hematoma in UK dogs (VetCompass)",
      ],
    ],
    background: [
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
    mayBe: ['A disease of the retina', 'A disease of the nerves of sight'],
    doNow: ['Keep your dog on a leash.'],
    seeVet: 'Now: some causes are reversible for hours only',
    raisedIf: [
      ['sudden', 'urgent'],
      ['slow over months', 'medium'],
    ],
    sources: [
      [
        'https://merckvetmanual.com/emergency-medicine-and-critical-care/ophthalmic-emergencies-in-small-animals/sudden-acquired-retinal-degeneration-syndrome-in-dogs',
        'Merck Vet Manual: sudden loss of sight',
      ],
    ],
    background: [
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
    mayBe: ['A displaced eye or a deep ulcer'],
    doNow: [
      'Keep the eye moist with saline, use a cone, and allow no rubbing or drops.',
      'After a chemical, rinse with lukewarm water for 15 minutes.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['bulging, cloudy blue, bleeding, chemical, sudden loss of sight', 'urgent']],
    modifiers: ['Flat-faced breeds: eye can displace easily; never pull the scruff'],
    sources: [
      [
        'https://cliniciansbrief.com/article/top-5-canine-ophthalmologic-emergencies-global',
        "Clinician's Brief: five eye emergencies",
      ],
      [
        'https://mail.openveterinaryjournal.com/index.php?html=1&mno=26160',
        'Open Veterinary Journal 2019: displaced eyes in small dogs',
      ],
    ],
    background: [
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
    mayBe: ['An ulcer or conjunctivitis', 'Pressure or inflammation inside the eye'],
    doNow: ["Use a cone if you can, wipe with plain saline only, and don't use human drops."],
    seeVet: 'Same day: eyes get worse fast',
    raisedIf: [['cloudy, bulging, big pupil, loss of sight', 'urgent']],
    modifiers: ['Flat-faced breeds: urgent threshold is low'],
    sources: [
      ['https://www.vin.com/doc/?id=5124200', 'WSAVA Congress 2011: the red eye in dogs'],
      [
        'https://todaysveterinarypractice.com/ophthalmology/clinical-approach-to-the-canine-red-eye/',
        "Today's Veterinary Practice: the canine red eye",
      ],
    ],
    background: [
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
    mayBe: ['A dry eye', 'An infection, which a dry eye can bring'],
    doNow: ['Wipe with damp cotton, a fresh piece for each eye.'],
    seeVet: 'Within days if coloured',
    raisedIf: [
      ['squint, redness or cloudiness', 'high'],
      ['small clear crust only', 'low'],
      ['green or yellow', 'medium'],
    ],
    sources: [['https://pmc.ncbi.nlm.nih.gov/articles/PMC6067592/', 'Review 2018: dry eye in dogs']],
    background: [
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
    mayBe: ['A cataract', 'A change of the lens with age'],
    doNow: ['Take a photo in the same light each month.'],
    seeVet: 'Within two weeks; now if sudden',
    raisedIf: [
      ['sudden, red or painful', 'urgent'],
      ['spot on the surface', 'high'],
    ],
    sources: [
      [
        'https://ukvetcompanionanimal.com/content/clinical/canine-cataracts',
        'UK-Vet Companion Animal: canine cataracts',
      ],
    ],
    background: [
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
    support: 'direct',
    said: [
      'red ball in the corner of his eye',
      'cherry eye',
      'pink thing popped out by the nose side of eye',
      'pink bubble at the inner eye',
      'gland of the eye has popped up',
    ],
    mayBe: ['A gland of the third eyelid that has slipped out'],
    doNow: ['A cone keeps paws away; keep the eye moist.'],
    seeVet: 'This week',
    raisedIf: [['squinting or injured', 'high']],
    sources: [
      [
        'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0260538',
        "O'Neill et al 2022: prolapsed gland of the third eyelid (VetCompass)",
      ],
    ],
    background: [
      [
        'https://contactus.ethosvet.com/hc/en-us/articles/360047432654-Eye-Emergencies',
        'Ethos Veterinary Health: eye emergencies by type',
      ],
    ],
  },
];
