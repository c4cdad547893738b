/** Irregular forms, which the stemmer cannot reduce: `stem: forms`. */
const forms = `
eat: ate eaten eats eating eated
swell: swollen swelled swelling swells swole
drink: drank drunk drinks drinking
bite: bitten bites biting
fall: fell fallen falls falling
fell: fellow
break: broke broken breaks breaking
tear: tore torn tears tearing
throw: threw thrown throws throwing
bring: brought brings bringing
sting: stung stings stinging
shake: shook shaken shakes shaking shaky
bleed: bled bleeds bleeding
breath: breathe breathes breathing breathed breaths brething breething brethe
hold: held holds holding
steal: stole stolen steals stealing
freeze: froze frozen freezes freezing
give: gave given gives giving
take: took taken takes taking
keep: kept keeps keeping
feed: fed feeds feeding
sleep: slept sleeps sleeping
stand: stood stands standing
run: ran runs running
swim: swam swum swims swimming
lie: lay lying lies laying lain laid
lose: lost loses losing
find: found finds finding
go: went gone goes going
get: got gotten gets getting
give: giving
see: saw seen sees seeing
wake: woke woken wakes waking
foot: feet
tooth: teeth
paralys: paralysed paralyzed paralyse paralyze paralysis paralyzing
diarrhoea: diarrhea diarrea diarhea diorrhea diareah dihorea diarreah diarrhoeas diarrehea diahrea diarrhoa diahorrea diahorea diarrhia
colour: color
grey: gray greyish
mould: mold mouldy moldy
vomit: vomitted vomitting vommit vommiting vomited
poo: pooh poop poops pooping pooped pooing pooed poos
pee: peed peeing pees
wee: weed weeing wees
dig: dug digs digging
fight: fought fights fighting
burn: burnt burned burns burning
leap: leapt leaps
spit: spat spits spitting
bear: bore
know: knew known
think: thought
catch: caught
tell: told
say: said says
leave: left
hide: hid hidden hides hiding
freez: freezing
day: days
tail: tails
leg: legs
sit: sat sits sitting
hear: heard
buy: bought
`;

export const irregular: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [root = '', rest = ''] = line.split(': ');
      return rest.split(' ').map((form) => [form, root] as const);
    }),
);
