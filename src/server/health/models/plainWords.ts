import { breeds } from '../../../domain/breeds.ts';
import { healthConcerns, personalityTraits } from '../../../domain/traitsAndConcerns.ts';

/**
 * The words that a model's text may consist of. Whatever is not among them, a remedy, a tool, another language or an odd
 * spelling, cannot be checked and is not shown. Before adding a word, think of the worst sentence it allows.
 */

// Words that name no thing and no doing.
const small = `
a an the this that these those such same other another each every all both either neither any some none no not nor never only
and or but so than as if when whenever while whether though although because since until unless before after during once
of in on at by for from with without within into onto to toward towards over under above below behind beside between near
around about across along among against through throughout up down out off away back again apart together inside outside indoors outdoors
i you your yours yourself he she it its his him her hers they them their theirs we our us who whose which what where why how
one two three four five six seven eight nine ten eleven twelve first second third last next few several many much more most
less least little enough half once twice pair couple both whole part single double zero dozen
is are was were be been being am has have had having does did do doing done
can could may might must shall should will would cannot
isn't aren't wasn't weren't doesn't didn't don't hasn't haven't can't couldn't shouldn't won't wouldn't it's that's there's
there here then now today tonight yesterday tomorrow soon later earlier already yet still ever always often sometimes rarely seldom
usually mostly mainly partly nearly almost quite rather very too just even also instead perhaps maybe likely unlikely possibly
probably simply slightly somewhat further forward backward sideways ahead upright else otherwise however meanwhile therefore
please itself himself herself themselves fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty hundred percent o'clock anyone anybody
everyone everybody someone somebody nobody anywhere everywhere somewhere nowhere whether lot lots hardly barely alongside upside overnight halfway
we've we'd we're you've you're you'd you'll they're he'd she'd i'm it'll there's what's let's
third fourth fifth seconds sooner furthermore moreover additionally overall especially particularly generally relatively fairly
immediately roughly approximately markedly extremely highly potentially typically frequently occasionally intermittently consistently continuously initially previously currently ideally
preferably importantly unfortunately interestingly alternatively similarly consequently subsequently simultaneously symmetrically entirely completely specifically primarily broadly likewise thus
hence meantime whatever whichever whoever wherever beyond beneath underneath amid amongst throughout regarding pending towards accordingly apparently afterward afterwards anyway aside basically
briefly carefully commonly considerably correctly easily effectively essentially eventually exactly finally firmly formally gradually greatly harshly heavily ideally independently indeed
lastly largely loosely loudly merely mildly moderately narrowly nearby neatly newly nicely normally notably obviously openly partially peacefully perhaps periodically persistently
possibly precisely presumably probably progressively properly rapidly rarely readily reasonably reliably remarkably reportedly respectively safely secondly seemingly separately severely silently
soon solely somehow strongly subtly sufficiently surprisingly temporarily tightly together truly ultimately uncomfortably unevenly uniformly usually variably vaguely virtually weakly whilst widely
yes per via versus like unlike due given except besides despite
`;

