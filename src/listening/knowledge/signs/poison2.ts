import type { Sign } from '../types.ts';

export const poisonTwo: readonly Sign[] = [
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
      'Bleeding after 3 to 7 days (anticoagulants)',
      'Nerve signs (bromethalin)',
      'Kidney damage (vitamin D baits)',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
      'Keep the label: the active ingredient decides the treatment.',
    ],
    seeVet: 'Now, even if normal for days',
    raisedIf: [
      ['known or likely bait', 'urgent'],
      ['only a dead rodent, well, after advice', 'high'],
      ['cough, bruising, pale or weak', 'urgent'],
    ],
    sources: [
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
    mayBe: ['Tremors, overheating and seizures (metaldehyde)'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [['any amount', 'urgent']],
    sources: [
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
    mayBe: [
      'The effects of THC, such as a wobbly walk, startling, dribbling urine and a slow heart',
      'Added chocolate, xylitol or raisins',
      'Other drugs',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
      'Tell the vet openly what it was: they only want to treat your dog.',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['any signs, concentrates or edibles', 'urgent'],
      ['tiny plant nibble, no signs, after advice', 'high'],
    ],
    sources: [
      ['https://www.thedrakecenter.com/services/blog/dizzy-doodle', 'Drake Center: THC case'],
      ['https://whiskerdocs.com/toxins/marijuana', 'whiskerDocs: marijuana'],
      ['https://amp.cbc.ca/lite/story/1.3616665', 'CBC interview with a veterinarian: marijuana poisoning'],
    ],
  },
  {
    id: 'toxin_nicotine_recreational',
    name: 'Nicotine or other drugs',
    urgency: 'urgent',
    support: 'general',
    said: [
      'ate cigarettes',
      'drank vape liquid',
      'ate nicotine gum',
      'found cocaine',
      'ate a nicotine patch',
      'ate magic mushrooms',
      'ate dip',
    ],
    mayBe: ['Over-stimulation, vomiting, tremor', 'Heart rhythm problems and seizures'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [['any amount', 'urgent']],
    sources: [
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
    support: 'direct',
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
    mayBe: [
      'An irritated gut',
      'Liver failure, from sago palm (a cycad)',
      'Poisoning of the heart, from foxglove and the like',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
      'Photograph leaf, flower and label.',
    ],
    seeVet: 'Now unless a poison line says otherwise; true lilies are mainly a cat danger but still phone',
    raisedIf: [
      ['sago palm, oleander, foxglove, yew, lily of the valley, azalea, autumn crocus or unknown', 'urgent'],
      ['mild irritant plant identified by poison line', 'medium'],
    ],
    sources: [
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
    support: 'general',
    said: [
      'ate a mushroom in the yard',
      'chewed a toadstool',
      'mushroom pieces in his vomit',
      'ate fungi on the walk',
      'nibbled a fungus under the oak',
    ],
    mayBe: ['A kind that harms the liver, nerves or gut, or a harmless one that looks alike'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
      'Collect a whole mushroom in a paper bag.',
    ],
    seeVet: 'Now',
    raisedIf: [['any wild mushroom', 'urgent']],
    sources: [
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
    support: 'general',
    said: [
      'swam in pond with algae',
      'had a drink at the bloom-covered reservoir',
      'water looked like pea soup and he drank it',
      'algae bloom sign at the lake',
      'went for a dip where the warning notice is up',
    ],
    mayBe: ['A toxin of the liver or nerves'],
    doNow: [
      'Wear gloves, rinse the coat with clean water, and stop any licking.',
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['any exposure with signs', 'urgent'],
      ['contact but no signs', 'high'],
    ],
    sources: [
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
    mayBe: ['Restlessness, a fast heart, tremor and seizures'],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Phone now',
    raisedIf: [
      ['pills, grounds or energy products', 'urgent'],
      ['a lick of milky coffee in a large dog, after advice', 'low'],
    ],
    sources: [
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
    mayBe: [
      'The effects of alcohol, such as a wobbly walk, cold and slow breathing',
      'Swelling, fermenting dough in the stomach',
    ],
    doNow: [
      'Do not make him sick or give milk, salt, oil or charcoal unless a vet tells you to',
      'Bring the packet, and any vomit sample in a bag',
    ],
    seeVet: 'Now',
    raisedIf: [
      ['raw dough or more than a lick', 'urgent'],
      ['a lick of beer in a big, well dog, after advice', 'low'],
    ],
    sources: [
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
];
