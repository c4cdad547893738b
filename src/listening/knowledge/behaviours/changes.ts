import type { Behaviour } from '../types.ts';

export const changes: readonly Behaviour[] = [
  {
    id: 'b_clinginess_sudden',
    name: 'Clinginess',
    urgency: 'medium',
    support: 'general',
    said: ['wont leave my side since yesterday', 'never this clingy', 'keeps climbing on me'],
    maySay: ['Worry, or a change at home'],
    otherwise: ['Season or storm'],
    ruleOut: ['Pain, illness, or a loss of sight or hearing'],
    toTry: ['Keep to a gentle routine and note other signs.', 'If it lasts over two days, ask your vet.'],
    sources: [
      [
        'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
        'Senior cognitive changes: what to track',
      ],
      ['https://chestermerevet.com/senior-dog-survey', 'Chestermere Vet: DISHAA tool (14% of dogs 8+)'],
    ],
  },
  {
    id: 'b_loss_interest',
    name: 'A loss of interest',
    urgency: 'medium',
    support: 'general',
    said: ['doesnt want to play', 'ignores his toys', 'not excited about walk anymore', 'seems depressed'],
    maySay: ['Low mood, boredom or change'],
    otherwise: ['Hot weather, tired'],
    ruleOut: ['Pain or illness'],
    toTry: ['Try easy games and small walks.', 'If it lasts over two days, ask your vet.'],
    sources: [
      ['https://chestermerevet.com/senior-dog-survey', 'Chestermere Vet: DISHAA tool (14% of dogs 8+)'],
      [
        'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
        'Senior cognitive changes: what to track',
      ],
    ],
  },
  {
    id: 'b_grief_change',
    name: 'A loss or a change at home',
    urgency: 'medium',
    support: 'direct',
    said: ['sad since other dog died', 'moved house and not himself', 'new baby and hes off'],
    maySay: ['Grief, when another dog of the home has died'],
    otherwise: [],
    ruleOut: ['An illness that came at the same time'],
    toTry: [
      'Keep up the routine, company and sleep.',
      "If your dog doesn't eat for 24 hours, call your vet.",
    ],
    sources: [
      ['https://www.nature.com/articles/s41598-022-05669-y', 'Scientific Reports 2022: grief in dogs'],
    ],
    background: [
      [
        'https://doglongevity.smallbetlabs.com/articles/senior-dog-cognitive-changes.html',
        'Senior cognitive changes: what to track',
      ],
    ],
  },
  {
    id: 'b_startle_sleep',
    name: 'Startling when woken',
    urgency: 'low',
    support: 'general',
    said: ['snaps when woken', 'jumps when touched asleep', 'sleep startle growl'],
    maySay: ['Being startled awake'],
    otherwise: [],
    ruleOut: ['Hearing loss or pain'],
    toTry: ['Call or tap the floor first, and give your dog a bed away from foot traffic.'],
    sources: [
      [
        'https://rspcapetinsurance.org.au/pet-care/dog-care/body-language-in-dogs',
        'RSPCA Pet Insurance AU: body language in dogs',
      ],
    ],
  },
  {
    id: 'b_car_anxiety',
    name: 'Nervousness in the car',
    urgency: 'low',
    support: 'direct',
    said: ['drools in the car', 'shakes in car', 'sick in the car', 'refuses to get in car'],
    maySay: ['Too little travel as a puppy', 'Trips that lead only to the vet'],
    otherwise: ['Bad memory'],
    ruleOut: ['An ear or stomach problem'],
    toTry: [
      'Try short trips and a secure harness, with a light meal hours before.',
      'Your vet can help with motion sickness.',
    ],
    sources: [
      [
        'https://www.researchgate.net/publication/224879292_Survey_of_travel-related_problems_in_dogs',
        'Veterinary Record 2012: travel-related problems in dogs',
      ],
    ],
    background: [
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
        'AAHA 2019: life stage checklists',
      ],
      ['http://www.dogskool.com/web/news/winter2000/page6.html', 'Dogskool body-language chart'],
    ],
  },
  {
    id: 'b_vet_fear',
    name: "Nervousness at the vet's",
    urgency: 'low',
    support: 'direct',
    said: ['terrified at vets', 'hides at vet', 'growls at vet'],
    maySay: ['Fear, which is common in dogs at the vet'],
    otherwise: ['Pain that day'],
    ruleOut: [],
    toTry: ['Happy visits and mat training help.', 'Ask the clinic about a plan before the next visit.'],
    sources: [
      [
        'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0215416',
        'PLOS ONE 2019: fear during visits to the vet',
      ],
    ],
    background: [['https://www.rspcawa.org.au/blog/how-to-speak-dog', 'RSPCA WA: how to speak dog']],
  },
  {
    id: 'b_stranger_fear',
    name: 'Nervousness with strangers',
    urgency: 'low',
    support: 'direct',
    said: ['barks and backs away from visitors', 'hides from men', 'wont let guests pet'],
    maySay: ['Fear, perhaps after meeting too few people as a puppy'],
    otherwise: ['Guarding'],
    ruleOut: ['A loss of sight or hearing'],
    toTry: ['Let your dog choose, with treats on the floor and nobody reaching over.'],
    sources: [
      [
        'https://www.nature.com/articles/s41598-020-60546-w',
        'Scientific Reports 2020: fear of strangers and of dogs',
      ],
    ],
    background: [
      ['https://www.rspcawa.org.au/blog/how-to-speak-dog', 'RSPCA WA: how to speak dog'],
      ['http://www.dogskool.com/web/news/winter2000/page6.html', 'Dogskool body-language chart'],
    ],
  },
  {
    id: 'b_dog_dog_conflict',
    name: 'Dogs fighting at home',
    urgency: 'medium',
    support: 'direct',
    said: ['two dogs fighting', 'other dog growls at pup', 'scuffle over bed'],
    maySay: ['Competition over food, a place or attention'],
    otherwise: ['Rough play'],
    ruleOut: ['Pain in either dog'],
    toTry: ['Keep the dogs apart, and feed them apart.', 'Have a vet check both, then a behaviorist.'],
    sources: [
      [
        'https://vcahospitals.com/know-your-pet/bite-wounds-in-dogs',
        'VCA: bite wounds in dogs, and why dogs bite',
      ],
    ],
    background: [
      [
        'https://rspcapetinsurance.org.au/pet-care/dog-care/body-language-in-dogs',
        'RSPCA Pet Insurance AU: body language in dogs',
      ],
    ],
  },
  {
    id: 'b_gulping_food',
    name: 'Eating too fast',
    urgency: 'low',
    support: 'general',
    said: ['inhales food', 'eats in seconds', 'wolfs dinner and burps'],
    maySay: ['Excitement, or fear of competition'],
    otherwise: ['Hungry'],
    ruleOut: ['Worms or a hunger that hormones cause', 'Bloat, a risk in deep-chested dogs'],
    toTry: ['A slow bowl and split meals help, with calm before and after.'],
    sources: [
      [
        'http://www.preventivevet.com/dogs/help-my-dogs-stomach-is-bloated-signs-of-bloat-torsion-and-gdv-in-dogs',
        'Preventive Vet: bloat/GDV',
      ],
    ],
  },
  {
    id: 'b_toy_obsession',
    name: 'Fixed on a toy',
    urgency: 'low',
    support: 'general',
    said: ['obsessed with ball', 'wont stop fetching', 'destroys squeakers'],
    maySay: ['A strong urge to play'],
    otherwise: ['Anxiety outlet'],
    ruleOut: ['Overworked joints'],
    toTry: [
      'Keep sessions short, put the ball away, and add sniffing.',
      'Check the toys for missing pieces.',
    ],
    sources: [
      ['https://www.ovrs.com/blog/dog-swallows-a-foreign-object/', 'Oakland Vet Referral: swallowed objects'],
    ],
  },
  {
    id: 'b_regression_training',
    name: 'Training that goes backward',
    urgency: 'low',
    support: 'general',
    said: ['forgot his commands', 'ignoring recall lately', 'teenage rebellion', 'pees inside again'],
    maySay: ['Adolescence or a change'],
    otherwise: ['Mixed signals'],
    ruleOut: ['Hearing loss, pain or illness'],
    toTry: ['Go back a step with better rewards.', 'If it is sudden in a grown dog, ask your vet.'],
    sources: [
      [
        'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/canine-life-stage-definitions/',
        'AAHA 2019: life stage definitions',
      ],
      ['https://chestermerevet.com/senior-dog-survey', 'Chestermere Vet: DISHAA tool (14% of dogs 8+)'],
    ],
  },
];
