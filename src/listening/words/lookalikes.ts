/** Real English words a letter or two away from one of the vocabulary, so no misspellings of it. */
export const lookalikes = `
ability abode abort abound abounded absented absentee absentees absenter abstention academia academic adapted added addition additions
admirable adorn adorns adventuress advert advise aesthetic aesthetics aglow aground ahchoo aider airing airless airports albert alder alice
alike allergen allowedly alloy alloyed alloys aloha alter amassing amazingly ambience ambient ambients ammonium ample anaemia anaesthetist
anatomic angela anger angler anklet anklets annul antibody antigen antigens anvil anvils anxiously appalled appealed appealing appeals
appeased appeasing appetiser apprised apter apting arced archer archived archives arcing aread arousing arthritises asker askew aspen
aspirants aspiring aster asteroid asteroids astray atone atrial attracted atypical augustly autumny avert awaiting awaken aware awoke baaed
baaing babble babbles babbling babel babier backboard backboards backer backhand backslid backwardly badder baddy badge badged badges
badging bagger baggy baker baldly baldy baled bales baling ballet ballroom ballsy bally balmy banana bandanna bandannas bandy baned banes
banger baning banished banishing banked bankers banking bankings banks banned banner banning banns banter barber barbered barbies barer
barest barfly barge barged barges barging barker barky barmy barned barnes barney barning barns barny baron barren barriers barries barriest
barrister barristers barrow barry barter based baseline basely bases basing basking bassed basset basted baster basting batch batched
batching bated bates bather bating baton batten batter batters battle battler battlers battling batts bawdy bawled bawling bawls beachy
beacon beader beading beads beaked beaker beakers beaks beamer beaming beams beany beard beardier bearding beardy beast beasting beater
beating beatings beats beaty beaus beaut beautifuler beautifuller beautifully beautify beauts beaver beavering becks bedder beech beery
beets beggared beggaring beheaded beheading belay belaying belch belied belittle bellow bellowed bellowing belted belter belting belts bench
bending bendy benny berating bereaved berlines betide beting bettor bidder bidding biddings bider bides biding bight biker bikers bilge
billet billies billowing billy bimble bimbles binds biner biscuity bitchy bitingly bitser bitsy bitterest bitterly bittier bitts bitty
blabbing blabs blacken blackened blacker blackest blackhead blacklist blader bladier blads blady blahing blake blame blaming bland blandness
blanker blankest blankety blare blares blaring blaster blasters blastier blasty blathering blazer bleacher bleachers bleak bleat bleating
bleats bleep bleeping bleeps blend blending blight blighter blighters blinders blindest bling blini blinis blinkers blinky blintzes
blissfully blithering blitzed blitzing blockade blockaded blockading blockhead blockier blocky bloggers blogging blogs blond blonding blonds
bloodier bloodiest bloodily bloodshed bloomers bloomy bloop bloopers blossoming blots blotted blotting blowy blued bluefish bluer bluest
bluesy bluey blurt blurting blush blushed blushers blushes blushing bluster blustering blustery boarder boarders boars boast boaster
boasters boasting bobbin bobbins bobsleds bodes boggy boiler bolas bolder bolds bollocks bolster bolter bolus bombarding bomber bondage
bondager bondages bonded bonders bonds boner boners bonny bonus booed booing bookers bookies booksier booled booling bools boomers booming
booms boonies boors boost boosted boosting boosts booth booths booties booty boozer boozers boozy boroughs borrow borrowed botch botches
bottler bottlers bought boughts bouldering boulders bouncer bouncers bouncier bounciest bounded bounder bounders bounding bouts bower bowers
bowler bowline boxier brace bracelet braces brackets brackish bradding braes bragging braid braiding braining brainy braised brakiest braks
braky branched brancher branchy brand branding brands branny brash brats brave braves brawn breach breached breacher breachers breaches
breaching bready breakups breather breathers breathier breathiest breathtakingly breathy breed breeders breeding breedings breezing breezy
bricky brickyard bride bridle briefers brighten brightened brighter brightly brighton brill brilliance brine bringers brink brinks briny
brisk britches broach broached broad broiled broiler broiling brokenly broker bronzers brood brooded brooding broody broom brooming broth
brothel brothels brotherly brougham brownest brownier browniest brownish browsers browsier browsiest browsing bruin bruiser bruisers brunch
brunches brunt brusher brushers brushier brushy brussels bubbler bubblers bubblier bubbliest bucked bucker buckers buckeyes buckler bucklers
bucks buddier buddies buddying budget budgeted buffering buffs bugger buggers buggies bugle bugling building built bulking bulks bulky
bulldoze buller bulletin bullfrog bullier bullocks bullring bumbler bumper bumpered bumpering bumpkins bumpy bunching bunchy bunco bungee
bunghole bungled bunglers bungling bunked bunkers bunns bunting burbling burbs burdened burdener burdening burgher burglars burgling burked
burker burkers burkes burking burks burled burly burningly burro burros bursa bursters burton burtons bused buses bushel busheled bushels
busher bushers businessy bussed busses buster bustling butch butchered butchering butchers butler butterflyer butterflyers butteriest
buttery buttocks buttonhole buttony butty buying buzzer bytes cabal cabler caching cackling caged cages cagey cajoling cakey calamine caller
callused calories cameo camming campaign campusing canaried canaries canarying cancel candler candlers canister canisters canny canoodle
canopies canter cantest canton cantor canty caped capes caping capsular captor carapace carbon carby cardboardy cardy careening careering
caressed caressing carey carjacked carjackers carjacking carling carls carnal carnies carny carol carolled carom carousing carriages
carrotier carroty carrs carter cartoon cartoons cartoony carves carvy casas cashed cashes cashing caster castle castling catchy cater
catering caulking causer causey caved cavers caves cawing ceilings cellar cellared center centered centry cerebral certainly certainty chafe
chafed chafes chafing chain chaining chaise champ champing champs chance chanced chancer chancers chancery chancey chancier chancing chancy
chandler changeling changer changers channels chanted chanteys chanting chaoses chapped chappier chapping chaps chapters charactery charades
chared charge charged charges charging charier charing chariots charlier charlies charmed charmer charmers charming charmless charms charred
charrier charring charry charted charter charters charting charts chaser chasers chasm chasms chaste chattel chattels chatter chattered
chatters chattery chattier cheaping cheat cheaters cheating checker checkers checkier checkout checky cheep cheeping cheerfully cheery
cheesier cheesy chefed cheffed cheffing chefing chefs chequing cherrier chess chevy chevying chewer chewy chide chief childly chile chiles
chiller chillers chillest chillier chillily chime chimes chimp chimps chine chines chink chinks chino chippier chippies chippy chirp chirps
chiselled chits chlordane chloride chocolatey chocolatier chocolatiest chocolaty choicest choir choiring choker chomper chompers choosing
chopper choppers choppier choral chore chores chortles chose choses christians chroming chubbily chucker chuckers chucky chump chumps
churched churching cinder cindy circler circlers circuitry circuses citer claiming clammed clamming clams clang clanged clanging clangs
clank clanking clans clapped clappers clapping claps clarinet clarities clash clashed clashes clashing clasp clasped clasping classier
classy clattering clatters clause clawer cleanest cleansed cleanser cleansers cleanses cleansing clearer clearers clearest cleat cleats
cleaved cleaver cleaving clement clerking clews click clicking cliffy climating clinched clinches clinger clink clinking clinks clipboard
cliped cliping clipper clippers cloak cloaking clobbered clobbering clobbers clocker clockers clods clogging clogs cloister cloisters clomp
clomped clomping clone cloned clons closer closest closured closures cloudier cloudily clout cloven clover clovered clovers clowning clubby
cluck clucked clucking clumpers clumpy clung clunker clunky clustery clutching clutter clutters coach coaching coalmine coaly coasted
coasters coasting coater coattest cobblers cockatoo cockatoos cockerel cockeyed cockier cocksier cocksy cocky coddle coddled coder coders
codes coding coercing coffed coffer coiner coled coles colins collard colled collier colliery colling colls colluded colluding cologned
colon colonies colons colorado colory coloury colts combating comber combine combined combiner combines combining combo comby comet comets
comic commend commends commer commoned comms commuter commuters commy compacter compacts compares comparison comped comper comping
complacent compliant complying comport compos compose composed composer composes composite compress comps comptroller concernedly concert
concerted concertina concerting concerto concerts concession concessions conch conclusion conditioner condo condoned condor condos
conduction coned cones confer confers confest confusedly conger congressed conic coning conner conners conniption conns conquers conquest
consent consented consents conservatoire conservator consoled consonant constancy consters constrained constrains constraint constriction
construction constructions consultant consulted consummation contagion contempt contend contended contends contentedly context contexts
contiguous continent continents contoured contours contra contradiction contradictions contraption contraptions contrary contrast contrition
contusion contusions convened convent convents converged converse conversed converted converts conveyed conviction cooed cooer cooers cooing
cooker cookers cooler coolie coolies coons cooped coopered coopering cooping coops cootie cooties coper copers copes coping copped coppered
coppering copra corder cored corer corers cores coring corked corker corkers corking corks cornea corneas cornet cornier corniest coroner
coroners corral cosed cosing costumey costumier coting cottagey cottony couchers cougher coughers countess counties county cours courser
coursers court courted courter courters courtier cousinly couturier covens coverlet coversed covert coves coveted covets coving cowarded
cowarding cowier cowlings coxing cracker crackers crackhead cracky cradling crafter crafters craftier crafty cramming cramped cramping crane
crank cranked crankily cranking crankly cranks crannies crappers crapy crasher crashers crass crave crawlers craze crazier craziest creamers
creamery creamily creased create creators creed creek creeks creeky crepe crescendo crest cresting crewed crewing crews cribbage cribs crick
crier crime crimed crimes crimp crimping crims cripes crippled cripples crippling critters croak croaked croakers croaking croaky crock
crocked crockery crocks croft crookeder crookedly crooker crookest croon crooned crooners crooning cropping crops crosser crosswind crotch
crotches crotchety croupier crouton croutons crowders crowdy crowed crower crowers crown crowners crowning crowns crows cruelties cruise
cruising crumbers crumble crumbled crumbles crumblier crumbling crumby cruncher crusher crushers crustier crustiest crutch crutches cubby
cubed cuddly cuffed cuing culled cunted curate curators curbs curdle curdled curdles curds curer curies curler curli curly curse cursed
curtail curved curvy cushiony custardy cycler daffy daled dally dancer dangering dangler dared dares daring darling darlings darning
daughterly daunting dawned dawning deacon deadlines deafly dearly dearth deathy decad decaf decal decides deciding declarations declares
decor decoy decree decrees dedication defacing defeated defeater defected defies defiling defining deflected deflection defusing degrades
dejected delay deliverer deliverly demon denatured denial denier denims denizens departing depicting deprives depriving depth derailed
derailing deranged derive derives descender desecrate desiring desolated destroyer destroyers detained detaining deterrent detonated detour
detoured developpes devilish devilling devising devon devout dialectic dialer dialling diameters diary dibble diced dicer dicey dicing dicke
dicker dickey dicks dictated diddling differenced difficult difficultly diffs digitals diluted dined diner dinged dinging dingle dinky
dioxin dipper dippy dipstick dischargee dischargees discloser discoer discoers discoverer discoverers discoveries discovery disguising
disgustingly diskette disowned disowning dispensable dispense disperse dispirit displacing displease dissection dissections distaste
ditching dithering ditty diver divide divorcee divorcees doable docks doctorly documentarily doddy dodger dodgers dodgiest doers doily doled
doling domed domes domestics dominated doming donned donning doodler dooms doped doper dopes doping doser dosers dossed doted doter dotes
doting doubler doublers doublet doubly doubted doughy doused doved dover dovering doves doving dowed dower dowing downer downstairses
downwind draft drafting dragger draggers draggier dragoon dragoons drainer drainers drams draper draping draughty drawn dread dreading
dreads dreamers dreamy dregs dresser dressers dressier drier drifty drinkers drivel driven drizzling droll droop drooped drooping dropper
droppers dropsy dross drought droughts drove drover drownd drowner drowners drowse drowsily drubbing drugged drugging drugs drummy drunkenly
drunker drunkest duckling ducky ducts dudes duffs dukes dumpy dunce dunces dunks dunner dusty dutch dwarfing dwelling eager earls earned
earning earnings earphone earthy eased easer easier easing easted easterly eastern easting eatery eclectic eighth eighths eighties eighty
ejaculated elated election elective electronic electronics emancipated emery emission emotions employing emptier emptiers emptiest encamped
ender endurance enjoined enjoyer enjoyers enter enthusiast enthusiasts entice entirety epiphany equality equating erred escapade escapee
escapees estating ester euphoria evaluated evensong eventing evidenced exacting exalting excerpt excerpts excise excised excitedly
exclamation excreted excretion executed executing execution exemption exited exorcise exorcised expediting expend expended expensed
experting expertise exploiting explored explorers explores exploring exported expressive expulsion extortion extractor fabled fabling
fabulous facer facers facet facets factor factored factoring factors facts factually failingly fainter fainters faintest faintier fainty
faired fairing fairly fairness fairs faither faithers faithing faker fakers fakes fakey faking faller fallow falser falter famed fames
faming famished fanatically fanny farce fared fares faring farmed farmer farming farmings farms farther farthing fasten fastener fated fates
fatherly fating fatly fatten fattened fattier faulting faxed faxes faxing fazed fazes fearfully feaster feasters feated feathery feats
feckless federally feeing feeler feelingly feers feesing feint feinted feller fellowing fellows felly femal fencer fended fender fending
fennel ferry fester fetal feuding fiddler fiddlers fiddley fiddlier fiddly fielders fiend fiendish fiends figged fighters figuring filed
files filing filings filler fillet filleted filleting filling fillings fills filly filth finance financed finances finch finches finder
finders fineer fineers finer finers finis finks finner finners finnish finny firefight firefighter firefighters firmer firth fisher fisted
fisting fisty fitter fittingly fiver fixating fixer fizzy flack flacks flaker flakers flakiest flaks flame flamed flames flaming flamingo
flams flamy flappy flashy flask flasks flatter flatters flattery flattest flatty flaunted flaunting flavor flavored flavoring flavors
flavour flavouring flavours flawed flaws flayed fleecing flees fleeting fleshly flews flickr flighty flint flints flinty flipped flippers
flipping flippy flips floaters floating flock flockier flocking flocks floes flogged flogging flooders floorers flopper floppers floppier
floppily flossy flour flours flouting flowed flowery flows fluffy fluke flukes flunk flunking flunks fluorine fluorite flurry flusher
flushers flushest flushier flushy flyovers focal focussed fogey fogger foisting folder folio folly fonded fondle fondling fonds fooled
fooling footer footling footrest forcedly forcer forded forecast forehand foremost foresight forestry forfeits forge forged forger forgers
forges forgo forked formally forte forted forthright forthy forting forts foughty foully fount fourthly frags framer franchise frank
franking franks freakish freaky freebies freed freedoms freezer freezers freighter freighting freights frenched frenches frenching frenetic
fresh freshing fretting friendly frier frills fringe frisking froggy frolicking frond fronds frosh frostier frosty frowners frowning
frozenly fruity fuddle fueling fuelled fuelling fuels fumbling funds fundy funky funner furnished furnishing furrowed furrs furthest gabbed
gabble gages gaging gainer gallants galleon galleons galleria galley gallows galls gamer gamers gamest gamesy gamey gamma ganged ganger
ganging garagey garbagey garbagy gardenia gargle gargles gargling garlands gases gassed gasses gassing gauge gauging gavel gazer gazetting
gemmy gentling ghastly ghosty gigging giggler gimps giver givers glace glade gladiolas glassier glassiest gleaning glistening gloaming
gloating globs globules globy gloom gloomy gloss glover glovers gluer gluey gnashing goatherd gobbler gobblers goggle goggles goggling
goodby goodbys goody goofs googly gooks goosey goosy gorgeously gorse grabber grabbers grabbier grabby grace graced graces gracing
gradations grade graded grades grading grads grafting grail grainers grams granddaddy grandfatherly grandmotherly grant granting grapey
graph graphing graphs grapiest grapples grapy grasp grasping grasps grassers grassy grate grated grates gratin grating grave graved gravelly
gravely graven graver graves graving gravs grayed graying grays grazer grazers greaser greasers greasier greed greek greeked greeking
greenest greenly greeny greeter greeters grewing grids grilling grind grinding gripe gripes gripping grizzlies groaners groat grooved
groover groovers groovier grooving grope gropes groping gross grossing grotto grounder grounders grouping grousing grove grovel groveled
groveling groves growingly growler growly growthy grump grunge grungy guaranty guarders guardian guardians guess guessing guilders guilt
gulfed gulfing gulfs gulls gummier gunny guppy gusher gussy gusting gusts guzzler gypping gyrating hacker hackly haded hading haggling
hailed hailing hails hairiest hairline hairnets hairy hales hallow hallowed haming handball hander handheld handled handler handlers
handling handsomest handspring handy hangar hanger hangover hanker hanks hanky haply harbor harborer hardest hardy harked harking harks
harmlessly harnesser harpy harry harrying harshest harshness harts hassling hastes hater haters hauler haunting haven havening hawing hawked
hawking hawks hayes header headier headline headlock headlong headwind heady heald healer healingly healthier healthily heapier heapy hearse
heartache heartier heartily heartless hearty heater heath heathen heathens heathier heathy heaven heavenly heavers heaviest heckle hecklers
heckling heeded heeding heedless heighten heirs helled heller helling hells helper helpline heralded heralding herded herding herds herein
heroic herpes hesitantly hicks hiddenly hidder hider hiders hijacked hijacking hiker hilly hilts hindered hipper hippy hired hireling hires
hiring hitch hitching hiver hivers hobby hoeing hoers hogged hoing hoisting holdover holey holidayer hollering hollowing holmes homebody
homemaker homers honey honeying honging hongs honing honky honorers honoring hooded hooding hoods hoofed hoofer hoofers hoofing hoofs hooker
hookers hooky hooped hooper hoopers hooping hoops hooted hooting hoots hopefully hopingly hoppy horde hordes horned horner horniest horning
horseplay horsey horsy hoses hosing hostages hostel hosts hoteling hotly hotshot hotshots hotter houndy housefly housemaster houser
housework housey hovel howdy howler howsoever hubbly huddling huffy huger hugger hulled hulls hully humanist humbling humoring humper humph
humus hundreder hundredth hungary hungerly hungover hungriest hungrily hunker hunks hunky hunter hurdled hurdles hurdling hurrying husbandly
husbandry hushy husks hussy hustings hustled hustlers hustles hustling hutch hutting hypoglycemic idiom igniting impaired imparted impeached
impelled implanted improper improvingly improvise improvising incest incited incites inciting inclusion increasedly incursion indicted
indicting indistinct indivisible infantry infarction infectious infer infidels inflection inflections inflicted infliction informed
infraction inherited injunction injure inker innards insert inserted inserts insisted insisting inspect inspected inspection inspects
inspires instantly insulate insulated insulting insurancer insurancers intensely intensest inter interact intercept intercepted interestedly
interject internet internets internist intersect invented inventing invest invested investing invincible invitee invitees invoiced invoices
invoicing inwardly irrigated issuer issuers jabber jacked jacker jagged jammer jangling jealous jealously jello jerkin jerry jesting
jeweller jewellers jigged jigger jiggers jiggling jobbed jobing joiner joins jointers joist joists jokingly jotting journeyer joyfully
jugged jugglers juicer juiciest juicy jumpier jumpingly juncture justices jutting kenned kenner kenners kerbside kernel kerneled kernels
kicker kickers kicky kidder killingly kilter kilts kinda kinding kindliest kindling kindness kinks kirked kirking kirks kisser kissers
kitteny kittly knack kneed kneel kneeled kneeling kneels knifer knighting knobby knobs knocker knockers laces lacing laddery laddies laded
lader lading ladles laker lamas lamer lanced lancing lander landline landmine lanely lanes langer lapel lapper lapsed larch larder large
larges larks larry larval lased lashed lasher lashing lashings lasing laster lastingly latchkey later lathe latter latterly laugher laughers
laughier laughingly launders lauren lawer lawman layer layering layman lazing leach leafy leaguer leaguers leaker leaky leaner leany leaper
learnedly learner learners lease leased leaser leases leasing leasings least leathery leaver leavers leaviest leavy ledger leeds leers lefts
leger legger lemoning lemony lending lendings lends lengthen lengthy letter lettering lever libel liberate licker lifer lifter lighten
lightened lightening lightens lightest lightish lightning lightninged lilling lilting limbo limby limey limiting limitless limos limper
limpet limply linda liner linger linked linking links lippy liquidly lisping listed lister listeria listing listings lists lited liter
liting littler littlest livelily liven livening livens livering livery livest livingly loader loaned loaning loans loathing loaves locale
locker locket lockout locos locus lodger logger lonely loner looker looming looms loopy loosen looser looted looting lopped lordy loser
losers losingly lotter loued louing lounger loungers loungey loungier loungy louse lovelily lover loverly lovers lovey lovingly lowery
lowliest lowlifes lowly lowser lowsing lulling luncher lunchers lunger lungers lusted lusting luther lyings lynch macaw macaws machinery
macing mages maggoty magneto maids maills mailmen maker makers malarial maleness males malis malled malls mambo mamma mammy manacled
mandated manga manger mangler mania manias manic manicure manly manna mannerly manor mapped mapping mappings marbler marblers marblier
marbliest marco marcs mares marge marginal maria marinade marinara marinate marine mariners markedly parco parque marker marrying marsh marted marting
marts masher masing massage massaged massager massages massaging masseuse master masterly mastery masthead masty match matching mater maters
matey mateys maths matier matte mattery matts mature mauler maxed maxes maxing mazes meadowy mealy meaning meanings meanness means meany
medal medals meddle meddled mediation meditation meditations meeters melded melding melled mells melter melters melty mementos menacing
menage menial mensed mensing mentor mentors meowing meres merge meshed meshing meshy meted meteors metros mewing miaowing micks middler
middlers middy midget midnightly midway mighty migrating miked mikes miking miler milers milfs milkmaid milkmen milled mills millstone mimed
mimes miming miner minestrone mingled mingling minister minks minster minty minuet minus minuses minutest minutiae mired misheard misjudge
misjudged misjudges mislead misled missiles missingly missions missive missteps missy mistaken mister mistral mistreat mistress mistressed
mistrial misused misusing miter miters mitts mixer moats mobster mobsters modeming moder modulating molest molester momentum monastery moner
money monos monsieur monte montes monty monument moods mooed mooing mooly moony moors moory moose moper mopers moppet moppy morbidity morons
morphing morrow moses mosey motherly mothery motility motoring mound mounds mountain mountains mountainy mounter mounters mouser mousey
mousy mouther mouthers mouthier mover movers movies movingly mucous mudder muddly muffed muffler mufflers muggs muled mules mullet multiplex
multiplied multiplier multiplies multiply mumbling mumma munchies munchkin munchkins munich munition muscatel musclier muscliest muscly
mushed musicale musicales muskrats musky mussed mussing mustered musty mutes mutter nailer naked namer namers napper narcissism narcissist
narrowest natal natty naughtily nauseam naval nearby neater neatly necker needer neediest needler needlers needless needlier needliest
needly negating negatived neighborly neighbourly nerds nerdy nerver nervers nerviest nervously nester nestle netter netting nettly netty
newer nibbler nibblers niche nickel nickeled nicker nighties nighty nimble nineteenth ninny nipper nobility nodder noisiest noose nooses
normalcy norman northing noser notations notified noting novice nowise nudes nurser nutsy nuzzling oblivious obviously offended officers
oncoming oniony oohing opinions opting orangest orangey orangier orangy orbity oughting outer outgoing outgrow outlying outshine overdoes
overdoing overdrive overeat overeats overhead overheads overhear overheard overhearing overhears overpaid overrated overreact overreacted
overreacting overridden overripe overrode overrule oversight overtone overtones overture overwrite pacer pacers pacey packer pacts paddies
pageants paged pager pages paging pails painfully painter painters paintier painty palace palaces palatine paler palled palling palls palmy
palpate paltry pamper panama pander pandered pandering paned paneling panes pangs paning panned panning pansy pantheon panties panto papas
papery pappy parading paralysing parceled pardner pardners pardoner pared parer paring parity parker parkly parky parlayed parly parry
partaking parter particle partier partiers partridge partyer partyers pasha passable passel passerby passersby passingly passions pasta
pastas pastel paster pasters pastiest pastimes pastries pastry patcher patchers patchier patchiest patent patented patenting patents pater
pathetic pathos patience patients patly patriots patrol patsies patsy patter pattered patterer pattering patters pauper paused pauses
pausing paved paver paves paving pawer pawned pawning pawns payed payer paying payments peachy peaks pealing pearling peasant peasants
peased pecked peckier pecking pecks pecky peddle peddles peddling peeked peeking peeler peeped peeping peered peering peeved pence pening
peopler peoplers peppery peppy perch perched perfumier perfumy peril perked perking perks perry pesky pester pesty petering petter petty
phenol phobic phoner phoney phons phony photon photons phrase phrasing piazza piccy picker picket picketed picketing pickled pickling
picnicking piddly piecer piecers pierce piercers pierces piked piker pikes piking piler pillory piloting pimped pimping pimps pinged pinging
pings pinky pinner pinny pinto piped piper piping pisser pissers piste pitch pitched pitcher pitchers pitches pitchier pitching pitchy
pitter placated placating placebos placement placer plague plaguing plaid plaining plains plait plane planed planer planes planet planets
planing planter planters plash plasticly plater platiest plats platter platters platy playbook playboy playboys player playfully plaything
pleas pleasant pleasedly pleaser pleasers pleasure pleasured pleated pledging plied plies plodded plodding plonker plots plotter plotters
plottier plotting plotty plower plucking plugger pluggers plumb plumbing plume plumes plumper plumy plunger plungers plunk plusing plussing
plying poach poachers poaching poddy podge pointier pointy poker pokers pokey poled poler poles poling polled polling polls polos poltroon
polys ponder poofs pooler poorer pootle pootled popes poplar poppa popper poppet popply porch pored porer pores porgy poring porker porny
portents porter portly porty poser posier possed posser possers posses possing poster postmark postmen posturing poted potholes poting
potshots pottery pottier potts pounders pouted pouting pouts powdery practise practised practises praisers praising prance pranced prances
prancing prank prater prattles prattling preach preceding precious preciously precised precises precising preeing preening prees prefect
pregnancy pregnantly premised premises preppier preppies preps prescient presence presenting preset presided president presides presiding
presser pressers pressingly prest presumed presumes presuming pretence pretences prettied pretties prettily prettying preving price prickers
pricky pricy pried priested priesting primate primates prime primping princing printer printers printery prison prisoned prisoning privacies
privatest prize proactive probe probing processed processes processing procured procuring professed professing project projected projects
proles promoing promoting prompter promptly proms prone prongs proper property proposing prose prosecuted prosing prospect prospected
prospective prospects prosper pross protector protectors protest protested protests protracted proven provided providing province provoking
prowling prude prying psalms published pucker puckered pucks puddler puddlers puddlier puddliest puddly puffer puffin puller pulley pulpy
pulsating pulser pumper pumpkins punchy punctuate punctuated punished punishes punishing punted punter punting pupal pureeing purer purge
puring purpler purplest purplier purpliest purply purse pursing pursuing pusher pushers pushingly pussers pussy putter putts putty puzzler
puzzlers quack quacking qualify quantity quarterly quartes quartet quartets quartier queer quicken quickens quickest quickies quicky
quietens quietest quiff quilt quilter quilters quint quirk quirt quitter quitters quote rabbi rabbis rabbity rabble rabid racecourse racer
racers racked racket rackets racking racks raged rages raggedy raging raider rainbowy raiser raisiny raking ralliers rallies rally rallying
rambler ramblers rammer ramping ranching randed raped rapes rapier raping rapped rapping raring rashly ratchets rater ratio rationing ratter
rattie rattier rattlier rattliest ratty raved raver raves raving ravished razed razing reactors readying realism realist realists realties
realty reams reaping reaps rearly rearm rebating rebelling rebounded rebounder rebounds recanted recasting receiving recesses reciting
reclined reclines recognizee recognizees recon recoverer recoverers recreated recreates rectally recuse recused reding redly rednecks
redress redressed reduction reeder reedy reefed reefier reefs reelected reelection reeler reels reenacted reenacting reeve reeves refer
refining refly refocused reformed refracted refraction refuelling refuge refugees refunded refunder refunding refute refuted refutes
regaling regarding regimens regularly regulate regulator rehearse rehearsed rehearsing reheat reigning reissued related relating relation
relative relativity relay relayed relaying released releases relentlessly relied relies religions relining reloaded reloading reluctantly
remaking rememberer remotest renaming rending reneging renewing rented renting rents repacking repairer reparation repaving repay repaying
repeal repent replaced replay replayed repped repping repressed repression repulsed repulses rereading rescuer rescuers rescuing resection
reseeding resented resenting resets resetted resetting reside residing resistor resolvedly resort resorted resorting resounding resounds
respected respite rester restored restoring restrict resty resuming retained retainer retaining retains retaking retested retinal retort
retrace retraced retreads returnees reunions reuse reused reusing revere revered reverend reveres reverie revers reverted reverting revising
revoking revolved revolver rewarding ribber ribbony ricer richer ricked rickets ricking ricks ricky riddling rider ridger ridgy rigged
righto righty riled riles riling rimer rimes riming rinds rioted riped ripening riper ripes riping ripper rippled ripples riser risking
rites rivery rivet roadkill robbed robber robbing robes rocker rockiers rockiest rodes roiling roles rollover romantic ronning rooked rooks
roost roosters roosting rooter roper ropers ropey rosemary rostering rotary roted roting rottenly rotter rotunda rouge rouged roughy
roundest roust rousted rousting route routed routeing routing routings rover royaller rubbery rubbishly rubbishy rubble rubbly rubby rubes
rubier rubies rubying rudeness ruggy ruination ruler rulers rumbler rumblers rumblier rumbliest rumple runed runes rungs runner runningly
runty rushy rustler rustlers rutting sacred sadden saddling sagging saggy saids sailer sailing sailings sailorly sails sainting sakes sales
salivary sallow sally saltly salvaged salver sammed sampler samplers sanctuary sandbags sandra sanger sanguine saplings sapped sapper
sapping sappy sarong sashed sashes sashing satchels satin satined sating satining satins saucy saunters saute savagery savagest saved saver
savouring scabbard scads scale scaled scaler scaliest scaling scally scalp scalped scalpels scalpers scalping scalps scammed scams scand
scanned scans scant scarab scareder scarey scarfer scarfers scarier scariest scary scathing scatting scend scene scened scenes scening
schooner scienced scissor scissors scold scolded scolding sconce sconces scops score scored scoreless scorer scores scoring scorings scott
scottish scouring scout scouter scouters scouting scouts scowling scram scrambler scraper scrapers scrapper scrappers scratcher scratchers
scratchier scratchiest scrawled scrawling screamer screamers screeched screener screeners screwer screwers screwier screwy scrimped
scrimping scrip scrips scripted scripting scroll scrounger scroungy scrubbed scruff scruples scuds scullion scullions scuppers scurry scurvy
seabed sealer seamed seams seance seaned searcher seared searing sears seased seater seattle seceding secondly secreted secure sedation
sediments seedy seeking seeks seers seething seine selfsame selling sellings sells sends senor sensible sensor sented senting sequined
serape serapes serest serge sering seriously serry server servo settee settler settlers severest severy sewer sewers sexing shabby shack
shacked shackled shackles shacks shade shaded shader shades shading shadowy shads shady shaft shafting shaker shakers shakiest shale shall
shame shamed shamer shames shaming shamming shams shank shaper shaps sharer sharkers sharpy shave shaved shaven shaver shaves shaving shawed
shawing shaws shear sheared shearing shedder shedders sheen sheepiest sheepy sheer sheering sheers sheeters sheety shelfy shelly sheltering
shelving shielding shier shifters shifty shill shilling shimmering shimmers shimmery shimmying shine shiner shines shinny shins shipped
shipper shippers shipping shippings ships shire shires shirk shirking shirt shirtier shirting shirts shirty shitter shitters shittier
shocker shockers shoed shoer shoers shone shooed shooing shoot shooter shooters shooting shootings shoots shoppers shoppy shore shored
shorer shores shoring shorten shortens shortest shorties shorty shotts shouldest shout shouter shouters shoutier shouting shouts shovel
shoveling shovels showd showery showier shown showroom showrooms showy shrank shredder shredders shrew shrift shrike shrine shrines shrivels
shrouded shrunk shrunken shtick shuck shucked shucking shucks shunned shuns shush shutouts shutter shutters shuttled shuttles shuttling
shyer shysters sicced sickbed sicker sickle sickly sider siders sidewall sidewalls siege sifter sifters sifting sighs sighters sightly
signer signet silicate silked silky sills silos silvering simile simmer simple simpled simpling sined sinful singable singer singh singingly
singly singsong sining sinky sinned sinning sinus siped sipped sipper sippers sipping sired siring sirring sisterly situation situations
sixes sizer sizers sizzled sizzling skate skatings skats skeet skeeters skier skiers skiff skilful skill skilled skilling skilly skimping
skinner skinners skint skipper skippers skippier skirters skitter skitters skittles skylight slack slackers slacking slacks slagging slags
slain slake slaking slammer slammers slandering slanders slang slapped slapper slappers slapping slaps slasher slater slatey slathering
slats slattern slaty slaughter slave slaved slavery slaves slavey slayed slayer slayers slaying slayings slays sledding sleds sleek sleepers
sleepier sleepiest sleepily sleepless sleet sleeving sleighing sleight slicer slick slicked slicker slickers slicks slidders slider sliders
slighter slimly slimmed slimming slims sling slinging slings slinky sliped slippery slippier slippy slitter slitters slittier sliver slivers
sloop slope sloping slopped sloppier sloppily slopping slops slopy slosh sloshed sloshing slots slotted slotting sloughed slower sluice
slumming slums slung slurred slurring slurs sluts sluttier smacker smackers smallish smarmy smart smarted smarter smartest smarting smartly
smarts smasher smellers smelliest smelter smelters smiler smiley smilingly smirking smite smithing smiting smock smocks smoggy smoker smokey
smokiest smoko smooching smoothed smoother smoothie smoothing smote smouldering smudge smuggle smuggled smuggler smugglers smuggles snaily
snakey snaky snapper snappers snappier snappingly snare snared snares snarky snatcher snatchers sneaker sneakers sneaky sneer sneered
sneering sneezer sneezers sneezier snide snider sniffle sniffles sniffling snifter snipe snipes sniping snipped snipping snippy snips snitch
snitched snitches snitching snobbery snobs snogging snood snoop snooped snooper snoopers snooping snoopy snoot snoots snooty snoozy snuffed
snuffer snuffers snuffier snuffing snuffy snugged soaker soaped soaping soaps soapy soared soars sobber sobbers sodded soily soled soles
solidest soling sonny sopped sopping soppy sorceress sorer sorest sorta sorter sortie souffle souffles sounders soundest souper southern
southing sowed sower sowing spacer spacey spacy spade spaded spader spaed spaer spain spained spaing spaining spains spake spammed spamming
spams spaned spank spanking spanning spans sparc spard spare spared sparer spares sparing sparkler sparklers sparkly sparky sparring spars
spate spatter spattered spatters speak speaking speaks speary specious specs speedily speedway spellingly spelt spend spendy spent sphering
sphincter spice spiced spicer spics spidery spied spiel spies spiff spiffed spiffing spiffy spike spiker spiks spiky spillage spiller
spillers spinny spinster spinsters spiny spire spirity spite spitter spitters splash splashed splasher splashes splashing splashy splice
spliced splicing splint splitter splitters splodges splurged splurging spoiler spoilers spoke spoked sponger spongy spookier spool spools
spoon spooned spoonier spore spores sporter sporters sportier sportingly sporty spotter spotters spottier spotty spout spouted spouting
spouts sprang sprayer sprayers sprayier spreader spreadingly sprig sprightly sprigs springer springers springy sprinkler sprinklers
sprinkling sprinter sprinters sprocket sprockets sprucing sprung spunk spurious spurred spurring spurs sputter sputtering sputters spying
squab squabs squad squaring squarish squasher squashers squashier squatter squatters squaw squawking squaws squeakier squealer squealers
squeegee squeezer squeezers squeezier squeezy squelch squib squibs squiggles squiggly squire squired squires squiring squirmy squirrelly
squirrely squirter squirters squish squished squishes squishing stable stabled stablers stables stablest stabling stack stacked stacker
stackers stacking stacks staff staffed staffer staffers staffing staffs stage staged stager stages staggeringly stagier staging stags staid
stake staked stakeout stakes staking stale stalker stalkers stamping standbys standers staned staning staph stapler starch starched starches
starer starers stark starkers starlet starlets starlight starling starlings starrier starrs startly startups starver starvers state stated
stater states static stating stats stature statuses statusy statute statutes stave staves staving stayer stead steak steaks stealers steam
steamer steamers steaming steams steamy steed steel steeling steels steep steeped steepiest steeping steepled steeples steepling steeps
steepy steery stein steins stemmed stems steppe stepper steppers steppes stereoed sterility sterling sterlings stetson stetsons steve stewed
stewing stews stickier stickily stickler sticklers stickpin stickpins stickups stiffed stiffest stiffing stiffy stile stiles stilly stingers
stingy stinker stinkers stint stippling stired stiring stirrer stirring stirs stitcher stitchers stock stocked stocker stockers stockier
stocking stockings stocks stocky stogies stoke stoked stoker stokers stokes stoking stomachy stomped stomping stomps stond stoney stonier
stoniest stony stoop stooped stooper stoopers stooping stoops stoped stoper stoping stopover stopper stoppers storages store stored storer
stores storing stork storks stormers stormier stormiest stormy stout stouts stover stowed strafing straggler stragglers straggling
straighter straightly strainer strainers strait straits strand stranded strander stranders stranding strands strangest strangle strangled
strangler stranglers strangles strap strapless strapped strapper strappers strappier strapping straps straw strawing streaker streaky
streamer streamingly streamline streamy streety strengthen strep stretcher stretchers stretchier stretchiest stretchy stria striae
striations stricken stricter strictures strife striker strikers stringer stringers stringier stringy stripe striper stripers stripes
stripier striping stripy strive striving strobe strode stroker strokers stroller stronger strongly strop strove struct struggler strugglers
strumpet strutting stuart stubble studs studying stuffer stuffers stuffier stump stumped stunner stunt stunted stupider style suber succeeds
successor sucker sucky sufferingly sugary suing suits sulk sulked sulking sulks sulky sully sultan sultans summed summerly summery sunburst
sundae sundry sunks sunlight sunns sunshiny superb supergrass supine supped supple supplier supposedly surer surfacing surfings surger
surgers surging sustained sustaining sustains swabbed swabbing swabs swagger swaggering swain swamping swank swanning swans swapped swapping
swaps swash swatch swatches swath swatter swatters swear swearer swearers swearier swearing sweat sweated sweatier sweating sweats sweep
sweepiest sweeping sweeps sweepy sweeter sweetest sweeties sweety swerve swift swifters swill swilling swimmingly swindling swine swirly
switcher switchers switchier switchy swoop swooped swooping swooshing swording swore sworn swung systematic tabby tabletop tabletops tacker
tackle tackled tacklers tackles tackling tacos tagger tailer tailored tainting taiwan taker takers talented tales talker talky tally tames
taming tangling tangs tanky tapering tapes taping tardy tardying tared taring tarpon tarps tarrier tartan tarty tasked tasking tasks taster
tasty tatting tattling tatty taunting teacherly teaches teaching teaming teams tearier tease teased teasing technicolor tedder teers
teetering tempting tenanted tended tenderly tenner tennises tenser tenter tenth terns terries terry terse tester testy texted texting texts
thank thanking thatcher theed thees theme thickest thicket thickly thicky thievery thimbled thine thingier thingies thingy thinker thinkers
thinkingly thinnest thirstily thirties thong thongs thorny thorough thoroughs those thrasher threader thready threat threated threaten
threats threes threshing thriller thrillers throaty throb throbbing throbs throes throning throttled throughly thrumming thumby thundery
ticker ticket ticketed ticketing tickler ticklers ticklier tickliest ticklish tickly ticky tiered tiering tiers tigery tigger tightest tiler
tilers tilled tilling tills timbre timer timers tinder tined tines tingle tingled tingles tingling tining tinkering tinkler tinklers
tinklier tinkliest tinkly tinner tinnitus tipper tippet tippex tipple tippy tissuey titch titer titled titles titling titted titting toady
toasty toddle toddles toddy toiled toiletry toilette token tolling tomes tommy tonal toothy topic toreador tosser toting toucher touchers
touchier touchingly touchy tough toughed toughest toughing touting towed tower towering towers trace tracer tracing tract tracting traction
tracy trade trads trailers trainee trainees traipsing trait traitor traitors traits tramp tramped tramping tramps trance trancing trans
traped trapper trappers trappier trasher trashers trashier trashiest trashy trawl trawler trawlers treachery tread treading treads treater
treaters treaties treatise treaty treble trembler tremblers tremblier trembliest trencher trend trendier tress triad trial trialled trials
tribes trice trickery trickier trickly tricky tricycle trier triers trilling trimmer trimmers trimmest trios tripe triple triplets triplex
tripling tripper tripy triumphed triumphing triumphs trolled trolling tromp tromping trooping tropic tropical troth trotter trotters
troubler troublers trouper trouter trouters troutier trouts trowel troys truce trucker truckers trudging trued trues truing trunk trusters
trusting tryingly tsars tumbler tumblers tuned tunic tuning turner turnkey turtling tusks tutor twain twats tweaking tweed tweeting twicer
twiddling twill twine twinge twink twinkle twinkles twinkling twinning twirlers twirly twister twisters twistier twits tying tykes umpteenth
unabated unbalance unbiased unbound underwriter undoer unease uniformed uniformer uninformed unison unknowing unmarked unmasked unpacked
unsold unsolved unsuitable untie unusable unwillingly upstarts uptight upward usable uselessly vaccinee vaccinees vales vanes vanquish
vanquished vases vesicles vibes vibrato vices victor victors viner violence vireo virginal virulent vistaing voiced voicer voider volley
volts votes vouching wacker wadding waddle waddled waddles waddling waders wades wading wafted wafting wafts waged wager wages wagger waggle
waggles waggling waggly waging wagoning waifs wailing wails waiter waitingly waives waiving waker wakers wakey waled waler wales walier
waling walkouts waller walloping wallowed wallowing wally walter waltzing wands waned wanes wangs wanier waning wanker wankers wanking
wanned wanner wanning wanter wanters wanty warbling warder warders warding wards wares warier waring warmer warner warningly warring washery
washier waster watcher watchers watchmen waterline waterway wattage watter watts waver wavers wavey waxen waxer weaken weakened weakeners
weakening weakling wealthier weaponing weatherly weaver weavers webcam wedded wedding weddings wedgie weedy weeny weigher weighers weighter
weighty weirdy welding weldings welds welly welshing wendy westing wests whacker whaler whatsoever wheatier wheats wheelies wheeling wheels
wheely whereases whiffy whilly whiner whiners whinnies whinny whinnying whipped whipper whippers whippier whipping whirligig whirling
whirlwind whirring whirrs whisk whisked whisking whisks whisper whispered whispering whispers whispery whist whistler whistlers whitefish
whiten whitening whiteout whiter whitest whitey whiteys whither whitiest whits whittle whittled whittler whittling whity wholly whooping
whoppers whopping whore whorl whose widen widening widescreen widow widows wielding wiener wigged wigging wiggler wigglers wigglier
wiggliest wight wilder wildlife wildly wiles wiley wiling wimped wimping winch winches winder winders windowy winey wingding winged winger
winging wingy winier winker winned winner winning winningly winnings winos winterly wintery wiper wipers wised wiser wises wished wisher
wishes wishing wishings wising wisps wispy witch witched witches witching wited withdraw withdrawal withdrawing withdraws withering witing
witter wives wolfer women wonderfully wonderingly wonks wonner woodenly woodmen woodsmen woodsy woody woofer woold woolen wooly worded
wording words wordy worker workshop wormier wormy worriedly worrier worriers worser worthied worthies worthy worthying wounder wounders
woundy woven wrack wracked wracking wrapped wreaked wreaking wreaks wrecker wreckers wrench wrenched wrenches wrenching wrest wrestler
wrestlers wrigglers wright wring wringers wringing wrinkle wrinkled wrinkles wrinkling wristy write writer writes writing writings writs
wroth wrung wurst yawing yeahs yeard yearn yearning yearns yelled yelling yellowiest yellowly yells yielding yokel yokels youngest youngster
yourselves youthy zapper zoner
`;