// How things are. Comparatives and superlatives are written out.
const qualities = `
able absent active acute adult afraid alert alike alive alone anxious apparent available awake aware bad bare big bigger black
bloody blue bluish blurry bored brief bright brighter broad broken brown bumpy busy calm calmer careful cautious central certain cheerful
chronic clean clear clearer clearly close closed closer cloudy cold comfortable common complete confused consistent constant content
cool cooler cracked crusty curious current daily damp dangerous dark darker deep deeper delicate different difficult dim direct dirty
distant distinct drowsy dry dull eager early easier easily easy elderly empty energetic enlarged entire even evenly exact excited extra
faint fair familiar far fast faster few fine finer firm flaky flat flat-faced fluffy fond foreign frequent frequently fresh friendly full fuller
fun fussy general gentle gently golden good gradual gradually grave gray great green grey grumpy happy hard harder harmful healthy heavier heavy hesitant
hidden high higher hind hot hungry ill important inactive inner interested interesting intense irregular irritable irritated itchy keen
large larger late lately lazy left lethargic light lighter limp limited lively local long longer loose loud lower
main many marked mature medium mild minor missing mixed moderate modest moist monthly moody motionless natural nasal narrow nervous new newer nice noisy
normal notable noticeable obvious odd old older open opposite orange ordinary outer overdue overweight painful painless pale paler particular patchy patient
persistent pink pinker pinkish plain playful pleasant plump poisonous poor possible precise present previous private proud puffy purple quick quicker quickly quiet quieter quietly
random rapid raw ready real recent recently red reddish regular regularly related relaxed reliable reluctant repeated repeatedly restless right roomy rough round routine rusty
sad scaly seasonal senior sensitive separate serious settled severe shaggy shallow sharp shiny short shorter shy sick silent silky similar slack sleepy slim slippery slow slower slowly
small smaller smelly smooth sociable soft softer solid sore sound spare special specific spotted stable steady steep sticky stiff stiffer straight strange stressful
strong stronger stubborn stuck subtle sudden suddenly sunken sunny sure swollen tall tender tense thick thicker thin thinner thirsty thorough tight tiny tired tiring tough toxic
typical uncertain uncomfortable underweight uneasy uneven unsettled unsteady unsure unusual unwell upper upset urgent useful usual vague visible vocal warm warmer wary watchful
watery weak weaker weekly weepy well wet white whitish wide wider wild winter wobbly worried worse worst worth worthwhile wrinkled yellow yellowish young younger
sensible wise advisable reasonable prudent helpful beneficial appropriate informative lovely wonderful impressive gorgeous cozy inviting circular oval round linear symmetrical asymmetrical movable mobile fatty
contagious prone canine social underlying immediate excessive intermittent occasional evident localized localised generalized widespread superficial bilateral unilateral frontal lateral
veterinary medical clinical professional certified qualified prompt timely low lower lowest safe safer beyond accurate additional adequate adjacent alarming ample another's appealing attentive
awkward balanced basic believable breathable broader challenging characteristic classic clearest cohesive collective compact comparable compatible complex concerning conclusive confident considerable
conspicuous contented continuous convenient conventional coordinated correct countless courageous creamy critical crucial curved decent defensive definite definitive deliberate desirable detailed devoted
different difficult diffuse disc-related discernible discreet distinctive disturbing diverse dominant-colored dry-looking eager-looking early-stage educational effective effortless elastic elegant elevated eligible encouraging endearing
engaging engaged enjoyable enormous enthusiastic equal established everyday evolving excellent exceptional exciting expressive extended external factual faded-looking failing fatigued fawn favorite favourite
feasible feathery focal following forthcoming fragile frustrating fundamental gleaming glossy gloomy granular gratifying hairless handy harsh hazy-looking heartfelt helpless hormonal horizontal huge identical imminent
impaired imperfect incidental inconclusive inconsistent independent indicative indirect indistinct inherited instant insufficient intelligent intensive interactive intestinal inward isolated jittery joyful juvenile known lacking
lasting latter legitimate lifelong likely-looking limited-use livelier logical long-lasting low-impact low-light manageable marginal massive matching maximum meaningful measurable memorable mere minimal minimum misaligned mischievous
misleading mottled movable multiple mutual narrowed necessary negative neutral nocturnal non-slip noteworthy numerous objective obscure obstructed occasional off-color optimal optional organized original ornamental outdoor outgoing overlapping oversized
parallel partial passive peaceful perceptible periodic permanent personal pigmented pointy popular positive possible posterior anterior potential powerful practical predictable preferable preliminary premature presentable prevalent primary prior private probable productive profound
progressive prolonged prominent promising protective protruding proportionate pronounced puzzled quality questionable quiet-looking radiant raised-looking rare rash-like rational reactive recurrent recurring reflective
regional relevant remarkable remote representative resilient respectful responsive responsible restful restricted reversed rewarding rhythmic rigid rosy rounded salivary satisfied scaly-looking scary scattered secondary secure sedentary
selective self-limiting semi sensory shallow-looking shared short-haired long-haired short-lived single-sided sizable skilled skin-related slender slight-looking snug soothing spacious speckled splendid spontaneous sporadic spotless static straightforward striking structured sturdy
subdued subsequent substantial sufficient superb supportive surprising surrounding susceptible suspicious sustained systemic tangled tan tactile tearful telling temperate tentative territorial textured thoughtful thriving
tidy tolerable tolerant top-heavy total traumatic tremendous tricolor trivial trusting ulcerated unaffected unclear uncommon uncoordinated undue unequal uneventful unfamiliar unfortunate unhappy uniform unintentional unique unpleasant unremarkable unrestricted unsurprising untidy unwilling
upbeat useful-looking valid variable varied vertical viable vigilant vigorous viral vivid voluntary vulnerable watery-looking weight-bearing well-balanced well-defined well-groomed well-lit well-rested whimsical willing wrinkly yearly youthful
reverse bow-legged abnormal achy badly clingy clumsy compulsive dazed deformed dizzy discolored discoloured downward extreme facial fishy flirty floppy grainy immune incontinent intact invisible limber loud loudly lumpy milder mushy nearby obsessive own poorly predisposed pretty
pregnant scruffy shaped softly unable unchanged underneath unrelated bulging rectal visual loose-fitting fearful tearful fast-growing slow-growing one-sided two-sided
asleep suitable simple simpler anal nearest afraid numb unknown flat-coated rich lame stale funny sweet strict proper properly true perfect unwelcome hoarse raspy throaty hollow ragged
crooked lopsided uninterested disinterested unexpected untreated unattended inflamed infected irritated bladder-related slight lengthy muted narrow-faced barefoot uneven well-being well-fitting well-formed ongoing untouched unhurried
temporary lasting essential valuable reassuring welcome reddened crusted scaling bald greasy oily waxy dandruff-like foul sour musty metallic pleasantly visibly closely calmly lightly happily directly
physically mentally routinely daily nightly hourly yearly annual seasonal unusually noticeably significantly steadily freely comfortably naturally equally fully shortly promptly urgently sharply suddenly
overheated dehydrated exhausted bloated constipated nauseous feverish itchier sorer slower tighter rounder redder smoother rougher calmer fuller worse
absolute actual angry adorable anxious-looking bloodshot blistered bony bossy boring bowed brave breathy brilliant cheery chilly chirpy clever creaky crisp cross downstairs drooly droopy fancy fussed fuzzy greenish grown guilty hilarious honest included innocent ingrown
jolly jumpy literal longish lumpier matching mopey mucky muted nosey overused packed perky plump polite popular private puffed ravenous ripe royal rowdy shaky skinny slimy smug snotty soggy starry stringy super surprised total turquoise unimpressed usable weird whole-body wooden worn youngest eldest oldest smallest biggest largest
busiest calmest quietest hardest shortest longest slowest fastest weakest strongest easiest latest happiest fewer really past wrong crowded lonely thankful tempting destructive naughty frail musical funny runny productive unproductive persistent moderate fretful snappy gassy dribbly
friendlier happier healthier better best glad curly wiry dense sparse worn dusty muddy grassy sandy snowy rainy windy icy humid hazy shady
behavioral emotional physical mental external internal digestive respiratory dental skeletal muscular hormonal spinal abdominal urinary neurological allergic infectious inflammatory bacterial
`;

