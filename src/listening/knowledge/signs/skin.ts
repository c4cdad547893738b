import type { Sign } from '../types.ts';

export const skin: readonly Sign[] = [
  {
    id: 'scooting_anal_glands',
    name: 'Scooting or licking the rear end',
    urgency: 'medium',
    support: 'direct',
    said: [
      'scooting on the carpet',
      'licking bum constantly',
      'fishy smell from rear',
      'skids along on his backside',
      'bum itches',
    ],
    mayBe: ['Full anal sacs'],
    doNow: ['Leave squeezing to the clinic, and look up when deworming was last done.'],
    seeVet: 'This week',
    raisedIf: [
      ['blood, pus or swelling by the anus', 'high'],
      ['cannot poo or in severe pain', 'high'],
    ],
    sources: [
      [
        'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0090501',
        "O'Neill et al 2014: disorder prevalence in England",
      ],
    ],
  },
  {
    id: 'itching_skin',
    name: 'Itchy skin',
    urgency: 'medium',
    support: 'direct',
    said: [
      'itchy all over',
      'scratching nonstop',
      'chewing at his skin',
      'rubbing along the sofa',
      'red rash on belly',
      'allergies acting up',
      'biting at his tail base',
    ],
    mayBe: ['An allergy', 'Fleas or mites'],
    doNow: ["Comb over a wet white tissue to look for fleas, and don't use human creams."],
    seeVet: 'Within a week',
    raisedIf: [
      ['open sores, smell, hair loss or no sleep', 'medium'],
      ['face swelling or hives', 'high'],
    ],
    modifiers: ['Spring and autumn: pollen peaks'],
    sources: [
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-015-0515-5',
        'Hensel et al 2015: diagnosis of allergic skin disease in dogs',
      ],
    ],
    background: [
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
      ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/', 'Olsen Vet: seasonal tips'],
    ],
  },
  {
    id: 'hot_spot',
    name: 'A wet, sore patch',
    urgency: 'medium',
    support: 'direct',
    said: [
      'hot spot',
      'raw weeping patch',
      'wet sore on cheek',
      'chewed a hole in his fur overnight',
      'oozing bald circle that he keeps licking',
    ],
    mayBe: ['Skin that scratching, licking or biting has hurt'],
    doNow: ["A cone stops the licking; clip the fur only if it doesn't hurt, and don't use creams."],
    seeVet: 'Within a day or two',
    raisedIf: [['larger than a palm, very painful, fever', 'high']],
    sources: [['https://pubmed.ncbi.nlm.nih.gov/29889965/', 'Palmer 2018: management of hot spots']],
    background: [
      [
        'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7',
        "O'Neill et al 2017: Rottweilers under UK care (VetCompass)",
      ],
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
    ],
  },
  {
    id: 'hair_loss',
    name: 'Hair loss',
    urgency: 'medium',
    support: 'direct',
    said: [
      'bald patches',
      'fur falling out in clumps',
      'thin coat on tail',
      'losing hair both sides',
      'moth eaten looking coat',
    ],
    mayBe: [
      'An allergy or a skin infection',
      'An inflammation or an injury of the skin',
      'A hormone disease',
    ],
    doNow: ['Take a photo to compare, and wash your hands.'],
    seeVet: 'Within two weeks',
    raisedIf: [
      ['itchy, sore or spreading', 'medium'],
      ['people in the house itchy', 'high'],
      ['even seasonal shed, healthy skin', 'low'],
    ],
    sources: [
      [
        'https://cliniciansbrief.com/article/canine-alopecic-dermatoses',
        "Clinician's Brief: hair loss in dogs",
      ],
      ['https://vin.com/doc/?id=5709829', 'WSAVA Congress 2013: hair loss in the dog'],
    ],
    background: [
      [
        'https://bmcvetres.biomedcentral.com/articles/10.1186/s12917-021-02775-3',
        "O'Neill et al 2021: common disorders in UK dogs (VetCompass)",
      ],
      [
        'http://vetspecialists.co.uk/factsheets/Internal_Medicine/Polydipsia.html',
        'Veterinary referral factsheet: polydipsia',
      ],
    ],
  },
  {
    id: 'lump_new',
    name: 'A lump',
    urgency: 'medium',
    support: 'direct',
    said: ['found a lump', 'bump under skin', 'new growth on leg', 'skin tag', 'pea sized lump'],
    mayBe: ['A benign growth, such as a fatty lump', 'A malignant tumor, such as a mast cell tumor'],
    doNow: ['Measure it, take a photo with a coin next to it, and mark the spot on a sketch.'],
    seeVet: 'Within one to two weeks',
    raisedIf: [
      ['growing fast, bleeding, ulcerated, in mouth or breast', 'high'],
      ['over a pea and there for a month', 'medium'],
    ],
    modifiers: ['Senior and predisposed breeds: sooner'],
    sources: [
      ['https://pmc.ncbi.nlm.nih.gov/articles/PMC2823750', 'Brønden et al 2010: skin growths in Danish dogs'],
    ],
    background: [
      [
        'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0090501',
        "O'Neill et al 2014: disorder prevalence in England",
      ],
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
    ],
  },
  {
    id: 'lump_growing_ulcerated',
    name: 'A growing, bleeding or painful lump',
    urgency: 'high',
    support: 'direct',
    said: [
      'lump doubled in size',
      'lump burst and bleeding',
      'black growth in mouth',
      'breast lump hard',
      'sore lump smelly',
    ],
    mayBe: ['A malignant tumor, such as a mast cell tumor', 'A benign growth'],
    doNow: ['Cover it lightly, and stop any licking.'],
    seeVet: 'Within a day or two',
    raisedIf: [['heavy bleeding, weak or cannot eat', 'urgent']],
    sources: [
      ['https://pmc.ncbi.nlm.nih.gov/articles/PMC2823750', 'Brønden et al 2010: skin growths in Danish dogs'],
    ],
    background: [
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
      [
        'http://www.vin.com/vetzinsight/default.aspx?id=6728599&pId=756',
        'VIN VetzInsight: spontaneous hemoabdomen',
      ],
    ],
  },
  {
    id: 'fleas',
    name: 'Fleas',
    urgency: 'low',
    support: 'direct',
    said: [
      'found fleas',
      'flea dirt in coat',
      'tiny jumping bugs',
      'black specks that turn red',
      'hopping insects in the bedding',
    ],
    mayBe: ['An allergy to flea bites, if there are red bumps or flaking skin'],
    doNow: [
      "Use a product from your vet for your dog's weight, wash the bedding, and treat the home and all pets.",
      'Never use a product made for another species.',
    ],
    seeVet: 'If sores or heavy infestation',
    raisedIf: [
      ['puppy, pale gums or weak', 'urgent'],
      ['skin broken', 'medium'],
    ],
    sources: [
      [
        'https://www.vet.cornell.edu/departments-centers-and-institutes/riney-canine-health-center/health-info/fleas',
        'Cornell: fleas',
      ],
    ],
    background: [
      ['http://saukvillevet.com/Pages/newstips/newstips-safety.html', 'Saukville Vet: seasonal safety'],
      ['https://lindenhurstanimalhospital.com/seasonal-tips', 'Lindenhurst Animal Hospital: seasonal tips'],
    ],
  },
  {
    id: 'tick_attached',
    name: 'A tick',
    urgency: 'low',
    support: 'direct',
    said: [
      'found a tick',
      'tick on ear',
      'pulled a tick off',
      'grey pea stuck on his belly',
      'something grey stuck to him and its legs wiggle',
    ],
    mayBe: ['An infection that the tick passed on, such as Lyme disease'],
    doNow: [
      'If it is still attached, remove it with a tick tool, close to the skin, without squeezing, oil or heat.',
      'Write the date in the log.',
    ],
    seeVet: 'If unwell within a month or skin is infected',
    raisedIf: [
      ['weak back legs, wobbly or voice change in tick-paralysis areas', 'urgent'],
      ['fever, lame or dull in the next weeks', 'high'],
    ],
    sources: [['https://www.vet.cornell.edu/about-us/news/lets-talk-ticks', "Cornell: let's talk ticks"]],
    background: [
      ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/', 'Olsen Vet: seasonal tips'],
      [
        'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        'Seasonal hazards overview',
      ],
    ],
  },
  {
    id: 'paw_licking',
    name: 'Licking or chewing paws',
    urgency: 'medium',
    support: 'direct',
    said: [
      'licks his paws constantly',
      'chewing feet',
      'red between toes',
      'stained brown paws',
      'licking paws after walks',
    ],
    mayBe: ['An allergy', 'A grass seed, a splinter or an infection', 'Pain in a joint'],
    doNow: ['Rinse and dry the paws after walks, and look between the toes.'],
    seeVet: 'Within a week',
    raisedIf: [
      ['one paw, swollen or limping', 'high'],
      ['brief grooming only', 'low'],
    ],
    sources: [
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC10150564/table/t1-cvj_05_489_pib_subjects',
        'Canadian Veterinary Journal 2023: causes of sore paws',
      ],
    ],
    background: [
      ['https://riponvet.com/foxtails/', 'Ripon Vet: foxtails'],
      ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/', 'Olsen Vet: seasonal tips'],
    ],
  },
  {
    id: 'dry_flaky_skin',
    name: 'Dandruff or dry skin',
    urgency: 'low',
    support: 'general',
    said: ['dandruff', 'flaky coat', 'dry skin in winter', 'dull coat', 'greasy fur'],
    mayBe: ['Dry air, bathing or diet', 'Mites or hormone disease'],
    doNow: ['Brush gently, and use only a shampoo your vet approves of.'],
    seeVet: 'If it lasts a month',
    raisedIf: [['itch, smell or hair loss', 'medium']],
    sources: [
      [
        'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        'Seasonal hazards overview',
      ],
    ],
  },
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
    mayBe: ['Flies that laid their eggs in a wound or a body opening'],
    doNow: ['Do not pick them out, and cover the place.'],
    seeVet: 'Now',
    raisedIf: [['any', 'urgent']],
    sources: [
      [
        'https://pubmed.ncbi.nlm.nih.gov/19335833/',
        'Medical and Veterinary Entomology 2009: maggots in wounds of dogs',
      ],
    ],
    background: [
      ['http://newf-friends.blogspot.com/2014/06/prevent-fly-strike.html', 'Vet note: fly strike'],
      ['http://www2.ljworld.com/news/2002/oct/20/severe_case_of/', 'Vet column: maggots and shock'],
    ],
  },
];
