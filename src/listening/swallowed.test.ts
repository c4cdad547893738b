import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { isGrave } from './firstSteps.ts';

const severityOf = (note: string) => listenTo(note).severity;

const ways = [
  'ate *',
  'he got hold of *',
  'had * this morning',
  'she stole * off the counter',
  'swallowed *',
  'my dog just ate *',
  'he ate * and seems fine',
  'I think he ate *',
  'ate *, lovely walk after',
  'found him eating *',
  'got into * while we were out',
  'help, dog ate *',
];
const said = (what: string) => ways.map((way) => way.replace('*', what));

describe('swallowing, in any wording,', () => {
  it.each(
    'chocolate, dark chocolate, cocoa powder, a brownie, chocolate cake, chocolate chip cookies, a mars bar, cacao nibs, grapes, raisins, sultanas, currants, a hot cross bun, fruit cake, christmas pudding, mince pies, trail mix with raisins, raisin bran, xylitol gum, sugar free gum, sugar free mints, sugar free peanut butter, toothpaste, birch sugar, ibuprofen, an ibuprofen, naproxen, aspirin, advil, aleve, nurofen, diclofenac, meloxicam tablets of mine, paracetamol, tylenol, a panadol, co-codamol, lemsip, calpol, my antidepressants, sertraline, adderall, ritalin, vyvanse, my blood pressure pills, amlodipine, beta blockers, metoprolol, metformin, my heart tablets, digoxin, warfarin, my thyroid pills, sleeping pills, zopiclone, codeine, tramadol, oxycodone, morphine, efudix, vitamin d tablets, iron tablets, isoniazid, baclofen, my hrt gel, cold and flu tablets, pseudoephedrine, antifreeze, coolant, ethylene glycol, windscreen washer fluid, rat poison, mouse bait, bromadiolone, d-con, tomcat bait, slug pellets, metaldehyde, snail bait, weed killer, roundup concentrate, insecticide, ant poison liquid, fly spray concentrate, bleach, drain cleaner, oven cleaner, toilet cleaner, a dishwasher tablet, a laundry pod, a tide pod, caustic soda, battery acid, a button battery, an aa battery, a magnet, two magnets, a needle, a sewing needle, a fish hook, a razor blade, a skewer, string, glue gorilla, gorilla glue, expanding foam, an edible, cannabis brownies, thc gummies, cocaine, meth, heroin, mdma, lsd, magic mushrooms, a vape, e-liquid, nicotine gum, nicotine patches, cigarettes, cigarette butts, chewing tobacco, snus, caffeine pills, coffee grounds, espresso beans, an energy drink, pre workout powder, beer a whole pint, vodka, raw bread dough, pizza dough, sourdough starter, macadamia nuts, onions a whole bowl, garlic a whole bulb, mouldy bread, mouldy cheese, compost, a wild mushroom, death cap, toadstool, lily of the valley, foxglove, oleander, yew, sago palm, autumn crocus, rhododendron, daffodil bulbs, tulip bulbs, castor beans, laburnum, wisteria seeds, oleander leaves, a toad, a cane toad, blue green algae water, home made playdough, salt dough ornaments, fertiliser, cocoa mulch, petrol, diesel, paraffin, turpentine, white spirit, paint stripper, acetone, hand sanitiser, rubbing alcohol, mouthwash, essential oils, wintergreen oil, mothballs, gunpowder, a tube of sudocrem, hydrogen peroxide'.split(
      ', ',
    ),
  )('%s is grave', (what) => {
    expect(said(what).filter((note) => !isGrave(severityOf(note)))).toEqual([]);
  });

  it.each(
    'a carrot, carrots, an apple slice, a banana, blueberries, strawberries, watermelon, pumpkin, green beans, peas, broccoli, sweet potato, rice, plain chicken, boiled chicken, turkey, beef mince, salmon, tuna, sardines, an egg, scrambled eggs, cheese, cottage cheese, plain yoghurt, peanut butter, oats, porridge, toast, bread crust, pasta, kibble, wet food, his dinner, a biscuit, a dog biscuit, a dental chew, a pig ear, bone broth, pumpkin puree, cucumber, celery, courgette, melon, pear, coconut, popcorn, a rice cake, a cracker, ham a slice, roast beef a bit, fish skin, a chip, a french fry, pizza crust, grass, snow, an ice cube, water, a puppuccino, parsnip, swede, spinach, kale, lettuce, cauliflower, quinoa, lentils, tripe, liver treat, venison, lamb, duck, rabbit, yak chew, his probiotic, his new food'.split(
      ', ',
    ),
  )('%s is not grave', (what) => {
    expect(said(what).filter((note) => isGrave(severityOf(note)))).toEqual([]);
  });
});

it.each(['he got hold of pasta', 'ate a bully stick'])(
  'food that a dog may eat is called an ordinary day: "%s"',
  (note) => {
    expect(listenTo(note)).toMatchObject({
      severity: 'low',
      understood: true,
      signs: [{ id: 'healthy_normal_log' }],
      text: '',
    });
  },
);

it.each([
  'swallowed an antler',
  'swallowed a lick mat',
  'ate a piece of his kong',
  'swallowed a kong',
  'swallowed a mango',
  'stole the bacon off the counter',
  'ate very little of his food',
  'she stole her joint supplement off the counter',
  'pasta with onions, ate it all',
])('what is not food, or not in that way, is no ordinary day: "%s"', (note) =>
  expect(severityOf(note)).not.toBe('low'),
);