// Things, each with its plural.
const things = `
abdomen puzzle burst daycare centimeter centimetre millimeter inch foot diameter abnormality ramp response behaviorist behaviourist callus merit conversation accident guidance entry access obstacle intestine invitation exploration canine stone disc growth pavement
convenience likelihood probability possibility potential outcome implication contributor context snapshot glimpse framing resolution clarity formation residue erosion papule pustule hotspot hive welt erythema alopecia edema asymmetry alignment stamina endurance musculature physique
waistline jowl dewlap sclera conjunctiva eyelash incisor molar premolar cornea canine lodging puff nip tuck acclimation accumulation achievement adaptation addition advance advantage affection agility ailment aim alarm alternative ambiguity analysis anatomy anomaly anticipation apprehension
arrival aspect assistance association assumption attempt attendance avoidance backdrop barrier baseline behavioral benefit blend boost boundary brightness calmness capacity care-giver caretaker cartilage certainty challenge chance channel characteristic choice clarification cleanliness cluster coverage
commitment communication community companionship compatibility complaint complication compliance component composition concentration conclusion confirmation conflict conjunction connection consequence consideration constant consultation consumption content contribution convenience cooperation coordination cortisol cross-breed
cross curiosity curve daytime debris deficiency deficit delight demeanor departure departing deposit description desire destination detection determination development deviation device diagnostics dilation dimension disadvantage discovery discussion dislike displacement display disposition distribution
document dominance dynamic eagerness earliest ease elasticity elimination embarrassment emotion emphasis endeavor energy-level engagement enjoyment entirety enthusiast equilibrium essence estimate evaluation everyday evolution exaggeration exception excess exchange exclusion excursion execution expectation explanation expert expertise
extension extremity eyeball facet facility familiarity fascination favorite feature feedback finding flexibility fluctuation follow-up foreground forefoot forelimb foundation friction friendliness gastrointestinal genetics glimpse gratitude greeting growth guardian hesitance hideaway highlight hint hindlimb hindquarter
hypothesis identification impact impairment implication importance impression incidence inclination inconsistency independence influence initiative inquiry instance integrity intensity intention interpretation interruption involvement joy judgment judgement landmark laxity layout leash-walk lead-up length limitation linkage
maintenance majority malaise management manner mechanism mention metabolism milestone minority mixture moderation morale motivation nature necessity network nourishment nuance objective occurrence odds offspring option outset overlap overload overview package participation particle partner peer perception performance peripheral
persistence perspective phase phenomenon placement playfulness pleasure plenty position possibility potential precision preparation prevention priority probability procedure progression proportion protection protrusion proximity psychology pursuit quest rationale reality reach reassurance receipt reception recognition recommendation reference
reflection refusal regimen regulation rehabilitation reinforcement relapse reliability remainder removal resemblance resilience respect respiration responsibility restraint restriction review revision role rotation satisfaction scenario scope scrutiny secretion selection self-control sensibility sequence severity shelter shortage shyness significance similarity
simplicity situation snapshot socialization solution span spectrum stability stature stimulus stimuli strategy stressor stretch subject suggestion suitability summary supervision supply support surge suspicion sustenance swiftness symmetry synopsis tactic tangle target task tendency territory theme theory tolerance total trait transition translation trauma triggers trust
uncertainty understanding unit update usage validation value vigilance visibility vision vitality vocalization volume vulnerability watchfulness wellbeing wellness willingness wisdom workload zone
crack hole paper overuse shin bulge bump-like bunch burr branch building bull cardboard carrier crunch dozen earth family-member father mother mum dad aunt grandmother grandfather husband wife son nephew niece partner twin boy feather festival flash flight flank-side goat sheep horse cow deer hen bird greenhouse groin grub grunt heel hedge hen-house hunt husky
jacket kiss knot lad landscape lane lunchtime meadow metre meter mile misstep mountain nursery order pair-bond parade parcel pavement pond pool picnic plank plate pocket pole post pram pride puddle-water rack ride river rose rust scrape scream sea shore sheet shell shirt shop shoulder-blade sidewalk slip socket spider sponge-like sport squeal stalk station-wagon stream street student sunset supermarket
surprise thirteen throw tide town toddler trap trick trough twilight van vest village volume-level wave wheel wolf woof worktop youngster mishap mistake misunderstanding overgrowth nipping scuff scrape stub swelling-site blemish bunion callous growth-spurt hangnail hematoma keratin papilloma polyp pimple prickle rawness ridge sunspot tremor vomitus wobble pulse-rate heartbeat blood-test urinalysis scan x-ray ultrasound biopsy specimen swab
blood-work bloodwork check-in aftermath ankle-joint backache bellyache earache headache heartworm hay heatwave heat-wave heat-stress frostiness downpour drizzle breeze hail gust humidity-level forecast pavement-heat terrain-type gradient slope incline sidewalk-salt meadow-grass undergrowth woodland woods countryside suburb beachside lakeside riverside yardwork
knock deck staircase site mole ruler bug gurgle gurgling potty break sickness panic windpipe airway white adolescence course clinginess hackle music box oesophagus esophagus duct sac bile tummy thanks shoe flow species whisker-bed
aggression animal approach arousal assessment awareness baby bathroom cat child column command concern dandruff exposure fetch forehead gaze groomer incision job kid loneliness love newspaper obedience obsession other pause position prostate puppyhood recheck request
route runt search sound spray-free teething trainer treatment tuft uncertainty urgency vocalization yap yowl hour-long lifetime adulthood senior
pea coin sprain arm backside beard beat bladder blank book boot brow blotch camera canal car cause chair chart chill claws cell cloth coloration companion concern county dinner breakfast supper dewclaw document
ditch dog's dogs' driveway enzyme everyone exertion eyebrow fabric fault fever finger fitness flare flea-bite fracture fridge furniture furrow gate gap gland glasses gravel grip ground guideline gum-line hallway heartbeat hill horizon hormone inch inactivity ingredient insect
instance journey kennel kilo kilogram kitchen kneecap lake layer leaf level liver location log machine mile mosquito motion mud murmur neutering nodule nutrition obstruction opinion overgrowth pace parent-dog pastern patella patient pawpad pebble percentage photographer pillow
plaque pore porch practice predisposition precaution preview prognosis puncture pus rabbit raise range reassurance record recording refill reference resident resource retina ridge river room rug sample saving scarring school sea seat shoe sinus sibling sister brother sock
specialist speculation squirrel stair step stripe stroll suggestion sunburn swab-test table tail-base tartar task tee tension term tile timeline tip title tooth-root torso towel track traffic train tree twig uncle urge valley vertebra vibration vulva wagon waist warning wax welt while whole wood wool worker yelp
abdomen airway autoimmune birthday bone joint-fluid cartilage cruciate disc nerve-root rib-cage sciatica lymph node hernia fatty-lump cystitis colitis gastritis gingivitis dermatitis conjunctivitis glaucoma stroke dementia hip-dysplasia dysplasia laryngitis bronchitis kennel-cough tapeworm roundworm hookworm heartworm
hydration incontinence intolerance sensitivity imbalance disturbance instability hyperactivity overweight reflux regurgitation bloat torsion contraction discolouration fungus-free pigmentation thinning inhalation
ability abrasion absence abscess accident ache activity adjustment adult advice afternoon age aging air alertness allergy amount angle ankle answer anxiety appearance
appetite appointment area armpit arthritis asthma attention autumn background bacteria balance base basis beach bedtime bed bedding beginning behavior behaviour belly bend bite blanket blackness bleeding blink blister
blockage blood bloodline body boredom bottom bout bowel bowl boy brain breast breath breathing breed breeder bruise bruising build bump business camera cancer care carpet case cataract category cause caution
center centre chance change character check checkup cheek chest chin circle circulation class claw clinic close-up closeness clue coat cold collar color colour combination comfort comparison
concern condition confidence confusion consistency constipation contact contrast cornea corner cough coughing country crate crisis crust curiosity curl curtain cushion cut cycle cyst dampness dander danger date daughter day daylight daytime deal debris decade
decision decline decrease degree dehydration delay depth description detail deterioration diabetes diagnosis diarrhea diarrhoea diary diet difference difficulty digestion direction dirt discharge discoloration discomfort
disease disorder distance distraction distress disturbance dog doggy door doorway doubt draft drink drinking drool drooling drop drowsiness dryness dust duration ear eardrum earwax eating eczema edge effect effort elbow emergency end
energy enthusiasm environment episode event evening evidence exam examination example excitement exercise expression extent eye eyelid eyesight face fact factor failure family fatigue fat fear feature feeling feeding female fever fiber field
figure finding flake flank flap flea floor fluid focus foam fold food foot foreleg foxtail frame frequency friend front frustration fun function fur gait game gap garden gas gathering gesture girl gland glance goal
grain grass grooming ground group hand growl growling growth guest guide gum gut habit hair haircoat half hallway happiness harness haze head headlight health hearing heart heat height help herd hesitation hiccup hike hip history holiday home hormone hotline hour
house household humidity hunger hydration idea illness image improvement incident increase indication indicator indigestion individual infection infestation inflammation information injury insect inside insight inspection instinct instruction intake interaction interest
interval intestine irritant irritation issue itch itching itchiness jaw jaundice joint jump jumping key kidney kind knee knuckle lack lameness lap laziness lead leash leg lens lesion lethargy letter level lid life lifestyle ligament
light lighting limb limit limp limping line lip list litter liver location log look loss lump lunch lung lunge lying male marking mark mass mat matter mealtime meal measure measurement meeting membrane memory
message middle midday midnight mind minute mite mobility moisture moment month mood morning motion mouth mouthful movement moving mucus muscle muzzle nail name nap nausea neck neighbor neighbour neighborhood nerve nervousness night nipple noise noon nose nostril note
notebook nothing anything something everything number nurse obesity object observation occasion odor odour onset opening opportunity organ orientation outing outline outside overexertion overview owner pace pacing pad pain palate paleness pancreas pancreatitis panting parasite
parent park part passage patch path pattern paw pawprint peak pee pelvis people period person pet phone photo photograph picture piece pigment pinkness place plan plaque play playmate playtime pneumonia point pollen poop portion posture pound practice
practitioner pregnancy presence pressure problem process profile progress proportion puddle pulse pup pupil puppy purpose quality quantity question quietness rain range rash rate ratio reach reaction reading rear reason recovery rectum redness reduction refusal reflection reflex region regrowth relation relationship reluctance
reminder repetition report resistance rest restlessness result retching reward rhythm rib ribcage ringworm rise risk road roof room root rope roughness routine rump running rustiness sadness saliva sample sand scab scabbing scale scar scene schedule scent scratch scratching
scrape season section seed seizure sensation sense sensitivity series session setting severity sex shade shadow shaking shape shed shedding sheen shift shine shivering shortness shot shoulder side sight sign silhouette situation size skin skull sleep sleepiness slip slipping smell smelling sneeze sneezing
sniff snoring snout snow sofa softness soil soreness sort sound space spasm speck speed spell spine spleen spot spread spring squint squinting stage stain stair stance standing standpoint start state station stay step sternum stiffness stimulation sting stomach stool storm story straining strain stranger strength
stress stretch strip structure stumble style substance summer sun sunlight sunshine surface surprise surrounding swallowing swelling swim symptom system tail tartar taste team tear tearing technician temper temperament temperature tendency tendon tenderness tension terrain test texture thing thickness
thigh thinness thirst thorn thought throat thunder thunderstorm thyroid tick time timing tiredness tissue toe toenail tone tongue tonsil tooth top topic touch toy trace track trail training trait transition travel treat trembling tremor trend trigger trip trouble trunk tumor tumour turn twitch twitching type ulcer underbelly
underside understanding unease upset urination urine use vacation vaccination vaccine variation variety vein vessel vet veterinarian veterinary video view virus visit visitor voice vomit vomiting wake walk walking walkway wall warmth wart waste water way weakness wear weather weekend week
weight wheeze wheezing whimper whimpering whine whining whisker width wind window winter withers wobble wobbling word work worm worry wound wrinkle wrist yard yawn yawning year yellowing young zoomie
anger attachment attitude bark barking barrier bond boundary bustle chew clock companion confidence crowd cue distraction encouragement enrichment experience fence firework guarding interval leisure manners neighborhood pack patience peace praise preference recall relaxation relief separation signal
skill socializing stranger stranger's tag tug vehicle wag wagging walker whistle ball frisbee
gums bowels eyes lbs am pm
Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
`;

