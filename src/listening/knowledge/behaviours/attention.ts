import type { Behaviour } from '../types.ts';

export const attention: readonly Behaviour[] = [
  {
    id: 'b_following_velcro',
    name: 'Following you everywhere',
    urgency: 'low',
    support: 'general',
    said: ['follows me everywhere', 'velcro dog', 'shadow me to bathroom'],
    maySay: ['Closeness and interest'],
    otherwise: ['Learned attention'],
    ruleOut: ['Pain, or a loss of sight or hearing'],
    toTry: ['Enjoy it, and teach your dog to settle alone for short spells.'],
    sources: [
      [
        'https://rspcapetinsurance.org.au/pet-care/dog-care/body-language-in-dogs',
        'RSPCA Pet Insurance AU: body language in dogs',
      ],
    ],
  },
  {
    id: 'b_leaning',
    name: 'Leaning on you',
    urgency: 'low',
    support: 'general',
    said: ['leans on my legs', 'presses side against me', 'sits on my feet'],
    maySay: ['Affection, or wanting contact'],
    otherwise: ['Anxious seeking of safety'],
    ruleOut: ['Weakness'],
    toTry: ['Pet your dog and let them choose when to leave.'],
    sources: [
      [
        'https://rspcapetinsurance.org.au/pet-care/dog-care/body-language-in-dogs',
        'RSPCA Pet Insurance AU: body language in dogs',
      ],
    ],
  },
  {
    id: 'b_pawing_attention',
    name: 'Pawing at you',
    urgency: 'low',
    support: 'general',
    said: ['paws my arm', 'puts paw on me', 'scratches me for treats'],
    maySay: ['Wanting attention, or unease'],
    otherwise: ['Taught trick'],
    ruleOut: [],
    toTry: ['Give attention once the paws are back on the floor.'],
    sources: [['http://kmtr.com/archive/body-language', 'Body-language table with calming signals']],
  },
  {
    id: 'b_jumping_up',
    name: 'Jumping up',
    urgency: 'low',
    support: 'general',
    said: ['jumps on visitors', 'jumping up at people', 'knocks gran over'],
    maySay: ['An excited greeting'],
    otherwise: ['Anxious checking'],
    ruleOut: [],
    toTry: ['Have everyone turn away, and reward paws on the floor.', 'A leash at the door helps.'],
    sources: [['https://www.rspcawa.org.au/blog/how-to-speak-dog', 'RSPCA WA: how to speak dog']],
  },
  {
    id: 'b_head_tilt_listening',
    name: 'A head tilt at sounds',
    urgency: 'low',
    support: 'general',
    said: ['tilts head when I talk', 'cocks head at squeaky', 'head sideways at phone'],
    maySay: ['Listening hard to a sound'],
    otherwise: [],
    ruleOut: ['Ear pain or balance trouble'],
    toTry: ['Enjoy it. If the head stays tilted or your dog is wobbly, call your vet.'],
    sources: [
      [
        'https://rspcapetinsurance.org.au/pet-care/dog-care/body-language-in-dogs',
        'RSPCA Pet Insurance AU: body language in dogs',
      ],
    ],
  },
];
