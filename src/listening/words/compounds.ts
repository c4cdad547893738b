import { poisons } from './swallowed.ts';

/** Patterns by which owners say that a dog swallowed something, with `*` for what it was. */
const ways = [
  '* eat',
  '* gone',
  '* hadplenty @16',
  '* eaten @14',
  'hadword >* @4',
  '* mouthtrace @7',
  '* ate_most @7',
  '* took @8',
];

/** Concepts made of others near each other: `name: pattern; pattern`. Found before the signs. */
export const compounds = `
algae: water deicerw @7
insecticide: bugw >baitform @3; baitform >bugw @4
slug: slugw >baitform @3; baitform >slugw @6; scatterw plantbed @7; defenderw plantbed @12
rodenticide: rodentw >baitform @3; baitform >rodentw @5
vomit: bring up >up_word @4; bringup; throwback; cameup
eatforeign: swallowonly >foreign @4; foreign >eatsure @3; foreign >hatchdown @3
vomitword: vomit
fortoday: attackedby; fall height @6
lostweight: lost >weight @5; losing >weight @5; dropword >weight @4
paralysed: dragword hindleg @4; dragword leg @3
holdsup: holdword leg >up_word; holdword hindleg >up_word
tox_chocolate: chocolate trace; chocolate given; chocolate vomit; chocbar eat @6; chocbar took @6; chocbar gone @5; chocbar trace @5
tox_xylitol: xylitol in_it; xylitol hadword @5; xylitol trace; xylitol given; xylitol vomit
tox_grapes: grapes binraid @5; grapes in_it; grapes hadword @5; grapes trace; grapes given; grapes vomit
tox_onion: onion given; onion trace
tox_nsaid: nsaid trace; nsaid given; nsaid vomit; nsaid helpw @12; nsaid thoughtw @12
tox_paracetamol: paracetamol trace; paracetamol given; paracetamol helpw @12; paracetamol thoughtw @12
tox_medicine: medicine trace; medicine mine given; medicine human
tox_vetmed: hadword >vetmed @4; vetmed eat; vetmed gone
tox_antifreeze: antifreeze trace; antifreeze leg; antifreeze tongue; radiatorw carfluid eat @16; radiatorw carfluid lickword @16; radiatorw carfluid drinkword @16; antifreeze vomit; antifreeze wobbly; antifreeze drool; antifreeze collapse; antifreeze lapup; antifreeze vomit @16; antifreeze wobbly @16; antifreeze collapse @16; antifreeze drool @16
tox_rodenticide: rodenticide trace; rodenticide mouth; rodenticide face; rodenticide given; rodenticide poo; rodenticide vomit; deadrodent poison @10
tox_slug: slug trace; slug tremor; slug wobbly; slug vomit
tox_cannabis: cannabis trace; cannabis wobbly; cannabis tremor; cannabis peeself; cannabis eye; cannabis dazed
tox_nicotine: nicotine trace; nicotine vomit; nicotine drool; nicotine tremor; nicotine mouth; nicotine tongue; nicotine stuckinmouth
tox_plant: plant vomit; plant trace2; plant mouth; plant poo
tox_mushroom: mushroom vomit; mushroom mouth; mushroom in_mouth; mushroom drool; mushroom wobbly; mushroom trace2; mushroom bitword
tox_algae: algae water; algae swimword; algae vomit; algae wobbly
tox_caffeine: caffeine trace
tox_alcohol: alcohol given; alcohol trace3
tox_dough: dough trace3
tox_macadamia: macadamia trace; macadamia hindleg; macadamia weak
tox_mould: mould tremor; mould wobbly; mould vomit; mould fever
tox_cleaner: cleaner trace4; cleaner mouth; cleaner tongue; cleaner leg; cleaner vomit; cleaner drool; cleaner in_mouth
tox_insecticide: insecticide tremor; insecticide wobbly; insecticide vomit; insecticide drool; insecticide mistake; insecticide lickword; insecticide twitchword; insecticide seizure; insecticide badbreath; insecticide trace4; insecticide bathedw; insecticide trace
tox_toad: toad mouth; toad drool; toad foam; toad catchword; toad vomit
tox_salt: salt vomit
tox_poison: poison eat; poison gone; poison dogpoisoned; poison bother; poison trace; poison vomit; poison tremor; poison given
tox_something: somethingbad; eat something dontknow
drown: fellin waterplace pulledout @22; fellin water pulledout @22; fellin waterplace cough @22; fellin waterplace unconscious @22; fellin waterplace weak @22; waterplace pulledout cough @22; waterplace pulledout weak @22; waterplace pulledout breathless @22; fellin waterplace breathless @22
limpgone: limp >isgone @1
lumpgone: lump >isgone @5
coughgone: cough >isgone @1
gonenow: limpgone; lumpgone; coughgone; rash/hives/itch/vomit/diarrhoea/sneeze >isgone @1; swollen >isgone @5
mending: weightback again @6 !lack !not; stitches cleansound @5 !not; surgery cleansound @9 !not
vetcheck: mending; gonenow; usualvalue; nothingtosay; allnursing
mumdog: mumword pupsword @16; mumword afterdelivery @12
nursing: mumword pupsword @16
${poisons.map((name) => ways.map((way) => `tox_${name}: ${way.replace('*', name)}`).join('\n')).join('\n')}
`;