// What a dog, its body or a sign does, in all forms. Irregular forms are written out below.
const doings = `
diminish dribble droop fidget flare flick flinch float flop freeze glow gnaw grin grind grip hobble hover huff inch inflame inhale itch leap loosen moan mope munch nibble nod nudge ooze part peak peel perk pick plod pop potter puff quiver rattle rear relapse revive rumble rustle scab scurry sleepwalk slobber slouch slump smear snarl snuffle soil splash stretch strut subside suit thump tickle tighten tingle trail trickle twinge waddle warn weigh wince wrinkle accompany affect arise attract cause concern crave depend deserve differ distract divide echo encounter endure exceed exhibit flourish function host involve influence linger manage mature mimic motivate overlap overdo please precede present prompt react reach rely require resolve result reveal rub sense signify single spike stem startle stress surround switch team threaten tire trigger underlie upset welcome
crack chip crunch bulge blister  bark-back cringe dawdle dodge doze-off fumble grimace grumble grunt guzzle hack hiss hiccup howl lurch mellow misstep moult mount nestle overeat overreact overheat potter prowl ripple rumble savour savor scavenge scratch-about shuffle sidle skid smile snag snap-at snooze snort-back squeak squeal stall stamp startle stiffen-up stumble-over sulk surge swirl teeter tense topple traipse trample tug unwind veer vibrate wade waltz waver whinny whirl wilt win wriggle squirm settle-down compete celebrate bounce-around
ache act adapt adjust age agree alternate appear arch arrive attack balance bark behave belong bend bleed blink blow bother bounce breathe bruise brighten bump burp calm change chase chew circle clear climb clot cock collapse continue cough crawl creep
crouch cry curl dart decline decrease deepen depend develop die differ dig disappear doze drag dream drift drink drip drool drop droop dry ease eat emerge end escape expand explore face fade fail faint fall
fart favor favour fear flake flatten flinch flow fluctuate follow form freeze fret gag gain gallop gape gasp gather greet groan grow growl gulp guard happen hang hear heave hesitate hide hop howl hunch hurry hurt improve
increase indicate interfere involve irritate itch jerk jog jump knuckle lag last lead lean leak lessen lick lie limp linger live lose lower lunge matter mean move nap nip occur originate overheat pace pant pass paw pee persist
play poop pounce prefer prance progress rain react recognize recover reflect refuse relate relax remain repeat reappear resemble resist respond rest resume retch return rise roam roll run scamper scoot scratch seek seem settle shake
shed shift shiver shrink sigh sit sleep slide slip slow smell snap sneeze sniff snore snort socialize sound spasm splay spread sprint squat squint stagger stand stare start stay stem step stiffen stink stir strain stray stretch stride struggle stumble
suffer suggest swallow sway sweat swell swim tend thicken thin thrive tilt tire toss tremble trip trot tuck tumble turn twist twitch urinate vary vomit wag wait wake walk wander warm waver weaken weep wheeze whimper whine widen wobble worry worsen yawn yelp zoom
come go get become begin bring feel stop appear point show
`;

