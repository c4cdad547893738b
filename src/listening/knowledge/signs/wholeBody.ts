import type { Sign } from '../types.ts';

export const wholeBody: readonly Sign[] = [
  {
    id: 'weight_loss',
    name: 'Losing weight',
    urgency: 'medium',
    support: 'direct',
    said: [
      'getting skinny',
      'can see his ribs now',
      'lost 5lbs',
      'dropping weight even though he eats',
      'spine feels bony',
    ],
    mayBe: [
      'Too little food, or food of poor quality',
      'Trouble with chewing or swallowing',
      'Parasites, an infection or cancer',
      'A disease of the kidneys, the heart, the liver or the bowel',
    ],
    doNow: ['Weigh each week on the same scale, and log the food.'],
    seeVet: 'Within a week or two',
    raisedIf: [
      ['with vomiting, diarrhoea, thirst or weakness', 'high'],
      ['more than 10 percent in a month', 'high'],
    ],
    modifiers: ['Senior: bring forward the appointment'],
    sources: [
      [
        'https://vcacanada.com/know-your-pet/testing-for-weight-loss-in-dogs',
        'VCA: testing for weight loss in dogs',
      ],
    ],
    background: [
      [
        'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
        'Veterinary referral factsheet: polydipsia',
      ],
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
    ],
  },
  {
    id: 'weight_gain',
    name: 'Gaining weight',
    urgency: 'medium',
    support: 'direct',
    said: [
      'getting chubby',
      'gained weight',
      'cant feel her ribs',
      'vet said lose a few pounds',
      'fat since neutering',
    ],
    mayBe: ['More appetite and less activity, as after neutering'],
    doNow: [
      "Measure the meals, keep treats under a tenth of the day's food, and log the weight every two weeks.",
    ],
    seeVet: 'Routine appointment for a target weight',
    raisedIf: [
      ['sudden pot belly', 'high'],
      ['breathing harder', 'high'],
    ],
    sources: [
      [
        'https://www.rvc.ac.uk/vetcompass/news/rvc-study-reveals-extent-of-dog-obesity-crisis-in-the-uk',
        'Royal Veterinary College: overweight dogs in the UK',
      ],
    ],
    background: [
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC8280121/',
        'Pegram et al 2021: Labrador predispositions (VetCompass)',
      ],
      [
        'https://whpetvet.blogspot.com/2015/11/are-you-overfeeding-your-dog.html',
        'Vet blog: RER and life-stage factors; label caveat',
      ],
    ],
  },
  {
    id: 'unresponsive_unconscious',
    name: 'Unconscious or cannot be woken',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'wont wake up',
      'unconscious',
      'not responding',
      'limp and floppy',
      'hes not waking up',
      'unresponsive',
    ],
    mayBe: ['A head injury, shock or a seizure', 'Low blood sugar', 'A disease of the kidneys or the liver'],
    doNow: [
      'If there is no breathing and no heartbeat, start chest compressions, and keep going on the way.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any', 'urgent']],
    sources: [
      ['https://pubmed.ncbi.nlm.nih.gov/30325574/', 'Parratt et al 2018: coma and stupor in dogs and cats'],
    ],
    background: [
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
  {
    id: 'restlessness_pain',
    name: 'Restless or unable to settle',
    urgency: 'high',
    support: 'general',
    said: [
      'cant settle',
      'pacing and whining',
      'keeps changing position',
      'crying for no reason',
      'up all night restless',
      'seems in pain but dont know where',
    ],
    mayBe: ['Pain in the belly, spine or joints', 'Nausea, an itch or anxiety'],
    doNow: ['Tell the vet how the belly, the gums and the pee look, and when it started.'],
    seeVet: 'Same day',
    raisedIf: [
      ['swollen belly or retching', 'urgent'],
      ['trouble breathing or weeing', 'urgent'],
    ],
    sources: [
      ['https://www.petful.com/pet-health/bloat-in-dogs/', 'Petful (vet-written): bloat in dogs'],
      [
        'http://www.nazpetemergency.com/common-pet-emergencies.html',
        'Northern Arizona pet emergency: evaluate immediately list',
      ],
      [
        'https://veterinarycardiologistsaustralia.com.au/ufaq/what-can-i-do-at-home-to-help-my-dog',
        'Veterinary Cardiologists Australia: breathing rate at home',
      ],
    ],
  },
  {
    id: 'jaundice_yellow',
    name: 'Yellow gums, eyes or skin',
    urgency: 'urgent',
    support: 'direct',
    said: ['gums are yellow', 'yellow eyes', 'skin looks yellow', 'jaundice', 'ears look yellowish inside'],
    mayBe: ['Liver damage, such as from sago palm'],
    doNow: ["Don't give any more of a new medicine or supplement until you have talked to a vet."],
    seeVet: 'Now or same day',
    raisedIf: [
      ['with dullness, vomiting or dark urine', 'urgent'],
      ['any new yellow', 'high'],
    ],
    sources: [
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_3161&spc=All&dxkw=poison&sxkw=&signs=',
        'Cornell Consultant: cycad plants',
      ],
    ],
    background: [
      ['http://westonanimal.com/nsaid-toxicity-in-animals/', 'Weston Animal: NSAID toxicity'],
      ['https://www.whiskerdocs.com/toxins/sago-palm', 'whiskerDocs: sago palm'],
    ],
  },
  {
    id: 'bruising_petechiae',
    name: 'Bruises or tiny red spots',
    urgency: 'high',
    support: 'direct',
    said: [
      'bruises on belly',
      'purple marks no injury',
      'red dots on gums',
      'pinprick spots on skin',
      'bleeding easily',
    ],
    mayBe: ['Too few platelets', 'Rat poison', 'An infection, a drug or an immune disease'],
    doNow: ['Avoid rough play and injections at home, and look at the gums.'],
    seeVet: 'Same day',
    raisedIf: [
      ['nosebleed, pale gums, weak or many marks', 'urgent'],
      ['possible rat poison', 'urgent'],
    ],
    sources: [
      [
        'https://cliniciansbrief.com/article/canine-primary-idiopathic-immune-mediated-thrombocytopenia',
        "Clinician's Brief: a lack of platelets",
      ],
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_1335&spc=All&dxkw=toxic&sxkw=&signs=',
        'Cornell Consultant: anticoagulants',
      ],
    ],
    background: [
      [
        'https://lortsmith.com/need-help-now/dog/poisons-toxins/household-items/rat-bait-anticoagulent-dogs/',
        'Lort Smith Animal Hospital: rat bait',
      ],
      ['https://www.dileyvet.com/rat-bait-toxicity/', 'Diley Vet: rat bait types'],
      [
        'http://dogownership101.com/7-part-checklist-dog-first-aid/3/',
        'First-aid checklist: gum colour and capillary refill',
      ],
    ],
  },
  {
    id: 'lethargy',
    name: 'Tired, low or not their usual self',
    urgency: 'medium',
    support: 'direct',
    said: [
      'lethargic',
      'just lying around',
      'no energy',
      'not himself',
      'very tired today',
      'off colour',
      'wont play',
      'sleeping all day and dull',
    ],
    mayBe: [
      'A disease of the heart, the blood or the hormones',
      'A disease of the joints or nerves',
      'Low blood sugar',
    ],
    doNow: ['Check the gums and the breathing, and log water and food.'],
    seeVet: "Same day if it lasts past a night's rest",
    raisedIf: [
      ['cannot be bothered to get up, not eating', 'high'],
      ['pale gums, fast breathing or collapse', 'urgent'],
      ['puppy or toy breed', 'high'],
      ['fits after a busy day, eating and drinking', 'low'],
    ],
    sources: [['https://vcahospitals.com/know-your-pet/testing-for-weakness', 'VCA: testing for weakness']],
    background: [
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
    ],
  },
  {
    id: 'fever_hot',
    name: 'Hot or feverish',
    urgency: 'high',
    support: 'direct',
    said: [
      'feels hot to touch',
      'has a temperature',
      'ears are burning',
      'fever of 104',
      'nose dry and hot and shivering',
    ],
    mayBe: ['An infection or an inflammation', 'An immune disease or a tumor'],
    doNow: ["Don't give ice or human fever drugs."],
    unhurried: ['Take the temperature with a rectal thermometer only.'],
    seeVet: 'Same day',
    raisedIf: [
      ['over 104 F / 40 C, or with heat exposure', 'urgent'],
      ['puppy, unvaccinated', 'urgent'],
    ],
    sources: [
      [
        'https://merckvetmanual.com/metabolic-disorders/fever-of-unknown-origin/fever-of-unknown-origin-in-animals',
        'Merck Vet Manual: fever',
      ],
    ],
    background: [
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
  {
    id: 'hypoglycaemia_puppy',
    name: 'A weak or wobbly puppy',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'tiny puppy shaking and weak',
      'chihuahua puppy limp',
      'toy puppy staggering',
      'puppy collapsed after missing meals',
      'glassy eyes and wobbly pup',
    ],
    mayBe: ['Low blood sugar, which has many causes'],
    doNow: [
      'If your puppy is awake and able to swallow, rub a little sugar syrup on the gums and offer food, then go.',
      'Keep your puppy warm.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['unconscious, seizing or not improving in minutes', 'urgent']],
    modifiers: ['Toy and miniature pups under 4 months: never skip meals'],
    sources: [
      ['https://pmc.ncbi.nlm.nih.gov/articles/PMC5949948', 'Idowu and Heading 2018: low blood sugar in dogs'],
    ],
    background: [
      [
        'https://kingsbrookvet.com/blog/just-a-spoonful-of-sugar/',
        'Kingsbrook Vet: low blood sugar in toy puppies',
      ],
      [
        'http://canadasguidetodogs.com/health-and-nutrition/alphabetical-listing-of-health-issues/hypoglycemia/',
        "Canada's Guide to Dogs: hypoglycaemia",
      ],
      ['http://www.hartlanyorkies.com/hypo.html', 'Handbook text on toy-puppy hypoglycaemia'],
      ['http://breedguide.trupanion.com/healthconcerns/hypoglycemia', 'Trupanion breed guide: hypoglycaemia'],
      [
        'https://www.redcross.org/take-a-class/resources/learn-pet-first-aid/dog/hypoglycemia-blood-sugar-emergencies',
        'American Red Cross: low blood sugar in dogs',
      ],
    ],
  },
  {
    id: 'diabetic_unwell',
    name: 'Diabetic dog unwell',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'diabetic and vomiting',
      'insulin dog not eating',
      'too much insulin given',
      'diabetic collapsed',
      'sweet breath and weak',
    ],
    mayBe: ['Too little insulin at work, which makes the blood acid (ketoacidosis)'],
    doNow: [
      'If your dog is weak, wobbly or shaking after insulin, rub corn syrup or sugar water on the gums, then go.',
      "Don't give insulin until a vet says so.",
    ],
    seeVet: 'Immediately',
    raisedIf: [['any vomiting, weakness, seizure or wrong dose', 'urgent']],
    sources: [
      [
        'https://vcacanada.com/know-your-pet/diabetic-ketoacidosis-in-dogs',
        'VCA: diabetic ketoacidosis in dogs',
      ],
    ],
    background: [
      [
        'https://www.hillspet.co.uk/dog-care/healthcare/sickness-and-diarrhoea-canine-feline-emergency',
        "Hill's: is sickness/diarrhoea an emergency",
      ],
      ['http://breedguide.trupanion.com/healthconcerns/hypoglycemia', 'Trupanion breed guide: hypoglycaemia'],
    ],
  },
  {
    id: 'addison_crisis',
    name: "Unwell with Addison's disease or on steroids",
    urgency: 'urgent',
    support: 'direct',
    said: [
      'addisons dog is weak',
      'addisonian crisis',
      'missed steroid tablets and now floppy',
      'known addisons and vomiting',
      'hypoadrenocorticism dog is floppy',
    ],
    mayBe: ['A salt and fluid crisis'],
    doNow: ['Bring all medicines with you.'],
    seeVet: 'Immediately',
    raisedIf: [['any', 'urgent']],
    sources: [
      [
        'https://www.cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy?ce=50209&quiz=50208&section=2',
        "Clinician's Brief: Addisonian crisis, over-represented breeds",
      ],
    ],
    background: [
      [
        'https://gsvs.org/blog/addisons-disease-crisis-dogs',
        "Garden State Veterinary Specialists: Addison's crisis",
      ],
    ],
  },
  {
    id: 'post_surgery_concern',
    name: 'Problem after surgery',
    urgency: 'high',
    support: 'direct',
    said: [
      'stitches came out',
      'wound is gaping after spay',
      'incision oozing',
      'swelling at operation site',
      'licked his stitches open',
      'not eating after surgery',
    ],
    mayBe: ['An infected wound'],
    doNow: ['Put the cone on if it is off, and keep your dog on a leash.'],
    unhurried: ['Take a photo every few hours.'],
    seeVet: 'Same day',
    raisedIf: [
      ['bleeding, gut showing, weak or pale', 'urgent'],
      ['small dry seep, intact', 'medium'],
    ],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6802975',
        'Espinel-Ruperez et al. 2019: wound infection after surgery in dogs',
      ],
    ],
    background: [
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
      [
        'http://www.nazpetemergency.com/common-pet-emergencies.html',
        'Northern Arizona pet emergency: evaluate immediately list',
      ],
    ],
  },
  {
    id: 'post_vaccine_tired',
    name: 'Quiet after a vaccine',
    urgency: 'low',
    support: 'general',
    said: [
      'sleepy after shots',
      'sore where he was jabbed',
      'bit off after booster',
      'small lump at injection site',
      'snoozy since his jabs',
    ],
    mayBe: ['An expected mild reaction within a day'],
    doNow: [],
    unhurried: ['A quiet day and the usual food are enough.'],
    seeVet: 'If any escalator',
    raisedIf: [
      ['face swelling, hives, vomiting, collapse', 'urgent'],
      ['lasts over 48 hours or lump after a month', 'medium'],
    ],
    sources: [
      [
        'http://thebark.com/content/bites-and-stings?qt-most_popular=1',
        'The Bark (ER vet-nurse): bites and stings',
      ],
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
    ],
  },
  {
    id: 'dehydration_not_drinking',
    name: 'Not drinking or dehydrated',
    urgency: 'high',
    support: 'direct',
    said: [
      'wont drink water',
      'gums are dry and sticky',
      'skin stays up when pinched',
      'hasnt drunk since yesterday',
      'refusing water all day',
    ],
    mayBe: ['Dehydration from vomiting or diarrhea'],
    doNow: ["Don't syringe water into a weak dog."],
    unhurried: ['Offer water and ice chips.'],
    seeVet: 'Same day',
    raisedIf: [
      ['24 hours with nothing', 'urgent'],
      ['also vomiting or dull', 'urgent'],
    ],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC7152455/',
        'Sykes 2013: parvovirus and other viral enteritides, with what else they may be',
      ],
    ],
    background: [
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://brekkevet.com/what-is-a-pet-emergency.html', 'Brekke Vet: emergent vs urgent list'],
      [
        'https://www.hillspet.co.uk/dog-care/healthcare/sickness-and-diarrhoea-canine-feline-emergency',
        "Hill's: is sickness/diarrhoea an emergency",
      ],
    ],
  },
  {
    id: 'puppy_fading_not_nursing',
    name: 'A newborn pup that is weak or not feeding',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'newborn not latching',
      'tiny pup crying and cold',
      'pup limp and not sucking',
      'litter pup losing weight',
      'runt wont suckle',
    ],
    mayBe: ['Cold, low blood sugar or too little fluid', 'A lack of air at birth', 'An infection'],
    doNow: [
      'Warm the pup slowly against your skin.',
      'Feed it only once it is warm and able to drink by itself.',
    ],
    seeVet: 'Immediately',
    raisedIf: [['any weak newborn', 'urgent']],
    sources: [
      [
        'https://www.mdpi.com/2076-2615/12/11/1402',
        'Uchanska et al. 2022: what decides whether newborn puppies live',
      ],
    ],
    background: [
      [
        'http://canadasguidetodogs.com/health-and-nutrition/alphabetical-listing-of-health-issues/hypoglycemia/',
        "Canada's Guide to Dogs: hypoglycaemia",
      ],
      ['http://www.cityofboston.gov/animals/care/parvo.asp', 'City of Boston Animal Care: parvo'],
    ],
  },
  {
    id: 'hiccups',
    name: 'Hiccups',
    urgency: 'low',
    support: 'general',
    said: [
      'hiccups',
      'hicupping after food',
      'got the hiccups',
      'jumpy tummy after milk',
      'hic hic hic all evening',
    ],
    mayBe: ['Fast eating or excitement, common in puppies'],
    doNow: ['Slow the meal down.'],
    unhurried: ['Let them pass.'],
    seeVet: 'If escalators',
    raisedIf: [['over an hour or with retching or breathing trouble', 'urgent']],
    sources: [
      [
        'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
        'Preventive Vet: bloat/GDV',
      ],
    ],
  },
  {
    id: 'end_of_life_concern',
    name: 'Worry about quality of life',
    urgency: 'medium',
    support: 'general',
    said: [
      'thinking about putting him down',
      'bad days more than good',
      'is it time',
      'old dog suffering',
      'is my old girl in too much pain',
    ],
    mayBe: ['Long-term illness or pain'],
    doNow: ['Rate appetite, comfort and happiness each day, and be kind to yourself.'],
    seeVet: 'Talk to your vet this week; urgent if in distress',
    raisedIf: [['distress now, cannot stand, or breathing hard', 'urgent']],
    sources: [
      ['https://armsofaloha.com/cognitive-dysfunction', 'Hospice vet page: cognitive dysfunction'],
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
    ],
  },
  {
    id: 'healthy_normal_log',
    name: 'Normal day',
    urgency: 'low',
    support: 'general',
    said: [
      'great walk today',
      'ate all his dinner',
      'happy and playful',
      'normal poop and pee',
      'slept well',
      'lots of tail wags',
      'all good today',
      'full of beans',
    ],
    mayBe: [],
    doNow: ['Keep logging; routine care on schedule'],
    seeVet: 'Only for routine check-ups',
    raisedIf: [['any red-flag sign elsewhere in the same note', 'low']],
    sources: [
      ['https://www.rspcawa.org.au/blog/how-to-speak-dog', 'RSPCA WA: how to speak dog'],
      [
        'https://www.aaha.org/your-pet/pet-owner-education/aaha-guidelines-for-pet-owners/life-stage-canine/',
        'AAHA owner page: 8 things about life stages',
      ],
    ],
  },
];
