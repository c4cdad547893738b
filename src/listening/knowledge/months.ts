import type { Month } from './types.ts';

// The seasons are those of the northern hemisphere.
export const months: readonly Month[] = [
  {
    month: 1,
    tip: 'Wipe paws and check between toes after gritted pavements.',
    hazards: [
      [
        'Cold and frostbite',
        [
          'https://lindenhurstanimalhospital.com/seasonal-tips',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      [
        'Ice-melt salt',
        [
          'http://boerumhillvet.com/seasonal-cautions',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      [
        'Antifreeze',
        [
          'https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      ['Rodent bait', ['https://www.dileyvet.com/rat-bait-toxicity/']],
    ],
  },
  {
    month: 2,
    tip: 'Short coats and tiny dogs chill fast: shorter walks, dry coat.',
    hazards: [
      [
        'Ice-melt salt',
        [
          'http://boerumhillvet.com/seasonal-cautions',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      [
        'Antifreeze',
        [
          'https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      [
        'Cold and frostbite',
        [
          'https://lindenhurstanimalhospital.com/seasonal-tips',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
    ],
  },
  {
    month: 3,
    tip: 'Itchy paws and ears often start with the pollen: note them early.',
    hazards: [
      ['Pollen allergy', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
      [
        'Garden chemicals and bulbs',
        ['https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for'],
      ],
      ['Ticks, fleas, mosquitoes', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
    ],
  },
  {
    month: 4,
    tip: 'Eggs and bulbs out of reach; keep fertiliser bags shut.',
    feasts: [['Chocolate at Easter', ['https://www.nationalhumanesociety.org/foods-to-avoid']]],
    hazards: [
      [
        'Garden chemicals and bulbs',
        ['https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for'],
      ],
      ['Ticks, fleas, mosquitoes', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
    ],
  },
  {
    month: 5,
    tip: 'Comb through the coat after long grass.',
    hazards: [
      ['Ticks, fleas, mosquitoes', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
      ['Foxtails / grass seeds', ['https://riponvet.com/foxtails/']],
      [
        'Heatstroke',
        [
          'http://saukvillevet.com/Pages/newstips/newstips-safety.html',
          'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
        ],
      ],
    ],
  },
  {
    month: 6,
    tip: 'Test the pavement with the back of your hand for five seconds.',
    hazards: [
      [
        'Heatstroke',
        [
          'http://saukvillevet.com/Pages/newstips/newstips-safety.html',
          'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
        ],
      ],
      ['Foxtails / grass seeds', ['https://riponvet.com/foxtails/']],
      ['Pavement burns', ['http://saukvillevet.com/Pages/newstips/newstips-safety.html']],
      ['Water safety', ['http://www.veterinaryemergencyservice.com/client-care/tips']],
    ],
  },
  {
    month: 7,
    tip: 'Walk early or late; exercise is the commonest trigger of heat illness.',
    hazards: [
      [
        'Heatstroke',
        [
          'http://saukvillevet.com/Pages/newstips/newstips-safety.html',
          'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
        ],
      ],
      ['Blue-green algae', ['http://www.veterinaryemergencyservice.com/client-care/tips']],
      ['Pavement burns', ['http://saukvillevet.com/Pages/newstips/newstips-safety.html']],
    ],
  },
  {
    month: 8,
    tip: 'If the water looks like paint or pea soup, no swim.',
    hazards: [
      [
        'Heatstroke',
        [
          'http://saukvillevet.com/Pages/newstips/newstips-safety.html',
          'https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873',
        ],
      ],
      ['Blue-green algae', ['http://www.veterinaryemergencyservice.com/client-care/tips']],
      ['Snakes', ['https://edvh.com.au/snake-season-and-what-to-do-if-your-pet-is-bitten/']],
      ['Foxtails / grass seeds', ['https://riponvet.com/foxtails/']],
    ],
  },
  {
    month: 9,
    tip: 'Autumn itch is real: log licking and scratching nights.',
    hazards: [
      ['Pollen allergy', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
      ['Mushrooms', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
      ['Ticks, fleas, mosquitoes', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
    ],
  },
  {
    month: 10,
    tip: 'Sweets and wrappers up high; dress rehearsals for doorbells.',
    feasts: [['Trick or treat, chocolate', ['http://saukvillevet.com/Pages/newstips/newstips-safety.html']]],
    hazards: [
      ['Mushrooms', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
      ['Rodent bait', ['https://www.dileyvet.com/rat-bait-toxicity/']],
    ],
  },
  {
    month: 11,
    tip: 'Build a den before the bangs, not during.',
    hazards: [
      [
        'Antifreeze',
        [
          'https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      ['Mushrooms', ['https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/']],
    ],
  },
  {
    month: 12,
    tip: 'Festive cake with raisins is the classic December emergency.',
    feasts: [['Holiday foods and plants', ['http://bovh.blogspot.com/2016/']]],
    hazards: [
      [
        'Ice-melt salt',
        [
          'http://boerumhillvet.com/seasonal-cautions',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      [
        'Cold and frostbite',
        [
          'https://lindenhurstanimalhospital.com/seasonal-tips',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
      [
        'Antifreeze',
        [
          'https://olsenvet.com/2024/04/04/tips-for-seasonal-pet-safety/',
          'https://pawsforhearts.com/blogs/news/protect-your-pets-seasonal-hazards-to-watch-out-for',
        ],
      ],
    ],
  },
];