// What an owner may do at any time, in all forms: telling a vet, looking, measuring, writing down.
const harmless = `
advise recommend evaluate determine distinguish establish clarify investigate maintain ensure collect gather save gauge redirect rotate practice practise discourage distract reassure comfort seek request obtain support
experience produce contain involve merit warrant justify display exhibit demonstrate illustrate feature associate engage attend explore narrow pinpoint introduce create alternate appreciate accept acknowledge achieve address adopt advance aim alert analyze analyse anticipate apologize appoint approach approve assist assume assure attempt
author believe benefit browse capture celebrate cite communicate complete comply comprehend concentrate conclude conduct conserve correspond crop cue decipher deem define delight deliver demand denote designate desire detect differentiate dislike distribute document doubt draft elaborate elevate emerge emphasize enable enhance enrich entail equip
exaggerate excuse exemplify expand explain express extend facilitate familiarize feature finish flag foster frame fulfil fulfill furnish generate glance greet guess handle highlight imagine imply inquire instruct integrate intend interpret intervene invite jot label leverage locate mark maximize minimize motivate negotiate nurture occupy outline 
own participate perceive perform persist portray predict prepare prevail prioritize proceed progress promote prompt pronounce propose prove pursue qualify question quote rate reach receive reconsider refer refine regain regard register regulate reinforce relate rely remark remind resemble respect restate retain reveal revisit sample scan secure select
simplify situate socialize specify stimulate store strengthen structure submit succeed summarise supervise surround survey suspect sustain tolerate trace transform transition translate trust uncover undergo undertake unfold unwind upload utilize validate value verify view volunteer welcome
teach thank
say state report detail inform update explain examine diagnose evaluate inspect photograph identify recognise review reassess judge estimate guess outline summarize list read mention arrange reschedule email message
ask assess book call check compare confirm consider consult contact count decide describe discuss discover examine explain film find focus hear hope inspect keep know learn listen log look measure mention monitor
note notice observe phone photograph plan read realize recall record remember report ring see schedule see share show speak spot study talk tell think time track understand visit watch weigh wish wonder write
head drive hurry
`;

