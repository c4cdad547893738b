import type { Sign } from '../types.ts';

export const poisons: readonly Sign[] = [
  {
    id: 'toxin_chocolate',
    name: 'Ate chocolate or cocoa',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate chocolate',
      'got into the brownies',
      'ate a bar of dark chocolate',
      'chewed up easter eggs',
      'licked hot cocoa powder',
      'had a few choc chip cookies',
      'ate choclate',
      'cocoa mulch from the garden',
    ],
    mayBe: ['Chocolate poisoning'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now for dark or unknown amounts; a phone call for any amount',
    raisedIf: [
      ['dark, baking chocolate or cocoa, any notable amount', 'urgent'],
      ['20 mg theobromine per kg or more (about 9 mg/lb)', 'urgent'],
      ['restless, racing heart, tremor or vomiting', 'urgent'],
      ['tiny milk-chocolate crumb in a large, well dog after vet or poison-line advice', 'medium'],
    ],
    modifiers: ['Small dogs, heart disease: lower threshold'],
    sources: [
      [
        'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
        'Cortinovis and Caloni 2016: household food items toxic to dogs',
      ],
    ],
    background: [
      ['https://curiousanimals.net/?p=187', 'Theobromine content and treatment threshold table'],
      [
        'https://thehealthcast.com/healthy-living/chocolate-a-death-risk-for-rover',
        'HealthDay summary of FDA CVM chocolate figures',
      ],
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
    ],
  },
  {
    id: 'toxin_xylitol',
    name: 'Ate xylitol (birch sugar)',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate sugar free gum',
      'chewed up mints with xylitol',
      'got the sugarless candy',
      'peanut butter had birch sugar in it',
      'ate my toothpaste',
      'protein bar with xylitol',
      'vitamin gummies sugar free',
    ],
    mayBe: ['A drop in blood sugar', 'Liver damage, in severe cases'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now; do not wait for signs',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      ['https://www.animalpoisonline.co.uk/blogs/2022/11/23/xylitol/', 'Animal PoisonLine UK: xylitol'],
      [
        'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
        'Cortinovis and Caloni 2016: household food items toxic to dogs',
      ],
    ],
    background: [
      ['https://vavetspecialists.com/xylitol-toxicity-in-dogs/', 'Virginia Veterinary Specialists: xylitol'],
      ['https://canadawestvets.com/2018/11/14/xylitol-toxicity-in-dogs/', 'Canada West Vets: xylitol doses'],
    ],
  },
  {
    id: 'toxin_grapes_raisins',
    name: 'Ate grapes, raisins, sultanas or currants',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate grapes',
      'ate a few raisins',
      'had trail mix with raisins',
      'got the fruit cake',
      'ate mince pies',
      'currants off the floor',
      'ate sultanas',
      'licked cream of tartar',
      'grape juice',
      'tamarind',
    ],
    mayBe: ['Kidney injury, at a dose that nobody can predict'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now; no safe amount is known and signs may take days',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'http://www.petpoisonhelpline.com/pet-safety-tips/are-grapes-and-raisins-poisonous-to-dogs/',
        'Pet Poison Helpline: grapes and raisins',
      ],
      [
        'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
        'Cortinovis and Caloni 2016: household food items toxic to dogs',
      ],
    ],
    background: [
      [
        'https://www.sv-animalhealth.com/update-on-raisin-and-grape-toxicosis/',
        'SV Animal Health: tartaric acid update',
      ],
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
    ],
  },
  {
    id: 'toxin_onion_garlic',
    name: 'Ate onion, garlic, leek or chives',
    urgency: 'high',
    support: 'direct',
    said: [
      'ate onions',
      'garlic bread eaten',
      'had curry with onion',
      'ate leeks',
      'onion powder in the gravy',
      'ate spring onions',
      'licked the garlic butter',
    ],
    mayBe: ['Damage to red blood cells'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    unhurried: ['After the visit, check the gums and the color of the urine for a week.'],
    seeVet: 'Phone today',
    raisedIf: [
      ['large amount, powder or concentrated form, or small dog', 'urgent'],
      ['weak, pale, fast breathing or dark urine', 'urgent'],
      ['a lick or trace in a large dog, after advice', 'medium'],
    ],
    sources: [
      [
        'https://www.cliniciansbrief.com/column/applied-cytology/hematology',
        "Clinician's Brief: a dog with onion poisoning",
      ],
      [
        'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
        'Cortinovis and Caloni 2016: household food items toxic to dogs',
      ],
    ],
    background: [
      ['https://heathfieldvets.co.uk/poisons', 'Heathfield Vets: common poisons'],
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
      [
        'https://www.dailyherald.com/entlife/20200316/common-human-foods-x2014-chocolate-onions-grapes-x2014-can-be-toxic-to-your-pets',
        'Daily Herald pet-poison column',
      ],
    ],
  },
  {
    id: 'toxin_human_nsaid',
    name: 'Ate ibuprofen, naproxen, aspirin or similar',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate ibuprofen',
      'got my advil',
      'swallowed aleve',
      'chewed the aspirin bottle',
      'ate diclofenac gel',
      'ate motrin off the counter',
      'painkiller missing from packet',
    ],
    mayBe: ['Ulcers of the stomach or gut', 'Kidney injury'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'https://pubmed.ncbi.nlm.nih.gov/9646335/',
        'Case-control study 1998: acute ibuprofen poisoning in dogs',
      ],
      [
        'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
        'Pet Poison Helpline: dangerous pills for pets',
      ],
    ],
    background: [
      [
        'https://www.mtexpress.com/wood_river_journal/features/pet-talk-ibuprofen-toxicity-in-dogs-and-cats/article_eea5a3a6-d175-11ec-8f28-2f64ed07ba27.html',
        'Vet column: ibuprofen toxicity',
      ],
      ['http://westonanimal.com/nsaid-toxicity-in-animals/', 'Weston Animal: NSAID toxicity'],
      [
        'https://www.skvh.ca/condition/pain-medication-poisoning-dogs-cats',
        'South Keys Vet Hospital: pain medication poisoning',
      ],
    ],
  },
  {
    id: 'toxin_paracetamol',
    name: 'Given or ate acetaminophen (paracetamol)',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate tylenol',
      'gave her paracetamol',
      'chewed calpol bottle',
      'cold and flu tablets eaten',
      'ate panadol',
    ],
    mayBe: ['Liver injury', 'Damage to red blood cells'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now, even if you gave it on purpose; tell them honestly',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
        'Pet Poison Helpline: dangerous pills for pets',
      ],
    ],
    background: [
      [
        'https://www.cuvs.org/blog/archive/201102',
        'Veterinary specialty hospital blog: human pain relievers',
      ],
      [
        'http://www.badgervet.com/blog/10-human-medications-that-are-poisonous-to-your-pets',
        'Badger Vet: ten human medications',
      ],
    ],
  },
  {
    id: 'toxin_human_medication',
    name: 'Ate other human medicine or supplement',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate my pills',
      'chewed up antidepressants',
      'got the adhd tablets',
      'ate sleeping pills',
      'blood pressure tablets gone',
      'swallowed vitamin d',
      'ate my thyroid pill',
      'pill bottle chewed',
      'took birth control pack',
      'chewed inhaler',
    ],
    mayBe: [
      'Sedation or overstimulation',
      'A change in heart rate or blood pressure',
      'Kidney, liver or calcium problems',
    ],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [
      ['any prescription or unknown tablets', 'urgent'],
      ['birth control with no iron, big dog, after advice', 'medium'],
    ],
    sources: [
      [
        'https://www.petpoisonhelpline.com/pet-tips/dangerous-pills-for-pets/',
        'Pet Poison Helpline: dangerous pills for pets',
      ],
    ],
    background: [
      [
        'http://www.badgervet.com/blog/10-human-medications-that-are-poisonous-to-your-pets',
        'Badger Vet: ten human medications',
      ],
      [
        'https://www.hudspethanimalhospital.com/top-10-most-common-medications-harmful-to-pets/',
        'Hudspeth Animal Hospital after Pet Poison Helpline: top 10 medications',
      ],
    ],
  },
  {
    id: 'toxin_vet_med_overdose',
    name: 'Overdose of pet medicine',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'gave double dose of rimadyl',
      'ate the whole tub of chewable pain meds',
      'got into the other dogs tablets',
      'ate flea chews pack',
      'ate a months worth of apoquel',
      'ate cat flea treatment',
    ],
    mayBe: ['Ulcers in the gut and harm to the kidneys, from painkillers (NSAIDs)'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [
      ['NSAID chewables, heart, seizure or unknown drugs', 'urgent'],
      ['one extra dose of a wormer, after advice', 'medium'],
    ],
    sources: [
      [
        'https://www.cliniciansbrief.com/article/nsaid-overdose-dogs',
        "Clinician's Brief 2022: NSAID overdose in dogs",
      ],
    ],
    background: [
      [
        'https://www.skvh.ca/condition/pain-medication-poisoning-dogs-cats',
        'South Keys Vet Hospital: pain medication poisoning',
      ],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_antifreeze',
    name: 'Antifreeze or coolant',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'licked antifreeze',
      'drank coolant',
      'radiator fluid spill',
      'screenwash drunk',
      'de-icer licked',
      'snow globe broke and he licked it',
    ],
    mayBe: ['Drunken behavior first and kidney failure later'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now; the antidote window is only hours',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_2093&spc=All&dxkw=toxic&sxkw=&signs=',
        'Cornell Consultant: ethylene glycol',
      ],
    ],
    background: [
      [
        'http://granvillevet.com/my-dog-or-cat-drank-some-antifreeze-what-should-i-do/',
        'Granville Vet: antifreeze',
      ],
      [
        'https://www.skvh.ca/condition/ethylene-glycol-toxicosis-dogs-cats',
        'South Keys Vet Hospital: ethylene glycol',
      ],
    ],
  },
  {
    id: 'toxin_rodenticide',
    name: 'Rat or mouse poison',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate rat poison',
      'mouse bait missing',
      'chewed a bait box',
      'ate a poisoned rat',
      'got into the rodent blocks',
      'green pellets in the shed',
    ],
    mayBe: [
      'Internal bleeding (anticoagulants)',
      'Seizures and paralysis (bromethalin)',
      'A buildup of calcium in the body (vitamin D baits)',
    ],
    doNow: [
      "Bring what's left of it or its packaging, and any vomit in a bag.",
      'Keep the label: the active ingredient decides the treatment.',
    ],
    seeVet: 'Now, even if normal for days',
    raisedIf: [
      ['known or likely bait', 'urgent'],
      ['only a dead rodent, well, after advice', 'high'],
      ['cough, bruising, pale or weak', 'urgent'],
    ],
    sources: [
      [
        'https://podcasts.ufhealth.org/rodenticides-are-hazardous-to-pets-too/',
        'Univ. of Florida: rodent poisons',
      ],
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_1335&spc=All&dxkw=toxic&sxkw=&signs=',
        'Cornell Consultant: anticoagulants',
      ],
    ],
    background: [
      ['https://www.dileyvet.com/rat-bait-toxicity/', 'Diley Vet: rat bait types'],
      [
        'https://lortsmith.com/need-help-now/dog/poisons-toxins/household-items/rat-bait-anticoagulent-dogs/',
        'Lort Smith Animal Hospital: rat bait',
      ],
      [
        'https://vetmeds.org/pet-poison-control-list/anticoagulant-rodenticides/',
        'American College of Veterinary Pharmacists: anticoagulant rodenticides',
      ],
      ['https://granbydrummer.com/?p=3306958', 'Vet column: cholecalciferol and bromethalin'],
    ],
  },
  {
    id: 'toxin_slug_bait',
    name: 'Slug or snail bait',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate snail bait',
      'slug pellet packet ripped',
      'pellets round the hostas and some are gone',
      'metaldehyde',
      'garden slug killer eaten',
    ],
    mayBe: ['A wobbly walk, drooling, tremors and seizures (metaldehyde)'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [['any amount', 'urgent']],
    sources: [
      [
        'https://www.openveterinaryjournal.com/?mno=55612&html=1',
        'Open Veterinary Journal 2023: slug bait in 26 dogs',
      ],
    ],
    background: [
      ['https://www.montalbertvet.com.au/Poisons.aspx', 'Mont Albert Vet: poisons incl. snail bait'],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_cannabis',
    name: 'Cannabis (THC)',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate weed brownies',
      'got into my edibles',
      'acting stoned',
      'ate a joint',
      'wobbly and peeing herself after thc gummies',
      'high dog',
    ],
    mayBe: ['The effects of THC, such as a wobbly walk, confusion, dribbling urine and a slow heart'],
    doNow: [
      "Bring what's left of it or its packaging, and any vomit in a bag.",
      'Be open with the vet about what it was: they only want to treat your dog.',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['any signs, concentrates or edibles', 'urgent'],
      ['tiny plant nibble, no signs, after advice', 'high'],
    ],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC9020701',
        'PLOS ONE 2022: cannabis poisoning in pets, a survey of vets',
      ],
    ],
    background: [
      ['https://www.thedrakecenter.com/services/blog/dizzy-doodle', 'Drake Center: THC case'],
      ['https://whiskerdocs.com/toxins/marijuana', 'whiskerDocs: marijuana'],
      ['https://amp.cbc.ca/lite/story/1.3616665', 'CBC interview with a veterinarian: marijuana poisoning'],
    ],
  },
  {
    id: 'toxin_nicotine_recreational',
    name: 'Nicotine or other drugs',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate cigarettes',
      'drank vape liquid',
      'ate nicotine gum',
      'found cocaine',
      'ate a nicotine patch',
      'ate magic mushrooms',
      'ate dip',
    ],
    mayBe: ['Vomiting, tremors, weakness and an abnormal heartbeat (nicotine)'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [['any amount', 'urgent']],
    sources: [['https://www.petpoisonhelpline.com/poison/nicotine/', 'Pet Poison Helpline: nicotine']],
    background: [
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_plants',
    name: 'Poisonous plant or bulb',
    urgency: 'urgent',
    support: 'general',
    said: [
      'ate a plant',
      'chewed the sago palm',
      'ate daffodil bulbs',
      'munched lily of the valley',
      'ate yew',
      'chewed oleander',
      'dug up and ate bulbs',
      'ate foxglove',
      'chewed azalea',
      'ate autumn crocus',
      'chewed the easter lily',
    ],
    // Each plant harms in its own way: `plants.ts`.
    mayBe: [],
    doNow: ['Bring a piece of it or a photo of the leaf, flower and label, and any vomit in a bag.'],
    seeVet: 'Now unless a poison line says otherwise; true lilies are mainly a cat danger but still phone',
    raisedIf: [
      ['sago palm, oleander, foxglove, yew, lily of the valley, azalea, autumn crocus or unknown', 'urgent'],
      ['mild irritant plant identified by poison line', 'medium'],
    ],
    sources: [],
    background: [
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_3161&spc=All&dxkw=poison&sxkw=&signs=',
        'Cornell Consultant: cycad plants',
      ],
      ['https://podcasts.ufhealth.org/the-sinister-sago-palm-2/', 'Univ. of Florida: sago palm'],
      ['https://www.whiskerdocs.com/toxins/sago-palm', 'whiskerDocs: sago palm'],
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
      [
        'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        'Seasonal hazards overview',
      ],
    ],
  },
  {
    id: 'toxin_mushroom',
    name: 'Wild mushroom',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate a mushroom in the yard',
      'chewed a toadstool',
      'mushroom pieces in his vomit',
      'ate fungi on the walk',
      'nibbled a fungus under the oak',
    ],
    mayBe: ['Harm to the gut, the nerves, the liver or the kidneys, by some kinds'],
    doNow: ['Bring a whole mushroom like it in a paper bag, and any vomit in another.'],
    seeVet: 'Now',
    raisedIf: [['any wild mushroom', 'urgent']],
    sources: [['https://www.petpoisonhelpline.com/poison/mushrooms/', 'Pet Poison Helpline: mushrooms']],
    background: [
      [
        'https://www.friendsforpets.co.uk/dog-walking-blog/?p=605',
        'Poison awareness list incl. mushrooms, signs',
      ],
      ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/', 'Olsen Vet: seasonal tips'],
    ],
  },
  {
    id: 'toxin_blue_green_algae',
    name: 'Blue-green algae water',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'swam in pond with algae',
      'had a drink at the bloom-covered reservoir',
      'water looked like pea soup and he drank it',
      'algae bloom sign at the lake',
      'went for a dip where the warning notice is up',
    ],
    mayBe: ['A poison that can be deadly even in small amounts'],
    doNow: [
      'Wear gloves, rinse the coat with clean water, and stop any licking.',
      'Bring a photo of the water if you have one, and any vomit in a bag.',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['any exposure with signs', 'urgent'],
      ['contact but no signs', 'high'],
    ],
    sources: [['https://podcasts.ufhealth.org/sinister-slime/', 'Univ. of Florida: blue-green algae']],
    background: [
      [
        'http://www.veterinaryemergencyservice.com/client-care/tips',
        'Veterinary Emergency Service: seasonal tips',
      ],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_caffeine',
    name: 'Caffeine',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate coffee grounds',
      'drank my coffee',
      'chewed caffeine pills',
      'energy drink lapped up',
      'ate tea bags',
      'pre workout powder',
    ],
    mayBe: ['Restlessness, a fast heartbeat, tremors and seizures'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Phone now',
    raisedIf: [
      ['pills, grounds or energy products', 'urgent'],
      ['a lick of milky coffee in a large dog, after advice', 'low'],
    ],
    sources: [['https://www.petpoisonhelpline.com/poison/caffeine/', 'Pet Poison Helpline: caffeine']],
    background: [
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
      [
        'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
        'Vet clinic summary of AVMA never-feed list',
      ],
    ],
  },
  {
    id: 'toxin_alcohol_dough',
    name: 'Alcohol or raw bread dough',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'drank beer',
      'ate rum cake',
      'ate raw pizza dough',
      'lapped up wine',
      'yeast dough rising and he ate it',
      'hand sanitizer',
    ],
    mayBe: ['Poisoning by alcohol or by unbaked dough'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [
      ['raw dough or more than a lick', 'urgent'],
      ['a lick of beer in a big, well dog, after advice', 'low'],
    ],
    sources: [
      [
        'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
        'Cortinovis and Caloni 2016: household food items toxic to dogs',
      ],
    ],
    background: [
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
      [
        'http://hometownnewsatlanta.com/people-foods-to-avoid-feeding-your-pets/',
        'Reprint of the ASPCA people-food list',
      ],
    ],
  },
  {
    id: 'toxin_macadamia',
    name: 'Macadamia nuts',
    urgency: 'high',
    support: 'direct',
    said: [
      'ate macadamia nuts',
      'nut cookies with macadamias',
      'hind legs weak after nuts',
      'munched macadamias at xmas',
      'found the bag of macadamia shells empty',
    ],
    mayBe: ['Weak hind legs, tremors, vomiting and a raised temperature'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Phone today; now if any signs',
    raisedIf: [
      ['weak, trembling, or with chocolate', 'urgent'],
      ['small dog', 'urgent'],
    ],
    sources: [
      ['https://www.petpoisonhelpline.com/poison/queensland-nut/', 'Pet Poison Helpline: macadamia nuts'],
      [
        'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
        'Cortinovis and Caloni 2016: household food items toxic to dogs',
      ],
    ],
    background: [
      [
        'https://www.nationalhumanesociety.org/foods-to-avoid',
        'Reprint of the ASPCA list of people foods to avoid',
      ],
      [
        'http://hometownnewsatlanta.com/people-foods-to-avoid-feeding-your-pets/',
        'Reprint of the ASPCA people-food list',
      ],
    ],
  },
  {
    id: 'toxin_mouldy_food',
    name: 'Moldy food or compost',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate compost',
      'got mouldy bread out the bin',
      'ate rotten food and now shaking',
      'ate mouldy cheese',
      'compost heap raid',
    ],
    mayBe: ['Mold toxins that cause tremors and seizures'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now if any tremor; otherwise phone today',
    raisedIf: [
      ['shaking, twitching, hot or wobbly', 'urgent'],
      ['no signs yet', 'high'],
    ],
    sources: [
      ['https://petpoisonhelpline.com/poison/mycotoxin', 'Pet Poison Helpline: moldy food'],
      [
        'https://ukvetcompanionanimal.com/content/clinical/tremorgenic-mycotoxicosis-in-dogs',
        'UK-Vet Companion Animal: mold toxins in dogs',
      ],
    ],
    background: [
      ['https://pets.naturaleyecare.com/pets-food-toxins.asp', 'Toxic food list after ASPCA'],
      [
        'https://www.dailyherald.com/entlife/20200316/common-human-foods-x2014-chocolate-onions-grapes-x2014-can-be-toxic-to-your-pets',
        'Daily Herald pet-poison column',
      ],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
    ],
  },
  {
    id: 'toxin_cleaning_chemical',
    name: 'Cleaner, detergent, ice melt or garden chemical',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'licked bleach',
      'ate a dishwasher tablet',
      'laundry pod chewed',
      'drank toilet cleaner',
      'walked through fresh paint stripper',
      'licked weed killer',
      'ate fertiliser',
      'ice melt salt licked',
      'oven cleaner on paws',
    ],
    mayBe: ['Irritation of the skin, the eyes or the stomach', 'Burns, by corrosive products'],
    doNow: [
      'Wipe the mouth, rinse coat or paws with lukewarm water, and stop any licking.',
      "Bring what's left of it or its packaging, and any vomit in a bag.",
    ],
    seeVet: 'Now',
    raisedIf: [
      ['pods, drain or oven cleaner, bleach concentrate, fertiliser, insecticide', 'urgent'],
      ['one lick of dilute household cleaner, no signs, after advice', 'medium'],
    ],
    sources: [
      [
        'https://www.petpoisonhelpline.com/pet-tips/my-dog-ate-bleach-the-dangers-of-cleaning-products/',
        'Pet Poison Helpline: cleaning products',
      ],
    ],
    background: [
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
      [
        'https://www.sanimalhospital.net/what-is-a-true-emergancy.html',
        'Animal hospital list of true emergencies',
      ],
      ['http://boerumhillvet.com/seasonal-cautions', 'Boerum Hill Vet: seasonal cautions'],
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
    ],
  },
  {
    id: 'toxin_insecticide',
    name: 'Insecticide, flea or ant product reaction',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate ant bait',
      'reacted to flea collar',
      'twitching after spot on',
      'licked fly spray',
      'ate a moth ball',
      'used cattle pour on',
    ],
    mayBe: ['Drooling, tremors and seizures (organophosphates and carbamates)'],
    doNow: [
      'If the vet agrees, wash the product off with mild soap.',
      "Bring what's left of it or its packaging, and any vomit in a bag.",
    ],
    seeVet: 'Now',
    raisedIf: [
      ['twitching, drooling or seizure', 'urgent'],
      ['sealed ant-bait station chewed, no signs, after advice', 'medium'],
    ],
    sources: [
      ['https://www.petpoisonhelpline.com/poison/organophosphate/', 'Pet Poison Helpline: organophosphates'],
    ],
    background: [
      [
        'https://vetster.com/en/conditions/dog/flea-tick-med-poisoning-dogs',
        'Vetster: pyrethroid/organophosphate poisoning',
      ],
      ['https://www.vrecpa.com/emergency/poison-control/', 'VREC: ASPCA top toxin list, hotlines'],
    ],
  },
  {
    id: 'toxin_toad',
    name: 'Mouthed a toad',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'licked a toad',
      'had a toad in his mouth and is foaming',
      'cane toad',
      'frothing after catching a frog',
      'picked up a toad and spat it out slobbering',
    ],
    mayBe: ['Drooling and a sore mouth', 'Heart rhythm trouble and seizures, by some toads'],
    doNow: [
      'Wipe the gums outward with a wet cloth, with the head down so nothing is swallowed.',
      'Bring a photo of the toad if you have one, and any vomit in a bag.',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['cane/marine toad area, wobbling, red gums, seizure', 'urgent'],
      ['brief mouthing, only drool, mild region', 'high'],
    ],
    sources: [
      [
        'http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_2298&spc=All&dxkw=toxic&sxkw=&signs=',
        'Cornell Consultant: toads',
      ],
    ],
    background: [
      ['https://rattlesnakeready.com/toxicology', 'Snake and toad avoidance trainer: toad poisoning page'],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
    ],
  },
  {
    id: 'toxin_salt_playdough',
    name: 'Salt, play dough or seawater',
    urgency: 'urgent',
    support: 'direct',
    said: [
      'ate playdough',
      'ate salt dough ornament',
      'drank loads of sea water',
      'ate the paintball pack',
      'ate rock salt',
    ],
    mayBe: ['Too much salt, with vomiting, thirst, tremors and seizures'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now',
    raisedIf: [
      ['any homemade dough or signs', 'urgent'],
      ['a few gulps of sea water, well', 'medium'],
    ],
    sources: [
      [
        'https://www.petpoisonhelpline.com/poison/homemade-play-dough/',
        'Pet Poison Helpline: homemade play dough',
      ],
    ],
    background: [
      ['https://www.mvtimes.com/2023/03/15/visiting-vet-foreign-bodies/', 'Visiting Vet: foreign bodies'],
      [
        'https://www.sv-animalhealth.com/update-on-raisin-and-grape-toxicosis/',
        'SV Animal Health: tartaric acid update',
      ],
      [
        'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
        'Vet clinic summary of AVMA never-feed list',
      ],
    ],
  },
  {
    id: 'toxin_unknown',
    name: 'Ate something unknown or might be poisoned',
    urgency: 'urgent',
    support: 'general',
    said: [
      'i think hes been poisoned',
      'ate something in the park',
      'dont know what she swallowed',
      'someone threw food over the fence',
      'picked up something on the walk and now strange',
    ],
    mayBe: ['Poison', 'Spoiled food', 'An unrelated illness'],
    doNow: ["Bring what's left of it or its packaging, and any vomit in a bag."],
    seeVet: 'Now if any signs',
    raisedIf: [
      ['any sudden signs', 'urgent'],
      ['bright, no signs, harmless-looking item', 'high'],
    ],
    sources: [
      [
        'https://www.bluecross.org.uk/press-release/need-to-know-pet-emergencies-blue-cross-offers-owners-top-five-first-aid-tips',
        'Blue Cross: top five first-aid tips',
      ],
      [
        'https://paawsri.org/animal-news/what-is-a-true-animal-emergency/',
        'Veterinarian-written emergency list adapted from AVMA resources (PAAWS RI)',
      ],
      ['https://heathfieldvets.co.uk/poisons', 'Heathfield Vets: common poisons'],
    ],
  },
];
