import type { Hazard, Month } from './types.ts';

const antifreeze: Hazard = [
  'shut antifreeze away and wipe up every drip',
  ['http://www.vet.cornell.edu/consultant/Consult.asp?Fun=Cause_2093&spc=All&dxkw=toxic&sxkw=&signs='],
];
const rodentBait: Hazard = [
  'watch for rodent bait along walls and in sheds',
  ['https://podcasts.ufhealth.org/rodenticides-are-hazardous-to-pets-too/'],
];
const grassSeeds: Hazard = [
  'check ears and paws for foxtails (grass seeds) after long grass',
  ['https://www.mdpi.com/2076-2615/13/13/2071'],
];
const heatstroke: Hazard = [
  'walk in the cool of the day to avoid heatstroke',
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC7459873'],
];
const algae: Hazard = [
  'skip the swim where the water is green or scummy: it may be blue-green algae',
  ['https://www.cdc.gov/healthypets/connect/newsletter/protect-pets-from-harmful-algae.html'],
];
const ticks: Hazard = [
  'feel the whole coat for ticks after walks',
  ['https://riney.vet.cornell.edu/member-benefits-health-tips/vet-checkups-nov-2024?hs_amp=true'],
];
const sweets = ['https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full'];

// The seasons are those of the northern hemisphere. A danger is named only if a page of an accepted publisher states it.
export const months: readonly Month[] = [
  {
    month: 1,
    tip: 'Wipe paws and check between toes after gritted pavements.',
    hazards: [antifreeze, rodentBait],
  },
  {
    month: 2,
    tip: 'Short coats and tiny dogs chill fast: shorter walks, dry coat.',
    hazards: [antifreeze],
  },
  {
    month: 3,
    tip: 'Itchy paws and ears often start with the pollen: note them early.',
    hazards: [],
  },
  {
    month: 4,
    tip: 'Eggs and bulbs out of reach; keep fertiliser bags shut.',
    feasts: [['keep the chocolate at Easter out of reach', sweets]],
    hazards: [],
  },
  {
    month: 5,
    tip: 'Comb through the coat after long grass.',
    hazards: [grassSeeds, heatstroke],
  },
  {
    month: 6,
    tip: 'Test the pavement with the back of your hand for five seconds.',
    hazards: [heatstroke, grassSeeds, algae],
  },
  {
    month: 7,
    tip: 'Walk early or late; exercise is the commonest trigger of heat illness.',
    hazards: [heatstroke, algae],
  },
  {
    month: 8,
    tip: 'If the water looks like paint or pea soup, no swim.',
    hazards: [heatstroke, algae, grassSeeds],
  },
  {
    month: 9,
    tip: 'Autumn itch is real: log licking and scratching nights.',
    hazards: [],
  },
  {
    month: 10,
    tip: 'Sweets and wrappers up high; dress rehearsals for doorbells.',
    feasts: [['put the chocolate from trick or treat up high', sweets]],
    hazards: [rodentBait],
  },
  {
    month: 11,
    tip: 'Build a den before the bangs, not during.',
    hazards: [antifreeze, ticks],
  },
  {
    month: 12,
    tip: 'Festive cake with raisins is the classic December emergency.',
    feasts: [['keep holiday baking with raisins or chocolate out of reach', sweets]],
    hazards: [antifreeze],
  },
];
