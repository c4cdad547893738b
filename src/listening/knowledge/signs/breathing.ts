import type { Sign } from '../types.ts';

export const breathing: readonly Sign[] = [
  {
    id: 'breathing_distress',
    name: 'Struggling to breathe',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'cant breathe',
      'struggling for breath',
      'gasping',
      'breathing with his mouth open and belly pumping',
      'laboured breathing',
      'difficulty breathing',
      'fighting for air',
      'wheezing and panicking',
      'choking sounds when breathing',
      'brething really hard',
    ],
    mayBe: [
      'Fluid in or around the lungs, heart failure or pneumonia',
      'A blocked or narrowed airway',
      'An airway crisis in a flat-faced dog',
    ],
    doNow: [
      'Keep your dog cool, calm and upright, with no muzzle and no leash on the neck.',
      "Don't force anything: no lying down, no food, no exercise.",
    ],
    seeVet: 'Immediately',
    raisedIf: [['any real effort to breathe', 'urgent']],
    modifiers: ['Flat-faced breeds: treat as even more critical'],
    sources: [
      [
        'https://www.cliniciansbrief.com/article/acute-respiratory-distress-blue-patient',
        "Clinician's Brief: acute respiratory distress",
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6067768',
        'Packer and Tivers 2015: respiratory disorders of flat-faced dogs',
      ],
    ],
    background: [
      [
        'https://bfvetcare.com/how-can-i-tell-if-my-pet-needs-emergency-care/',
        'Best Friends Veterinary Care: what counts as an emergency',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      [
        'https://veterinarycardiologistsaustralia.com.au/ufaq/what-can-i-do-at-home-to-help-my-dog',
        'Veterinary Cardiologists Australia: breathing rate at home',
      ],
    ],
  },
  {
    id: 'choking',
    name: 'Choking',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'choking on something',
      'ball stuck in his throat',
      'cant swallow and pawing at mouth',
      'gagging on a bone stuck',
      'airway blocked',
    ],
    mayBe: ['A bone, a ball or a chew in the throat or windpipe'],
    doNow: [
      'Open the mouth if it is safe, and remove only what you can clearly see and reach.',
      "If your dog turns blue and you can't reach it: firm pushes behind the ribs or thumps on the chest, then go.",
      'Have a vet check your dog even if it comes out.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['blue tongue, collapse or cannot breathe', 'urgent']],
    sources: [
      [
        'https://www.tuftsyourdog.com/dogownership/the-greatest-choking-hazard/',
        'Tufts Your Dog: the greatest choking hazard',
      ],
    ],
    background: [
      ['https://mydogdoc.com/blogs/advices/first-aid-a-z-part-2', 'MyDogDoc first aid A-Z'],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
  {
    id: 'blue_grey_gums',
    name: 'Blue, purple or grey gums or tongue',
    urgency: 'urgent',
    support: 'direct',
    said: ['tongue is blue', 'gums look purple', 'grey gums', 'blue lips', 'tongue gone dark purple'],
    mayBe: ['Too little oxygen', 'An airway crisis in a flat-faced dog'],
    doNow: ['Keep your dog calm and upright, with nothing tight around the neck or chest.'],
    seeVet: 'Immediately',
    raisedIf: [['new blue, purple or grey colour', 'urgent']],
    modifiers: [
      'Some breeds have naturally dark tongues: compare with normal',
      'Chow Chow and Shar-Pei have naturally dark tongues: check inner eyelid',
    ],
    sources: [
      [
        'https://www.tuftsyourdog.com/doghealthandmedicine/color-can-provide-clues-too/',
        'Tufts Your Dog: what color tells',
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6067768',
        'Packer and Tivers 2015: respiratory disorders of flat-faced dogs',
      ],
    ],
    background: [
      [
        'http://dogownership101.com/7-part-checklist-dog-first-aid/3/',
        'First-aid checklist: gum colour and capillary refill',
      ],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      [
        'https://bfvetcare.com/how-can-i-tell-if-my-pet-needs-emergency-care/',
        'Best Friends Veterinary Care: what counts as an emergency',
      ],
    ],
  },
  {
    id: 'cough_mild_kennel',
    name: 'Coughing',
    urgency: 'medium',
    support: 'direct',
    said: [
      'honking cough',
      'coughing like a goose',
      'hacking then gagging up froth',
      'kennel cough',
      'coughs when he pulls on lead',
      'dry cough since daycare',
    ],
    mayBe: [
      'An infectious cough (the kennel cough group)',
      'A collapsing windpipe',
      'Bronchitis or heart disease',
    ],
    doNow: [
      'Use a harness, let your dog rest, and keep away from other dogs.',
      'Call the clinic before you go in.',
    ],
    seeVet: 'Within days; sooner with any escalator',
    raisedIf: [
      ['puppy, senior, pregnant or flat-faced', 'high'],
      ['off food, fever, dull or green nose', 'high'],
      ['fast or hard breathing', 'urgent'],
      ['over two weeks', 'medium'],
      ['cough at night or after rest with a murmur', 'high'],
    ],
    modifiers: ['Giant breeds, puppies and seniors: higher risk'],
    sources: [
      [
        'https://cliniciansbrief.com/article/canine-infectious-respiratory-disease-complex',
        "Clinician's Brief: infectious respiratory disease of dogs",
      ],
      [
        'https://www.vin.com/apputil/content/defaultadv1.aspx?pId=11349&id=5328221',
        'WSAVA Congress 2012: the coughing dog',
      ],
    ],
    background: [
      [
        'https://www.viovet.co.uk/blog/p1818-Be-aware-of-the-symptoms-of-kennel-cough',
        'VioVet: kennel cough',
      ],
      [
        'https://www.petsmagazine.com.sg/a/features/features/352/when-your-pet-coughs',
        'Pets Magazine: when your pet coughs',
      ],
      [
        'https://www.petscare.com/en-ca/news/faq/how-do-i-know-if-its-kennel-cough-or-something-else',
        'PetsCare: cough types',
      ],
    ],
  },
  {
    id: 'cough_exercise_night_heart',
    name: 'A cough at night, with tiredness or in a dog with heart trouble',
    urgency: 'high',
    support: 'direct',
    said: [
      'coughs at night lying down',
      'wet cough and tired',
      'coughing after short walks',
      'soft cough since his murmur got worse',
      'heart dog coughing more than usual',
    ],
    mayBe: ['Heart disease', 'Bronchitis or an infection'],
    doNow: ['Let your dog rest.'],
    unhurried: ["Count your dog's breaths during sleep for 30 seconds, and double it."],
    seeVet: 'Same day',
    raisedIf: [
      ['sleeping breathing rate over 30 or effort', 'urgent'],
      ['collapse or blue gums', 'urgent'],
    ],
    sources: [
      [
        'https://www.vin.com/apputil/content/defaultadv1.aspx?pId=11349&id=5328221',
        'WSAVA Congress 2012: the coughing dog',
      ],
      [
        'https://vcahospitals.com/know-your-pet/home-breathing-rate-evaluation',
        'VCA: counting breaths at home',
      ],
    ],
    background: [
      [
        'https://gometrovet.com/petcare-perspectives-blog/post/recognizing-heart-failure-in-pets/',
        'MetroVet: recognising heart failure',
      ],
      [
        'https://www.petscare.com/en-ca/news/faq/how-do-i-know-if-its-kennel-cough-or-something-else',
        'PetsCare: cough types',
      ],
    ],
  },
  {
    id: 'fast_resting_breathing',
    name: 'Fast breathing at rest',
    urgency: 'high',
    support: 'direct',
    said: [
      'breathing fast while sleeping',
      'breathing rate over 40 at rest',
      'rapid breathing lying down',
      'sides going in and out quickly asleep',
      'resting breath count is high',
    ],
    mayBe: ['Fluid in the lungs'],
    doNow: ['Keep your dog cool, calm and still, and count the breaths again on the way.'],
    unhurried: ['Count again two or three times over an hour, in cool, deep sleep.'],
    seeVet: 'Same day if still over 30',
    raisedIf: [
      ['consistently over 30 asleep', 'high'],
      ['with effort, cough, blue gums or collapse', 'urgent'],
      ['15-30 asleep', 'low'],
    ],
    modifiers: ['Dreaming dogs breathe faster: count in deep sleep'],
    sources: [
      [
        'https://vcahospitals.com/know-your-pet/home-breathing-rate-evaluation',
        'VCA: counting breaths at home',
      ],
    ],
    background: [
      [
        'https://veterinarycardiologistsaustralia.com.au/ufaq/what-can-i-do-at-home-to-help-my-dog',
        'Veterinary Cardiologists Australia: breathing rate at home',
      ],
      [
        'https://gometrovet.com/petcare-perspectives-blog/post/recognizing-heart-failure-in-pets/',
        'MetroVet: recognising heart failure',
      ],
    ],
  },
  {
    id: 'noisy_breathing_brachy',
    name: 'Snoring, snorting or noisy breathing',
    urgency: 'medium',
    support: 'direct',
    said: [
      'snores loudly awake',
      'snorty breathing',
      'noisy breathing pug',
      'sounds like a pig all the time',
      'raspy breathing on walks',
    ],
    mayBe: ['Flat-face airway disease (common but not normal)', 'A problem with the larynx or soft palate'],
    doNow: [
      'Walk when it is cool, use a harness, and watch the weight.',
      'Film the breathing at rest and after five minutes of walking.',
    ],
    seeVet: 'Within a week or two; ask for an airway assessment',
    raisedIf: [
      ['struggling, blue gums, collapse or heat', 'urgent'],
      ['cannot exercise, sleep or eat comfortably', 'high'],
    ],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC9673814',
        'Review 2022: flat-face airway disease and what goes with it',
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6067768',
        'Packer and Tivers 2015: respiratory disorders of flat-faced dogs',
      ],
    ],
    background: [
      [
        'https://www.ufaw.org.uk/dogs/english-bulldog-brachycephalic-airway-obstruction-syndrome-baos',
        'UFAW: BOAS in English Bulldogs',
      ],
      [
        'https://dogandcathospital.blogspot.com/2013',
        'Vet blog summarising RVC 2012 owner study of BOAS signs',
      ],
      [
        'https://vethelpdirect.com/ask-a-vet/topic/prolonged-digesting-reflux',
        'Vet Help Direct: BOAS is not normal',
      ],
    ],
  },
  {
    id: 'reverse_sneeze',
    name: 'Reverse sneezing',
    urgency: 'low',
    support: 'direct',
    said: [
      'snorting in backwards fit',
      'pig noise sucking air in',
      'reverse sneeze',
      'honks inwards for a few seconds',
      'weird backward snorting episodes',
    ],
    mayBe: ['An irritation at the back of the nose', 'Excitement, or an object or mites in the nose'],
    doNow: ['Stay calm, stroke the throat, and film it.'],
    seeVet: 'If it becomes frequent',
    raisedIf: [
      ['more often, blood, discharge or not normal in between', 'medium'],
      ['breathing trouble', 'urgent'],
    ],
    sources: [
      ['https://www.mdpi.com/2306-7381/9/12/665', 'Veterinary Sciences 2022: reverse sneezing in 30 dogs'],
    ],
    background: [
      [
        'https://www.sudbury.com/pets-animals/pets-animals-coughing-dog-do-you-need-to-worry-about-it-10665634',
        'Vet column: coughing dog and reverse sneeze',
      ],
      ['https://xzhbc.com/dogs/dog-health/51466.html', 'Kennel cough / reverse sneeze (citing Mar Vista)'],
    ],
  },
  {
    id: 'sneezing_nasal_discharge',
    name: 'Sneezing or runny nose',
    urgency: 'medium',
    support: 'direct',
    said: ['sneezing a lot', 'snotty nose', 'runny nose one side', 'green snot', 'sneezing fits after grass'],
    mayBe: ['An inflammation of the nose', 'An object in the nose', 'A fungus or a tumor'],
    doNow: ["Look for a seed you can see, and don't probe."],
    seeVet: 'Within days; same day after grass',
    raisedIf: [
      ['violent sudden sneezing after grass', 'high'],
      ['blood or face pain', 'high'],
      ['few sneezes, bright', 'low'],
    ],
    sources: [
      [
        'https://pubmed.ncbi.nlm.nih.gov/24423057/',
        'Journal of Small Animal Practice 2014: nasal discharge in 105 dogs',
      ],
    ],
    background: [
      [
        'https://www.sudbury.com/pets-animals/pets-animals-coughing-dog-do-you-need-to-worry-about-it-10665634',
        'Vet column: coughing dog and reverse sneeze',
      ],
      ['https://riponvet.com/foxtails/', 'Ripon Vet: foxtails'],
    ],
  },
  {
    id: 'nosebleed',
    name: 'Nosebleed',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'nose is bleeding',
      'blood dripping from nostril',
      'nosebleed wont stop',
      'bloody sneeze',
      'red drips from his snout',
    ],
    mayBe: [
      'An injury or a growth in the nose',
      'A clotting or platelet problem',
      'High blood pressure or a tooth abscess',
    ],
    doNow: ['Keep your dog calm, with a cool cloth on the bridge of the nose and nothing in it.'],
    seeVet: 'Now if ongoing; same day otherwise',
    raisedIf: [
      ['over five minutes, both sides, bruising or weak', 'urgent'],
      ['a spot after a bump, stopped', 'high'],
    ],
    sources: [
      [
        'https://avmajournals.avma.org/abstract/journals/javma/231/12/javma.231.12.1843.xml',
        'JAVMA 2007: causes of nosebleeds in 176 dogs',
      ],
    ],
    background: [
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
      [
        'https://lortsmith.com/need-help-now/dog/poisons-toxins/household-items/rat-bait-anticoagulent-dogs/',
        'Lort Smith Animal Hospital: rat bait',
      ],
    ],
  },
  {
    id: 'panting_excess',
    name: 'Panting more than expected',
    urgency: 'medium',
    support: 'direct',
    said: [
      'panting at night',
      'panting for no reason',
      'wont stop panting',
      'heavy panting indoors',
      'pants all evening',
    ],
    mayBe: [
      'Heat, exertion or excitement',
      'Pain, anxiety or a fever',
      'A disease of the airways or the heart',
      'Steroids or a hormone disease',
    ],
    doNow: ['Offer a cool, quiet room and water.', 'Look at the gums, and count breaths during sleep.'],
    seeVet: 'Same day if it does not settle',
    raisedIf: [
      ['hot day, drooling, bright red gums or wobbly', 'urgent'],
      ['retching or swollen belly', 'urgent'],
      ['with effort at rest', 'urgent'],
      ['after play, settles within 10 minutes', 'low'],
    ],
    modifiers: ['Senior: think pain'],
    sources: [
      [
        'https://www.cliniciansbrief.com/article/differential-diagnosis-panting',
        "Clinician's Brief: what panting may be",
      ],
    ],
    background: [
      [
        'https://vcahospitals.com/know-your-pet/home-breathing-rate-evaluation',
        'VCA: home breathing rate evaluation',
      ],
      [
        'http://www.nazpetemergency.com/common-pet-emergencies.html',
        'Northern Arizona pet emergency: evaluate immediately list',
      ],
      ['https://www.rspcawa.org.au/blog/how-to-speak-dog', 'RSPCA WA: how to speak dog'],
    ],
  },
  {
    id: 'near_drowning',
    name: 'Near drowning',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'nearly drowned',
      'fell in the pool and swallowed water',
      'pulled from the river',
      'went under the ice',
      'coughing after going under',
    ],
    mayBe: ['Lungs that fail after the water got in'],
    doNow: ['If your dog is still wet, clear the mouth, then dry them and keep them warm.'],
    seeVet: 'Immediately, even if up and about',
    raisedIf: [['any submersion needing rescue', 'urgent']],
    sources: [
      [
        'https://avmajournals.avma.org/view/journals/javma/232/2/javma.232.2.244.xml',
        'JAVMA 2008: submersion in freshwater, 28 cases',
      ],
    ],
    background: [
      [
        'https://www.nwemail.co.uk/news/17638794.pdsa-column-you-must-know-your-pet-abc/',
        'PDSA column: emergencies and first aid',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
];