// What an owner may do only with what \`actions.ts\` allows, in all forms.
const guarded = `
allow avoid brush carry choose comb encourage end enjoy give help hold keep leave let lift limit make move need offer praise prevent protect provide put reduce repeat restrict reward share take train try use wash wear wipe
`;

// Reports and descriptions: these forms only.
const told = `
lodged paired smacking reversed salivating bow bows mouthing nosing breathing-related crept bent blown bought cropped dealt driven drove dried fled flown flew grown kneeling leapt lit meant overcame overcome overdone paid sang sank sought sped spent spilled split sprang strode swept tripped
accompanied added advised aged allowed alarmed associated attached based blocked born bothered built carried caused causing caught checked chewed cleaned combined concerned connected considered covered covering cropped decreased
defined described designed detected determined digested discussed distended docked dressed eased expected exposed feathered felt flared flushed focused folded formed found fed groomed healed healing held home-made hurting identified inflamed
injured involved isolated itching kept known lasting linked located logged looking made marked matted met missed mixed nested noted noticed observed obscured overgrown passing peeling performed photographed picked placed planned played pointed positioned posed prepared pressed-in pricked
proven pulled pulling pushed pushing raised raising reached recorded recommended recurring reduced released remembered removed reported required rested resting rolled rubbed rubbing said scattered seen shown situated spayed neutered stained started stopped stranded stressed stretched
supported supporting surrounding taken tangled taught tested thickened thinning thought tied torn touched treated triggered trimmed tucked unexplained upsetting used vaccinated weakened withdrawn wondered written
according avoiding becoming being belonging bearing coming concerning containing contributing dealing deserving depending excluding following having including involving lacking leaning living lying making meaning meeting needing owing pointing regarding remaining showing sitting standing starting taking using varying welcoming worrying
works worked working cooling cooled warming warmed cracks cracked healing cleans finishing finished beginning continues continued handled handling fitted fitting counts counted weighing cleaning touch touches touching ignore ignored bath baths
mentions noted notes says said wrote written told tells describes described mentioned
needs need help helps helped deserve deserves matters
gets got gotten goes went gone does came comes began begun brought became becomes felt feels shook shaken ate eaten drank drunk bled bit bitten broke broken chose chosen dug dreamt fell fallen fought froze frozen grew grown heard hid hidden hung hurt kept knew known lay lain led left lost meant met ran rose risen rung rang sat saw seen shrank shrunk slept slid spoke spoken spread stood stuck stung swam swum swelled swollen thought threw thrown took taken told tore torn understood wept woke woken wore worn wound wrote written built found gave made put set spun kept let made
breathes breathing lies lying dies dying
isn't otherwise
`;

