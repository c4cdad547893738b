/** Real words a letter or two from one of ours: not misspellings of it. */
export const lookalikes = `
ability absented absenter adapted added addition additions advert advise aider albert alice alike allowedly
alloy alloyed alloys alter amazingly ambient ambients angela anger angler apter apting arced archer archived
archives aread arthritises asker attracted augustly autumny awaken aware baaed baaing babier backer
backwardly badder baddy badge badged badges badging bagger baggy baldly baldy ballet ballsy bally banana
bandy baned banger baning banked bankers banking bankings banks banned banning banns barber barbered barbies
barer barest barker barky barned barnes barning barns barny barriers barries barriest barry based baseline
basely bases basing bassed batch batched batching bated bather bating batter batters battle battlers
battling batts beachy beader beading beads beamer beaming beams beany beard beardier bearding beardy beast
beasting beater beating beatings beats beaty beautifuler beautifuller beautifully beautify beaver beavering
bedder beech beery beets beggared beggaring belted belter belting belts bench bending bendy benny berlines
beting bidder bidding biddings bider biding biker bikers billies billy binds biner biscuity bitchy bitingly
bitser bitsy bitterly bittier bitts bitty blacker blackest blader bladier blads blady blahing blake blame
blaming blanker blankest blankety blaster blasters blastier blasty blazer blend blending blinders blindest
blinkers blockier blocky bloggers blogging blond blonding blonds bloodier bloodiest bloodily bloomers bloomy
blots blotted blotting blowy blued bluer bluest bluesy bluey blush blushed blushers blushes blushing boast
boaster boasters boasting boiler bolds bolter bomber bondage bondager bondages bonders bonds boner boners
bonny bonus booed booing bookers booksier booled booling bools boomers booms boost boosted boosting boosts
booth booths booty boroughs borrow borrowed bottler bottlers bought boughts bouldering boulders bouncer
bouncers bouncier bounciest bounded bounders bounding bower bowers bowler boxier brackets bradding braining
brakiest braks braky branched brancher branchy brand branding brands branny brave braves breach breached
breacher breachers breaches breaching bready breather breathers breathier breathiest breathy breed breeders
breeding breedings breezing bricky bride briefers brighter brightly brighton bringers broad brokenly broker
bronzers broom brooming brotherly brownest brownier browniest browsers browsier browsiest browsing brusher
brushers brushier brushy brussels bubbler bubblers bubblier bubbliest bucked bucker buckers buckler bucklers
bucks buddier buddying budget budgeted buffering bugger buggers building bulking bulks bulky buller bulletin
bullier bumper bumpered bumpering bumpy bunching bunchy bunns burdened burdener burdening burked burker
burkers burkes burking burks burningly bursters burton burtons bused buses bushel busheled bushels busher
bushers businessy bussed butchered butchering butler butterflyer butterflyers butteriest buttery buttonhole
buttony butty buying bytes cabler caching cackling cages cakey caller camming campaign campusing canaried
canaries canarying candler candlers canny cantest canty capes caping carbon carby cardboardy cardy careering
carey carling carls carol carolled carriages carrotier carroty carrs carter cartoon cartoons cartoony carvy
casas cashed caster castle castling catchy cater catering causer causey cavers caves ceilings cellar
cellared center centered centry certainly chain chaining chance chanced chancer chancers chancey chancier
chancing chancy changer changers chaoses chapped chappier chapping chaps charactery chared charge charged
charges charging charier charing charlier charlies charmer charmers charming charrier charring charry
charted charter charters charting chaser chasers chatter chattered chatters chattery chattier cheaping cheat
cheating checker checkers checkier checkout checky cheery cheesier cheesy chefed cheffed cheffing chefing
chefs chequing cherrier chess chevy chevying chewer chewy chief childly chile chiles chiller chillers
chillest chillier chillily chines chippier chippy chocolatey chocolatier chocolatiest chocolaty choir
choiring choosing chopper choppers choppier chose choses christians chroming chubbily chucker chuckers
chucky churched churching cindy circler circlers circuses citer claiming clang clanged clanging clangs clans
clapped clappers clapping claps clarities classy clause clawer cleanest clearer clearers clearest clerking
click clicking cliffy climating cliped cliping clipper clippers cloak cloaking clocker clockers clone cloned
clons closer closest closured cloudier cloudily clover clovered clovers clowning clubby cluck clucked
clucking clumpers clumpy clustery coach coaching coaly coasting coater coattest cobblers cockier cocksier
cocksy cocky coder coders codes coding coffed coiner coled coles colins collard colled collier colling colls
cologned colon colonies colons colorado colory coloury combating comber combine combined combiner combines
combining combo comby comic commer commoned comms commy comparison comped comper comping compliant complying
composed composer composite comps concernedly concert concerted concerting concerts conclusion conditioner
condo condos coned cones confer confers confest confusedly congressed coning conner conners conns consent
consented consents consoled consters constraint construction constructions consultant consulted context
contexts continent continents contrast converted converts conviction cooed cooer cooers cooing cooker
cookers cooler cooped coopered coopering cooping coops coper copers copes coping coppered coppering corder
cored corer corers cores coring corked corker corkers corking corks cornier cosed cosing costumey costumier
coting cottagey couchers cougher coughers counties county cours courser coursers court courted courter
courters courtier cousinly coversed coves coving cowarded cowarding cowier coxing cracker crackers cracky
cradling crafter crafters craftier crafty crank cranked crankily cranking crankly cranks crappers crapy
crasher crashers crazier craziest creamily create creek creeks creeky crest cresting crewed crewing crews
crime crimed crimes crims croak croaked croakers croaking croaky crookeder crookedly crooker crookest
cropping crops crowders crowdy crowed crower crowers crown crowners crowning crowns crows cruise cruising
crumbers crumble crumbled crumbles crumblier crumbling crumby crusher crushers crustier crustiest cubby
cubed cuffed cunted curer curler curli curly curved cushiony custardy cycler daled dally dangering dared
daring darling darlings darning daughterly dawned dawning deafly dearly deathy decad decor defeated defeater
delay deliverer deliverly denial denier depth destroyer destroyers developpes devilling devon dialer
dialling diameters diary diced dicer dicey dicke dickey dicks differenced difficult difficultly diffs
digitals dined diner dipper dischargee dischargees discloser discoer discoers discoverer discoverers
discoveries discovery ditching diver divorcee divorcees docks doctorly documentarily doddy dodger dodgers
dodgiest domed domes doming donned donning doped doper dopes doping doser dosers dossed doted doter doting
doubler doublers doubly doubted doughy doved dover dovering doves doving dowed dower dowing downer
downstairses draft drafting dragger draggers draggier drainer drainers drawn dreamers dreamy dresser
dressers dressier drifty drinkers driven dropper droppers dropsy drove drover drownd drowner drowners
drowsily drubbing drugged drugging drugs drummy drunker drunkest ducky dumpy dusty dwarfing dwelling eager
earls earning earnings earthy eased easer easier easing easted easterly eastern easting eighth eighths
eighties eighty election electronic employing emptier emptiers emptiest ender enjoyer enjoyers enter
equality escapee escapees estating ester eventing evidenced exacting excerpt excerpts excitedly executed
executing execution exemption exited expensed experting expertise explored explorers explores exported
fabled fabling facer facers factor factored factoring factors facts failingly fainter fainters faintest
faintier fainty faired fairing fairly fairs faither faithers faithing fakes fakey faking faller falser fames
faming fanny fared fares faring farming farmings farms farther fasten fastener fates fatherly fating fatly
fattier faulting faxing feaster feasters feated feathery feats feeing feeler feelingly feers feesing
fellowing fellows felly femal fencer ferry fiddler fiddlers fiddley fiddlier fiddly figged fighters figuring
filed files filing filings filling fillings fills filly finder finders fineer fineers finer finers finner
finners finnish finny fisher fisted fisting fisty fitter fittingly fiver flaker flakers flakiest flaks flame
flamed flames flaming flams flamy flappy flashy flatter flatters flattest flatty flavor flavored flavoring
flavors fleecing fleeting fleshly flews flickr flighty flipped flippers flipping flippy flips floaters
floating flock flockier flocking flocks flooders floorers flopper floppers floppier floppily flour flours
flowed flowery flows flusher flushers flushest flushier flushy focal focussed fogger folder fonded fonds
fooled footer forcedly forcer forded forecast forestry forge forged forger forgers forges forked formally
forted forthy forting forts foughty foully fourthly framer franchise frank franking franks freed freezer
freezers freighting freights frenched frenches frenching fresh freshing fretting friendly frier froggy
frostier frosty frowners frowning frozenly fruity fueling fuelling fuels funds fundy funky furnished furrs
gages gaging gainer gamer gamers gamest gamesy gamey gamma ganger ganging garagey garbagey garbagy gassed
gassing gauge gauging gazetting gemmy gentling ghosty gigging giver givers glassier glassiest globs globy
glover glovers gluer gluey gobbler gobblers goodby goodbys goody googly goosey goosy gorgeously grabber
grabbers grabbier grabby grace graced graces gracing grade graded grades grading grads grainers grams
grandfatherly grandmotherly grant granting grapey graph graphing graphs grapiest grapy grassers grassy grave
graved gravelly gravely graver graves graving gravs grayed graying grays grazer grazers greaser greasers
greasier greek greeked greeking greeny greeter greeters grewing grilling grind grinding gripping groaners
grooved groover groovers groovier grooving gross grossing grounder grounders grouping grove groves growingly
growly growthy guarders guardian guardians guess guessing guilders gulfed gulfing gulfs gummier gunny hacker
hackly haded hading hails hairiest hairy haming hander handheld handled handling handy hanger harbor
harborer hardest hardy harked harking harks harnesser harpy harrying harts hastes hater haters havening
hawked hawking hawks hayes header headier headline heady heald healer healingly healthily heapier heapy
heartier hearty heath heathier heathy heaven heavenly heaviest helled heller helling hells helper heralded
heralding herded herding herds herein hiddenly hidder hider hiders hilly hippy hired hires hiring hitch
hitching hiver hivers hobby hoeing hoers hogged hoing holey holidayer hollowing holmes honeying honging
hongs honing honky honorers honoring hooded hooding hoods hoofed hoofer hoofers hoofing hoofs hooker hookers
hooky hooped hooper hoopers hooping hoops hopingly hoppy horned horner horniest horning horsey horsy hoses
hosing hosts hoteling hotly hotter houser housey howler hubbly huger hugger hulled hully humbling humoring
humper hundreder hungary hungerly hungriest hungrily hunker hunks hunky hunter hurrying husbandly hushy
hutting impaired improvingly incest inclusion increasedly infectious infer informed inherited inker insert
inserted inserts inspection instantly insulting insurancer insurancers intensely intensest inter interact
interestedly internet internets invest invested investing invitee invitees invoiced invoices invoicing
issuer issuers jacked jacker jammer jerry jeweller jewellers jigged jiggers jobbed jobing joins jointers
jokingly journeyer joyfully jugged juicer juicy jumpier jumpingly kenned kenner kenners kernel kerneled
kernels kicker kickers kicky killingly kinding kindliest kindness kirked kirking kirks kisser kissers
kitteny kittly kneed kneel kneeled kneeling kneels knifer knocker knockers lacing laddery laded lader lading
laker lamer lanced lancing lander lanely langer lapper larder large larges larry lased lashed lasher lashing
lasing laster lastingly later latter latterly laugher laughers laughier laughingly lauren lawer layer
layering leaguer leaguers leaker leaky leaner leany leaper learnedly learner learners lease leased leaser
leases leasing leasings least leathery leaver leavers leaviest leavy leeds leers lefts leger legger lemoning
lemony lending lendings lengthy letter lettering licker lifter lightest lightninged lilling limby limey
limiting limper limply linda linked linking links lippy liquidly listed lister listing listings lists lited
liter liting littler littlest livelily livering livery livingly loader loaned loaning loans loaves locale
locker lodger logger lonely loner looker looser lordy loser losers losingly lotter loued louing lounger
loungers loungey loungier loungy lovelily lover loverly lovers lovey lovingly lowery lowly lowser lowsing
luncher lunchers lunger lungers luther lyings macing maids maills maker makers males malis malled malls
mambo mamma mandated manga manger mannerly manor mapping mappings marbler marblers marblier marbliest marco
marcs mares mariners markedly marker marrying marsh marted marting marts masing massage massaged massager
massages master masterly mastery masty match matching mater maters matey maths matier mattery matts mature
maxing meadowy mealy meaning meanings means meany medal medals meditation meditations meeters melled mells
melter melters melty mensed mensing meowing meres merge meshed meshing meshy meted metros mewing middler
middlers middy midnightly mighty mikes miking miler milers milfs milled mills mimes miner minister minty
minus minuses minutest missiles missingly missions missy mistress mistressed miter miters mitts modeming
moder momentum moner money monos monte montes monty moods mooed mooing mooly moony moors moory moose moper
mopers moppy moses motherly mothery motoring mountain mountains mountainy mounter mounters mouser mousey
mousy mouther mouthers mouthier mover movers movies movingly mudder muddly muggs muled mules multiplied
multiplier multiplies multiply munich musclier muscliest muscly musicales musty nailer naked namer namers
napper narrowest natty naughtily naval nearby neater neatly necker needer needler needlers needlier
needliest needly negatived neighborly nerver nervers nerviest nervously nester netter netting nettly netty
newer nibbler nibblers nickel nickeled nicker nighty nodder noisiest norman northing noser notified noting
nurser nutsy obviously officers oniony opinions opting orangest orangey orangier orangy orbity oughting
overeat overeats overhead overheads overhear overheard overhearing overhears pacer pacers pacey packer pager
pages paging pails painfully painter painters paintier painty palace paler palled palling palls palmy paned
paneling panes paning panned panning panties papas papery parading parceled pardoner pared parer paring
parker parkly parky parly parry parter particle partier partiers partyer partyers passingly passions pasta
pastas paster pasters pastiest patcher patchers patchier patchiest patent patented patenting patents pater
patients patly patrol patter pattered patterer pattering patters paver paves paving pawer payed payer paying
payments peachy peaks pearling peased pecked peckier pecking pecks pecky peeking peeler peeped peeping
peering pening peopler peoplers peppery perfumier perfumy perry pester pesty petering petter petty phoner
phoney phons phony phrase phrasing piccy picker pickled pickling piecer piecers pierce piercers pierces
piked pikes piking piler pinged pinging pings pinky pinner pinny piped piper piping pissers pitch pitched
pitcher pitchers pitches pitchier pitching pitchy pitter placement placer plaining plains plane planed
planes planet planets planing planter planters plasticly plater platiest plats platter platters platy
playboy playboys player plaything pleas pleasant pleasedly pleaser pleasers pleasure pleasured pledging
plotter plotters plottier plotting plotty plower plugger pluggers plumbing plumy plusing plussing poddy
pointier pointy poker pokers pokey poled poler poles poling polled polling polls polos polys ponder pooler
poorer popes popper popply porch pored porer poring porny porter portly porty poser posier possed posser
possers possing poster poted poting pottery pottier potts pounders powdery praisers praising precious
preciously precised precises precising preeing prees pregnancy pregnantly premises preppier preps presenting
presser pressers pressingly prest prettied pretties prettying preving price pricky pricy priested priesting
prime princing printer printers printery prison prisoned prisoning privacies privatest prize probing
processed processes processing project projected projects promoing promoting prompter promptly proper
property proposing prosing prospect prospected prospective prospects pross protest protested protests
providing province published puddler puddlers puddlier puddliest puddly puffer puller pulser pumpkins punchy
punished punishes punishing pureeing puring purpler purplest purplier purpliest purply purse pursing
pursuing pusher pushers pushingly pussers pussy putter putts putty puzzler puzzlers quack quacking qualify
quantity quarterly quartes quartier quicky quietest quilt quilter quilters quitter quitters quote rabbity
racked racking racks raged raging raider rainbowy raiser raisiny raking ralliers rallies rally rallying
rammer ranching randed raped rapes rapier raping rapped rapping raring rater ratio ratter rattier rattlier
rattliest ratty readying realties realty reaping rearly rebating rebelling rebounder recognizee recognizees
recoverer recoverers reding redly reduction reeder reefed reefier reefs reeler reels refer refly reformed
refugees refunded refunder refunding regarding regularly related relating relation relative relay relayed
relaying released reloaded reloading rememberer remotest rented renting repairer repay repaying replaced
repped repping rescuing resetted resetting resolvedly resort resorted resorting respected rester restored
restoring restrict resty resuming retained retainer retains revers rewarding ribber ribbony ricer ricked
ricking ricks ricky rider ridger ridgy righty rimer riming riped riper ripes riping ripper riser risking
rivery robbed robber robbing robes rocker rockiers rockiest rodes roles ronning roosters rooter roper ropers
ropey rostering roted roting rottenly rotter rouge rouged roughy roundest route routed routeing routing
routings rover royaller rubbery rubbishly rubbishy rubbly rubby rubier rubying ruggy ruler rulers rumbler
rumblers rumblier rumbliest runed rungs runningly rushy sacred saddling saids sailer sailing sailings
sailorly sails sainting sakes sales sally saltly sammed sampler samplers sandra sanger sapped sapper sapping
sappy sashed sashing satin satined sating satining satins savagest saver scale scaled scaler scaliest
scaling scally scand scans scareder scarey scarfer scarfers scarier scariest scary scend scene scened scenes
scening scienced scops score scored scorer scores scoring scorings scott scottish scout scouter scouters
scouting scouts scraper scrapers scrapper scrappers scratcher scratchers scratchier scratchiest screamer
screamers screener screeners screwer screwers screwier screwy scripted scripting scroll sealer seamed seams
seaned seased seater seattle secondly secreted secure seedy seeking seeks seers selling sellings sells sends
sensor sented senting serest sering seriously serry server settler settlers severest severy sewer sewers
sexing shade shaded shader shades shading shadowy shads shady shaft shafting shaker shakers shakiest shall
shame shamed shamer shames shaming shams shaper shaps sharer sharkers sharpy shave shaved shaver shaves
shaving shawed shawing shaws shear sheared shearing shedder shedders sheepiest sheepy sheer sheering sheers
sheeters sheety shelfy shelly sheltering shielding shier shifters shifty shine shiner shines shins shipped
shipper shippers shippings ships shirt shirtier shirting shirts shirty shitter shitters shittier shocker
shockers shoed shoer shoers shone shoot shooter shooters shooting shootings shoots shoppy shore shored
shorer shores shoring shortest shorty shotts shouldest shout shouter shouters shoutier shouting shouts
shovel shoveling shovels showd showery showier shown showy shuttled shuttling sicced sicker sickly sider
siders sighs sighters sightly silked silky sills silvering simmer simple simpled simpling sined singer singh
singingly singly sining sinky sinned sinning siped sipped sipper sippers sired siring sirring sisterly
situation sizer sizers skate skatings skats skier skiers skill skilled skilling skilly skinner skinners
skipper skippers skippier skirters slammer slammers slapped slapper slappers slapping slaps slater slatey
slats slaty slave slaved slaves slavey sledding sleds sleepers sleepier sleepiest sleepily sleeving
sleighing slicer slidders slider sliders slighter slimly slimmed slimming slims sling slinging slings sliped
slippery slippier slippy slitter slitters slittier slope sloping slops slopy slots slotted slotting slower
sluttier smacker smackers smart smarted smarter smartest smarting smartly smarts smellers smelliest smiler
smiley smithing smoker smokey smokiest smoother smoothing snaily snakey snaky snapper snappers snappier
snappingly sneezer sneezers sneezier snuffed snuffer snuffers snuffier snuffing snuffy snugged soaker soaped
soaping soaps soapy sobber sobbers sodded soily soled soles solidest soling sonny sorer sorest sorter
sounders soundest souper southing spacer spacey spacy spade spaded spader spaed spaer spain spained spaing
spaining spains spammed spamming spams spaned spank spanking spanning spans sparc spard spare spared sparer
spares sparing spars speak speaking speaks speary specs spellingly spend spendy spent sphering spice spiced
spicer spics spidery spies spike spiker spiks spiller spillers spinny spiny spirity spitter spitters splash
splashed splasher splashes splashing splitter splitters spoiler spoilers spoke spoked spookier spoon spooned
spoonier sporter sporters sportier sportingly sporty spotter spotters spottier spotty sprayer sprayers
sprayier spreader spreadingly springer springers springy sprinkling sprinter sprinters spying squad squaring
squasher squashers squashier squeakier squeezer squeezers squeezier squeezy squirrelly squirrely squirter
squirters stable stabled stablers stables stablest stabling stack stacked stacker stackers stacking stacks
staff staffer staffers staffing staffs stage staged stager stages stagier staging stags stake staked stakes
staking stamping standers staned staning starer starers starrier starrs startly startups starver starvers
state stated stater states static stating stats statuses statusy statute statutes stayer steak steaks
stealers steam steaming steams steamy steed steel steeling steels steep steeped steepiest steeping steepled
steeples steepling steeps steepy steery stems stepper steppers stereoed sterling sterlings steve stickier
stickily stiffed stiffest stiffing stiffy stilly stingers stingy stired stiring stirring stirs stitcher
stitchers stock stocked stocker stockers stockier stocking stockings stocks stocky stomachy stond stoney
stonier stoniest stony stoop stooped stooper stoopers stooping stoops stoped stoper stoping stopper stoppers
storages store stored storer stores storing stork storks stormers stormier stormiest stormy stover
straighter straightly strainer strainers strand stranded strander stranders stranding strands strangest
strap strapped strapper strappers strappier strapping straps strawing streamer streamingly streamy streety
strengthen stretcher stretchers stretchier stretchiest stretchy stricter striker strikers stringer stringers
stringier stringy striper stripers stripier striping stripy stroker strokers stronger strongly struct
struggler strugglers stuart stuffer stuffers stuffier stump stumped stupider style suber succeeds sucker
sucky sufferingly sugary suing suits summed summerly summery sunks sunlight sunns sunshiny superb supplier
supposedly surer surfings surger surgers sustained swamping swanning swans swapped swapping swaps swear
swearer swearers swearier swearing sweat sweated sweatier sweating sweats sweep sweepiest sweeping sweeps
sweepy sweeter sweetest sweety swift swifters swimmingly switcher switchers switchier switchy swording swore
tabby tacker tackle tacklers tackles tackling tailer tailored taiwan taker takers talented tales talker
talky tames tanky tapes taping tardy tardying tared taring tarrier tasked tasking tasks taster tasty
teacherly teaches teaching teaming teams tearier tease teasing tedder teers tenanted tended tenderly tenner
tennises tenter terries terry tester testy texted texting texts thank thanking theed thees theme thicky
thimbled thingier thingy thinker thinkers thinkingly thinnest thirstily thong thongs thorny thorough
thoroughs those threader thready threat threated threats threes thriller thrillers throaty throning
throughly thumby thundery ticker ticket ticketed ticketing tickler ticklers ticklier tickliest tickly ticky
tiered tiering tiers tigery tightest tiler tilers tilled tilling tills timer timers tined tining tinkler
tinklers tinklier tinkliest tinkly tinner tipper tippy tissuey titer titled titles titling titted titting
toady toasty toddy token tommy toothy topic toucher touchers touchier touchy tough toughed toughing towed
tower towering towers trace tracing tract tracting tracy trads trailers tramp tramped tramping tramps
trancing trans traped trapper trappers trappier trasher trashers trashier trashiest trashy treater treaters
treaties treaty trembler tremblers tremblier trembliest trend trendier trial trialled trials tribes trickier
trickly tricky tricycle trier triers trimmer trimmers trimmest trios triple tripling tripy triumphing
triumphs troubler troublers trouter trouters troutier trouts troys trucker truckers trued trues truing trunk
trusters trusting tryingly tumbler tumblers tuned turner turtling twicer twinning twister twisters twistier
undoer uniformed uniformer unwillingly vaccinee vaccinees vases viner violence vistaing voiced voicer voider
waged wager wages wagger waggly waging wagoning waiter waitingly waker wakers waled waler wales walier
waling waller wally walter waned wangs wanier waning wanned wanner wanning wanter wanters wanty warder
warders warding wares warier waring warmer warner warningly warring washery washier waster watcher watchers
watter watts waver wavers wavey waxer weaken weakened weakeners weakening wealthier weaponing weatherly
wedded wedding weddings weedy weigher weighers weighter weighty weirdy welding weldings welly welshing wendy
westing wests whaler wheatier wheats wheeling wheels wheely whereases whilly whipped whipper whippers
whippier whipping whirling whisper whispered whispering whispers whispery whistler whistlers whiter whitest
whitey whitiest whits whity whore whose widescreen wiggler wigglers wigglier wiggliest wildly wiley winder
winders windowy winey winged winger winging wingy winier winker winned winner winning winnings winterly
wintery wiper wipers wised wises wished wisher wishes wishing wishings wising witch witched witches witching
wited withdrawal witing witter wives wolfer women wonderfully wonderingly wonner woodenly woodsy woody woold
woolen wooly worded wording words wordy worker workshop wormier wormy worriedly worrier worriers worser
worthied worthies worthy worthying wounder wounders woundy wrapped wrecker wreckers wright wring wringers
wringing wristy write writes writing writings writs wrung yeahs yeard yelled yelling yellowiest yellowly
yells yielding youngest youngster yourselves youthy zoner
`;
