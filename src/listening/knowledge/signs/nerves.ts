import type { Sign } from '../types.ts';

export const nerves: readonly Sign[] = [
  {
    id: 'seizure_emergency',
    name: 'A long, repeated or ongoing seizure',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'seizure lasting more than 5 minutes',
      'wont stop fitting',
      'two seizures today',
      'back to back seizures',
      'cluster of fits',
      'convulsing and not coming round',
      'still seizing',
    ],
    mayBe: ['Poisoning, low blood sugar or a brain disease'],
    doNow: [
      'Time it, clear the space, dim lights and noise, and keep hands away from the mouth.',
      "Cool your dog gently if they're very hot.",
    ],
    seeVet: 'Immediately',
    raisedIf: [
      ['over 5 minutes', 'urgent'],
      ['two or more in 24 hours', 'urgent'],
      ['not normal in between', 'urgent'],
    ],
    sources: [
      [
        'https://pubmed.ncbi.nlm.nih.gov/19939714/',
        'Veterinary Journal 2011: metabolic and toxic causes of seizures',
      ],
      [
        'http://onlinelibrary.wiley.com/doi/10.1111/j.1939-1676.2009.0368.x/full',
        'Journal of Veterinary Internal Medicine 2009: long and other seizures',
      ],
    ],
    background: [
      [
        'https://www.thedrakecenter.com/resources/materials/dogs/seizures-dogs',
        'Drake Center (AAHA accredited): seizures',
      ],
      [
        'https://www.dogileptic.com/post/cluster-seizures-and-status-epilepticus-in-dogs',
        'Dogileptic: cluster seizures and status epilepticus',
      ],
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
    ],
  },
  {
    id: 'seizure_single',
    name: 'A seizure',
    urgency: 'high',
    support: 'direct',
    said: [
      'had a seizure',
      'had a fit',
      'convulsed for a minute',
      'shaking and paddling unconscious',
      'siezure this morning',
      'first seizure ever',
      'twitching and peed himself then confused',
    ],
    mayBe: ['Epilepsy', 'Poison, low blood sugar or a liver problem', 'A faint, which can look similar'],
    doNow: ['Keep your dog safe and quiet, with nothing in the mouth.'],
    unhurried: ['Log the date and how long it lasted, and time and film it if it happens again.'],
    seeVet: 'Phone straight away; exam the same day for a first seizure',
    raisedIf: [
      ['over 5 minutes or a second in 24 hours', 'urgent'],
      ['under 6 months, over 6 years first fit, pregnant, diabetic or possible toxin', 'urgent'],
      ['known epilepsy, usual pattern, recovered', 'medium'],
      ['past seizure only, well now', 'low'],
    ],
    sources: [
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-015-0462-1',
        'International Veterinary Epilepsy Task Force 2015: diagnosis in dogs',
      ],
      [
        'https://pubmed.ncbi.nlm.nih.gov/19939714/',
        'Veterinary Journal 2011: metabolic and toxic causes of seizures',
      ],
    ],
    background: [
      [
        'https://www.thesprucepets.com/if-your-pet-is-having-seizures-3384733',
        'The Spruce Pets: what to do during a seizure',
      ],
      [
        'https://www.thedrakecenter.com/resources/materials/dogs/seizures-dogs',
        'Drake Center (AAHA accredited): seizures',
      ],
    ],
  },
  {
    id: 'tremors_shaking',
    name: 'Trembling or shaking',
    urgency: 'high',
    support: 'direct',
    said: [
      'shaking like a leaf',
      'trembling all over',
      'wont stop shivering',
      'back legs tremble',
      'twitching muscles',
      'shakes and looks scared',
    ],
    mayBe: [
      'Poisoning, such as by moldy food or slug bait',
      'Low blood sugar or low calcium',
      'A disease of the brain',
    ],
    doNow: ['Keep your dog quiet, and look for anything they could have eaten.'],
    seeVet: 'Same day if it continues more than an hour',
    raisedIf: [
      ['possible toxin', 'urgent'],
      ['cannot stand, hot, or seizures', 'urgent'],
      ['nursing mother or toy puppy', 'urgent'],
      ['shivering when cold, wet or during fireworks, then stops', 'low'],
      ["old dog's back-leg tremble when standing, bright", 'medium'],
    ],
    sources: [
      [
        'https://cliniciansbrief.com/article/differential-diagnosis-tremors',
        "Clinician's Brief: what tremors may be",
      ],
      [
        'https://www.cliniciansbrief.com/article/generalized-tremors-dogs-cause',
        "Clinician's Brief: causes of tremors in 198 dogs",
      ],
    ],
    background: [
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
      [
        'http://www.nazpetemergency.com/common-pet-emergencies.html',
        'Northern Arizona pet emergency: evaluate immediately list',
      ],
      [
        'https://www.friendsforpets.co.uk/dog-walking-blog/?p=605',
        'Poison awareness list incl. mushrooms, signs',
      ],
    ],
  },
  {
    id: 'wobbly_ataxia',
    name: 'A wobbly or drunken walk',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'walking like hes drunk',
      'wobbly back legs',
      'stumbling around',
      'unsteady on feet',
      'falling to one side',
      'swaying and crossing legs',
      'uncoordinated',
    ],
    mayBe: ['A balance problem (vestibular disease)', 'Poison or a drug, such as cannabis or slug bait'],
    doNow: ['Keep your dog off stairs, and carry them.', 'Look for anything poisonous they could have had.'],
    seeVet: 'Now if sudden',
    raisedIf: [
      ['sudden', 'urgent'],
      ['possible toxin', 'urgent'],
      ['slow change over weeks in an old dog', 'medium'],
    ],
    sources: [
      [
        'https://elib.tiho-hannover.de/receive/tiho_mods_00003972',
        'Univ. of Veterinary Medicine Hannover: vestibular disease in UK dogs (VetCompass)',
      ],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC9020701',
        'PLOS ONE 2022: cannabis poisoning in pets, a survey of vets',
      ],
      [
        'https://www.openveterinaryjournal.com/?mno=55612&html=1',
        'Open Veterinary Journal 2023: slug bait in 26 dogs',
      ],
    ],
    background: [
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
      [
        'http://granvillevet.com/my-dog-or-cat-drank-some-antifreeze-what-should-i-do/',
        'Granville Vet: antifreeze',
      ],
      [
        'https://www.fairmontvet.com/resources/blog/september-2018/idiopathic-vestibular-disease',
        'Fairmont Vet: vestibular disease',
      ],
    ],
  },
  {
    id: 'head_tilt_balance',
    name: 'A head tilt or lost balance',
    urgency: 'high',
    support: 'direct',
    said: [
      'head tilted to one side',
      'eyes darting',
      'old dog cant balance and is circling',
      'rolling over',
      'dizzy dog',
      'head on one side and sick',
    ],
    mayBe: ['A balance problem (vestibular disease)'],
    doNow: ["Don't put drops in the ear."],
    unhurried: ['Use a padded, dim room, support your dog with a towel, and offer water by hand.'],
    seeVet: 'Same day',
    raisedIf: [['cannot stand, not aware, repeated vomiting or other nerve signs', 'urgent']],
    sources: [
      [
        'https://elib.tiho-hannover.de/receive/tiho_mods_00003972',
        'Univ. of Veterinary Medicine Hannover: vestibular disease in UK dogs (VetCompass)',
      ],
    ],
    background: [
      ['https://brandonparkvet.com.au/?p=5431', 'Brandon Park Vet: vestibular disease'],
      [
        'https://www.fairmontvet.com/resources/blog/september-2018/idiopathic-vestibular-disease',
        'Fairmont Vet: vestibular disease',
      ],
      ['https://hopeveterinarycare.sg/vestibular-disease', 'Hope Vet Care: vestibular disease'],
      [
        'https://www.lakesidevc.com/encycEntry_SECTION-ClinicalSigns-ENTRY-10-COLLECTION-EncycIllness.html',
        'Lakeside VC encyclopaedia: ear infections',
      ],
    ],
  },
  {
    id: 'paralysis_ivdd',
    name: 'Not being able to use the legs',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'back legs dont work',
      'dragging his hind legs',
      'paralysed',
      'cant feel his back feet',
      'knuckling and cant get up',
      'lost use of legs overnight',
      'legs splayed and wont stand',
    ],
    mayBe: ['A slipped disc that presses on the spinal cord'],
    doNow: ['No stairs or jumping, and carry your dog on a flat board with the back straight.'],
    seeVet: 'Immediately; hours matter',
    raisedIf: [
      ['any sudden loss of use', 'urgent'],
      ['cannot wee', 'urgent'],
    ],
    modifiers: [
      'Dachshund, Corgi, Basset, Beagle and other short-legged breeds: any back pain is at least high',
    ],
    sources: [
      [
        'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
        'Univ. of Illinois Vet Med: IVDD pet column',
      ],
    ],
    background: [
      [
        'https://petsforchildren.com/pet-tips/dealing-with-disc-disease/',
        'Vet column: dealing with disc disease',
      ],
      [
        'https://elginvethospital.com/category/14-animal-emergencies-that-should-receive-immediate-veterinary-consultation-andor-care/',
        'Elgin Vet Hospital: 14 emergencies (E. Hoppmann DVM)',
      ],
    ],
  },
  {
    id: 'back_neck_pain',
    name: 'Back or neck pain',
    urgency: 'high',
    support: 'direct',
    said: [
      'yelps when picked up',
      'back is sore',
      'hunched up and shivering',
      'wont lower head to eat',
      'neck stiff',
      'cries jumping down',
      'reluctant to use stairs and tense tummy',
    ],
    mayBe: ['Disc disease'],
    doNow: ["Lift your dog with both ends supported, and don't give human painkillers."],
    unhurried: ['Keep your dog on strict rest in a crate or pen.'],
    seeVet: 'Same day',
    raisedIf: [
      ['weak, wobbly, knuckling or dragging', 'urgent'],
      ['cannot wee', 'urgent'],
    ],
    modifiers: ['Long-backed, short-legged breeds: same day always'],
    sources: [
      ['https://podcasts.ufhealth.org/knowing-about-ivdd-can-save-your-dogs-back/', 'Univ. of Florida: IVDD'],
      [
        'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
        'Univ. of Illinois Vet Med: IVDD pet column',
      ],
    ],
    background: [
      [
        'https://petsforchildren.com/pet-tips/dealing-with-disc-disease/',
        'Vet column: dealing with disc disease',
      ],
    ],
  },
  {
    id: 'head_pressing',
    name: 'Pressing the head against things',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'pressing head into wall',
      'pushes forehead on furniture and stands there',
      'head pressing',
      'stands shoving his brow into the corner',
      'jams his head on the cupboard and stays',
    ],
    mayBe: ['A liver that no longer cleans the blood, which harms the brain (hepatic encephalopathy)'],
    doNow: ['Film it if that costs no time.'],
    seeVet: 'Now',
    raisedIf: [['true head pressing', 'urgent']],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC9961057',
        'Konstantinidis et al. 2023: liver shunts in dogs and cats',
      ],
    ],
    background: [
      [
        'https://933flz.iheart.com/featured/nick-wize/content/2019-03-23-if-your-pet-is-pushing-its-head-against-a-wall-get-them-to-a-vet/',
        'News summary of PetMD: head pressing',
      ],
      [
        'https://www.yellowdog-design.com/URGENT-Why-Is-My-Dog-Pressing-His-Head-Against-The-Wall_b_23.html',
        'Summary of Cornell: head pressing',
      ],
    ],
  },
  {
    id: 'disorientation_senior',
    name: 'Confusion',
    urgency: 'medium',
    support: 'direct',
    said: [
      'gets lost in the house',
      'stuck in corners',
      'staring at walls',
      'forgets where the door is',
      'doesnt recognise us sometimes',
      'old dog confused at night',
    ],
    mayBe: ['A change in the brain with age', 'Pain, or a loss of sight or hearing'],
    doNow: ['A night-light, a set routine and non-slip rugs help.', 'Keep a diary.'],
    seeVet: 'Within one to two weeks',
    raisedIf: [
      ['sudden', 'high'],
      ['with circling, seizures or blindness', 'urgent'],
    ],
    modifiers: ['Dogs 8+: ask for a cognition check'],
    sources: [
      [
        'https://www.mdpi.com/2076-2615/13/13/2203',
        'Animals 2023: cognitive decline and other illness in old dogs',
      ],
    ],
    background: [
      ['https://chestermerevet.com/senior-dog-survey', 'Chestermere Vet: DISHAA tool (14% of dogs 8+)'],
      [
        'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
        'Senior cognitive changes: what to track',
      ],
      ['https://armsofaloha.com/cognitive-dysfunction', 'Hospice vet page: cognitive dysfunction'],
    ],
  },
  {
    id: 'twitching_in_sleep',
    name: 'Twitching while asleep',
    urgency: 'low',
    support: 'general',
    said: [
      'twitches in sleep',
      'running in his dreams',
      'legs kick while sleeping',
      'little woofs asleep',
      'paddling while snoozing',
    ],
    mayBe: ['Dreaming'],
    doNow: ['Call softly instead of touching.'],
    seeVet: 'If it looks like the escalators',
    raisedIf: [['stiff, cannot be roused, wets himself, or confused after', 'high']],
    sources: [],
  },
];