const list = (text: string) => text.trim().split(/\s+/);
const plural = (noun: string) =>
  /(?:s|x|z|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;
const irregularPlurals =
  'feet teeth calves lives halves leaves men women children mice wolves bodies diagnoses';

/** The forms of a regular verb: "pat", "pats", "patted", "patting". */
export function forms(verb: string): string[] {
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}` : verb;
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : doubled;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  return [verb, plural(verb), past, `${/(?:ee|ye)$/.test(verb) ? verb : stem}ing`];
}

/** Base forms of what an owner may do only in ways that `actions.ts` allows. */
export const guardedVerbs: readonly string[] = list(guarded);

/** Base forms of what a dog or its body does. */
export const dogVerbs: ReadonlySet<string> = new Set(list(doings));

const known = new Set(
  [
    ...list(small),
    ...list(qualities),
    ...list(things).flatMap((noun) => [noun, plural(noun)]),
    ...list(irregularPlurals),
    ...[doings, harmless, guarded].flatMap(list).flatMap(forms),
    ...list(told),
  ].map((word) => word.toLowerCase()),
);

// Breeds, traits and health concerns as the profile has them.
const ofProfiles = new Set(
  [...breeds, ...personalityTraits, ...healthConcerns].flatMap(
    (name) => name.toLowerCase().match(/\p{L}+/gu) ?? [],
  ),
);

/** Whether a word, in lower case, is one that a model may use. */
export const isPlainWord = (word: string): boolean =>
  known.has(word) ||
  (word.endsWith("'s") && known.has(word.slice(0, -2))) ||
  (word.includes('-') && word.split('-').every((part) => known.has(part) || /^\d{1,3}$/.test(part)));

/** Whether a word that begins with a capital letter belongs to the name of a breed, a trait or a health concern. */
export const isProfileWord = (word: string): boolean =>
  ofProfiles.has(word) || ofProfiles.has(word.replace(/(?:'s|s'?)$/, ''));
