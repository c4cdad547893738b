/**
 * Which words together speak of which sign: `id: pattern; pattern`. A pattern is concepts that stand near each other
 * and are said of this dog, now, and not denied. `-x` is x denied ("will not eat"), `a/b` either, `!x` x absent from the
 * sentence, `>x` after the one before, `@n` how near (words), `=level` an urgency of its own.
 */
export const signPatterns = `
gdv_bloat: belly swollen nothingup; belly swollen retch; swollen restless drool; retch -vomit; retch -sick; retch -bringup; belly drumlike; belly swollen drumlike; side swollen retch; retch nothingup; retch foam; retch nostop @8; retch restless; retch belly >swollen; belly swollen tight; belly tight restless; belly swollen restless; belly swollen drool; bloated restless; bloated drool; bloated retch; nothingup restless; retch -settle; belly swollen retch; restless foam drool; chest swollen retch; vomit nothingup; swollen retch; belly tight drool; belly swollen sudden !slow; belly swollen pain; belly swollen hour; belly circ drool; belly swollen circ; belly tight circ; circ retch; retch swollen; retch bloated; nothingup bloated; swollen -settle retch; retch blownupw @22; nothingup blownupw @22; retch failsw @3; vomit failsw belly @12; belly swollen hunchedw; retch hunchedw; belly drumlike restless; drumlike restless
vomiting_repeated: vomit nostop; vomit again; vomit manytimes; vomit lots; vomit days =medium; -keepdown; vomit daylong; vomit all; vomitforeign; vomit morebile; bring up >morebile
vomiting_single: vomit
vomiting_blood: vomit blood; vomit coffeeground; vomit colourred @5; vomitforeign bloodforeign; cough blood; bring blood >up
diarrhoea_mild: softpoo; diarrhoea; poo loose; diarrhoeaforeign
diarrhoea_bloody: diarrhoea blood; poo blood; poo colourred @5; bum blood; loose blood; diarrhoea colourred @5; diarrhoeaforeign bloodforeign; diarrhoea colourred
black_tarry_stool: poo blacksticky @6; diarrhoea blacksticky @5; baggedw goow @8
regurgitation: regurg food; regurg; regurg hiccup; b_gulping_food vomit
foreign_body_swallowed: foreign inside; foreign gone; eatforeign; swallowonly something @5; foreign gone swallowonly; foreign gone eat @6; foreign vomitword @4; eatmy !plainfood; foreign -keepdown @14
battery_magnet_sharp: sharp eat !tickoff; sharp gone; sharp in_mouth @8; string; sharp trace >trace; sharp swallowonly; sharp down; sharp took @7 !tickoff; sharp mouthtrace @6
constipation_straining: -poo; constipated; poo strain; -poo days; -poo daylong; poo hardish; poo painwhimper @5; -poo; -poo hour !loose; pooposew nobagw @14 !peeword
appetite_loss: -food twodays; noteat; noteatforeign; -nolips; nothing nolips; refusew food @4; refusew breakfastw @4; -eatverb !destroyed !chewed
increased_appetite: hungry; b_begging sudden
parvo_signs_puppy: pup noteat diarrhoea; pup vomit diarrhoea; pup weak vomit; pup lethargy vomit; pup lethargy diarrhoea; pup blood diarrhoea; pup poo blood; parvoword pup; unvaccinated diarrhoea; unvaccinated vomit; parvoword bother; pup lethargy smell; pup poo smell vomit; parvo; littermatedied diarrhoea @14; littermatedied vomit @14; littermatedied blood @14; littermatedied lethargy @14; unvaccinated blood @12
abdominal_pain_prayer: midbelly whimper; midbelly pain; groanlie; arched belly; arched pain; belly pain; arched whimper; b_play_bow pain; arched; belly tight pain; belly tight; belly whimper; hunchedw -settle; hunchedw pain; hunchedw whimper; bellyguard; b_play_bow staysw @12; arched staysw
fatty_food_scavenging: eat fatty @6; fatty gone; fatty binraid; ate_most fatty
drooling_excess: drool
bad_breath_dental: badbreath; tooth dirty; gum blood; mouth smell; tooth smell; loosetooth
tooth_broken_dental_pain: tooth cracked @5; tooth broken @5; dropsfood; tooth pain; cracked tooth; mouth pain @5; tooth gone; chewhard food @5; chewhard tooth; chewhard whimper; chewhard mouth @6; chewhard pain
mouth_pawing_object: pawface; stuckinmouth mouth @8; stuckinmouth tooth @8; stuckinmouth throat; rubface nostop; rubface pawface; rubface drool; rubface throat; rubface retch; rubface panicking; rubface stuckinmouth; rubface whimper; rubface foam; tongue swollen pawverb; stuckinmouth mouth pawverb
flatulence: gas
scooting_anal_glands: scoot; bum itch @5; bum smell @5; lickword bum @6; anal
worms_in_stool: stringy poo; whitethings poo; whitethings bum; worm poo; worm bum; worm vomit; worm
weight_loss: lost lbs !dietw; lost >weight !dietw; lostweight !dietw
weight_gain: gainedweight !leg !hindleg !limp !holdsup; weightover !lostweight; -ribfeel
swollen_abdomen_gradual: swollen >sudden belly; potbelly; belly swollen; bloated; belly grows @5; belly slow swollen; belly days swollen; pregnantlook; belly sticksoutw @5
toxin_chocolate: tox_chocolate
toxin_xylitol: gumword eat; tox_xylitol
toxin_grapes_raisins: tox_grapes
toxin_onion_garlic: tox_onion
toxin_human_nsaid: tox_nsaid
toxin_paracetamol: tox_paracetamol
toxin_human_medication: medicine overdosed; vetmed overdosed; tox_overdosed; tox_medicine
toxin_vet_med_overdose: vetmed ownmeds =medium; vetmed overdose; medicine overdose given; tox_vetmed trace; vetmed gone; vetmed eat overdose; vetmed insteadof @8
toxin_antifreeze: tox_antifreeze
toxin_rodenticide: tox_rodenticide
toxin_slug_bait: tox_slug
toxin_cannabis: tox_cannabis; cannabis wobbly; foundtoeat wobbly leak @24; foundtoeat wobbly jumpyw @24; wobbly leak jumpyw @24; eat wobbly leak jumpyw @24
toxin_nicotine_recreational: tox_nicotine; coke wiredw @14
toxin_plants: tox_plant
toxin_mushroom: tox_mushroom; mushroom vomit
toxin_blue_green_algae: swimword warnsign; algae water; tox_algae; killeddogs swimword @14; killeddogs eat @14
toxin_caffeine: tox_caffeine
toxin_alcohol_dough: tox_alcohol; tox_dough
toxin_macadamia: tox_macadamia; macadamia lethargy @20; macadamia limp @20; macadamia fever @20; macadamia tremor @20
toxin_mouldy_food: mould hadword; tox_mould
toxin_cleaning_chemical: tox_cleaner; cleaner leg; cleaner tongue; cleaner drool; cleaner vomit
toxin_insecticide: insecticide twitchword; tox_insecticide; insecticide tremor; insecticide drool; insecticide given; insecticide wrong; fleaproduct eat !colourred =urgent; fleaproduct swallowonly; fleaproduct tremor @20; fleaproduct twitchword @20; fleaproduct drool @20; fleaproduct wobbly @20; fleaproduct vomit @20; fleaproduct weak @20; fleaproduct seizure @20; fleaproduct mistake; fleaproduct lickword @6; fleaproduct chewword @6; fleaproduct overdose; catflea given; catflea tremor @20; catflea drool @20; catflea vomit @20; catflea onhim
toxin_toad: toad foam; tox_toad; toad drool; toad mouth
toxin_salt_playdough: tox_salt; salt thirsty @20; salt wobbly @20; salt tremor @20; salt twitchword @20; salt lethargy @20
toxin_unknown: foundfence; something strange eat; tox_poison; eat something tremor; eat something wobbly; eat something vomit; eat something drool; eat something strangeword; eat something weak; eat something lethargy; poison bother @6; foundtoeat wobbly @18; foundtoeat tremor @18; foundtoeat -walk @18; foundtoeat vomit @18; foundtoeat collapse @18; foundtoeat weak @18; foundtoeat drool; tox_something; something wobbly eat; poisonforeign; drool lickword house; laced fatty gone @16; laced eat @14; laced fatty thrownw @16; unlabelled eat/lickword/trace/gone/b_lip_licking @14; chemicalw breathe weak/limpword/wobbly/vomit @16
breathing_distress: breathbadly; wheeze panicking; -breathe; choke breathe; pant effortful; breathless; -breathe; breathe struggle @5; breathe pain @4; wheeze colourblue; breathe loud colourblue; breathe colourblue; breathe bother @4; panicking breathe @5; breathway breathe @8; breathway pant @8; breathway wheeze @8; breathway pain; breathway uneasy
choking: -swallowing pawface; -swallowing retch; -openmouth pawface; retch stuckinmouth; stuckinmouth >retch; throat ball; throat sharp stuckinmouth; foreign stuckinmouth throat; choke; stuckinmouth throat; ball throat; -breathe stuckinmouth; throat stuckinmouth pawface; ball retch panicking; foreign retch panicking @12; swallowonly pawface; swallowonly rigidity drool; foreign throat retch; foreign pawface panicking; foreign pawface bulge
blue_grey_gums: tongue colourblue; lip colourblue; mouth colourblue @5; gum colourblue !spotsred !bruise
pale_gums: gum colourpale; mouth colourpale @6; tongue colourpale; lip colourpale; gum weirdcolour; gum -pinkw; refillw
collapse: -stand; collapse; -stand; -getup; wentdown stayeddown @9; legs hitfloor @9; hindleg hitfloor @9; leg hitfloor; suddenw hitfloor; hitfloor stayeddown; wobbly hitfloor; faint hitfloor
fainting_episode: faint; droppedw brief @7; wentdown brief @7
unresponsive_unconscious: noreaction !jab !medicine !vetmed !fleaproduct !food; nobreath; unconscious; limpfloppy unconscious; -wake; -noreact; nothing noreact @6; triedw noanswerw @8; flickerw notevenw @12; flickerw unconscious @12
cough_mild_kennel: hackword foam; cough !coughgone; hackword foam
cough_exercise_night_heart: cough night; cough exercise; cough murmur; cough tired_sooner; cough asleep; cough wet @4; cough weak; cough belly swollen; cough lying; cough_night; cough stopw hillw @22; cough fourw @9; cough colourblue; cough collapse; cough faint; cough breatherate; cough breathe highnumber; cough breathe fastword
fast_resting_breathing: breathe fastword asleep; breathe fastword calm; breathe fastword; chest fastword asleep; chest fastword !lump !grows !swollen !wound; breathe asleep highnumber; breathe highnumber; chest flutterw asleep; belly flutterw asleep; chest flutterw snorew; belly flutterw lethargy; countw highnumber snorew; countw highnumber asleep @7; side flutterw asleep; breatherate highnumber; breatherate fastword; breatherate uneasy; breatherate up_word; breatherate grows; breatherate lots; breatherate sizeword
noisy_breathing_brachy: wheeze; breathe wheeze; breathe noisy
reverse_sneeze: reverse
sneezing_nasal_discharge: sneeze; snot; nose discharge @5; nose runny @4
nosebleed: nosebleed; nose blood @6; sneeze blood @4; nose colourred drip; sneeze redsplat @12
exercise_intolerance: tired_sooner; tiredword exercise
panting_excess: pant
heatstroke: hotplace pant nostop @22; hotplace pant drool @22; hotplace pant wobbly @22; hotplace collapse @22; hotplace wobbly @22; hotplace pant effortful @22; hotplace pant badly @22; hotplace pant colourred @22; hotplace vomit pant @22; hotplace tongue colourred @22; hotplace weak pant @22; hotplace pant lethargy @22; gum colourred >exercise; overheat; hot vehicle; gum colourred exercise; gum colourred hot; strokeword; overheat pant; overheat wobbly; overheat collapse; overheat drool; overheat vomit; overheat weak; overheat colourred; pant wobbly; overheat bad; hot collapse; hot wobbly pant; pant drool hot; fever exercise @5; overheated; hot pant nostop; overheat lethargy; pant tongue colourred; overheat tongue; toohot pant nostop @22; toohot pant badly @22; toohot pant drool @22; toohot wobbly @22; toohot collapse @22; toohot vomit @22; toohot weak @22; toohot drool @22; toohot lethargy @14; toohot tongue colourred @22; toohot uneasy; toohot pant colourred @22; toohot bad @6; hotplace fever @22; hotplace limpword @22; hotplace breathless @22
hypothermia_frostbite: tremor snow; tremor cold; cold tremor; cold body; cold stiff; cold ear; cold leg; cold lethargy; cold weak; snow tremor weak; cold; feelscold lethargy; cold found; coldish tremor; coldish weak; coldish lethargy; coldish stiff; coldish fellin; coldish ear @5; coldish leg @5; coldish skin @5; coldish found; coldish pulledout; coldish wobbly; coldish unconscious; coldish tail @5; coldish gum @5; coldish body @5; coldish newborn; coldish pup @5; coldish still @6; noshiver cold; noshiver lethargy; noshiver coldish; snow weak stiff; snow weak colourpale @14; coldish teethchatter @14; fellin teethchatter @14; snow cold; thermo lowtemp !pregnant !pup !tempdrop =high; lowtemp !pregnant !pup !tempdrop =high; thermo farlowtemp =urgent; farlowtemp =urgent; snow stiff colourpale @14; snow stiff weak @16
near_drowning: drown; drown cough; drown water; undwater cough @22; undwater pulledout @22; undwater breathless @22; undwater weak @22; undwater unconscious @22; undwater foam @22; undwater vomit @22; undwater wobbly @22; undwater panicking; undwater wheeze @22; undwater lethargy @22; undwater limpword @22; undwater tremor @22; undwater water @4 =high; undwater choke @22; undwater uneasy; draggedunder surfw/water/waterplace @14
electric_shock: wire bitword; wire jolted; wire chewword; shock; wire eat; wire mouth; wire burn; wire jolt; fencew jolted @12; fencew whimper @12; fencew collapse @14; fencew limp @14; fencew burn; fencew jolt @12; fencew chewword; fencew bitword; fencew eat; fencew tremor @14; fencew weak; fencew dazed; fencew mouth; fencew touchedw @8; fencew scream @12; fencew breathless @14
anaphylaxis: sting vomit; sting collapse; sting weak; sting wobbly; sting breathless; sting diarrhoea; sting throat swollen; jab collapse; jab vomit hives; jab breathless; jab hives vomit; jab face swollen breathless; jab weak; jab wobbly; hives breathless; hives wheeze; sting wheeze; hives vomit; hives collapse; throat swollen; hives wobbly; anaphyl; face swollen breathless; sting tongue swollen; jab vomit; jab diarrhoea; sting colourpale; hives weak; sting mouth; manysting; jab face swollen =urgent; sting lethargy; nestw sting @14; nestw swollen @14 !nipple; nestw bugw yelpw @14; nestw hives @14; sting faint; jab faint; hives faint; jab colourpale @14; sting colourblue; swollenface faint; swollenface collapse; jab retch; jab swollenface; swollenface breathless; swollenface wheeze; swollenface weak; sting faint @16; jab faint @22; sting body swollen @12; jab collapse @20
hives_facial_swelling: hives; face swollen; lip swollen; eye swollen @4 !cloudy; mouth swollen; nose swollen; sting swollen spread; sting swollen hugeword; swollenface; swollen spread; body hives; head swollen
insect_sting_mild: sting
seizure_emergency: seizure longish; seizure long; seizure nostop; seizure again; seizure manytimes; seizure twicetoday; seizure hourplus; seizure cluster
seizure_single: sidefall legmove; legmove drool; legmove unconscious; legmove peeself; sidefall rigidity; sidefall tremor; shake sidefall; foam rigidity; legmove foam; seizure; rigidity peeself; tremor unconscious; tremor peeself; tookturn disoriented @14; tookturn tremor @14; tookturn peeself; sidefall peeself; tremor foam @6 !retch
tremors_shaking: tremor
wobbly_ataxia: wobbly; -balance; -walk straight; circ wobbly
head_tilt_balance: circlesw !lieword !poo !b_zoomies !play !happy; -balance senior; wobbly circlingword; rollover; headtilt sickword; headtilt wobbly; headtilt; nystagmus; headtilt nystagmus; rolling; headtilt vomit; circ headtilt; circ nystagmus; circ onesidew; seasickw senior @14; seasickw headtilt @14; seasickw circ @14; seasickw wobbly @14; nystagmus leanw; headtilt circlingword
paralysis_ivdd: -feel hindleg; wobbly -getup; paralysed; hindleg -use; -use leg; -move leg; -move hindleg; -walk hindleg; hindleg -work; leg -work; hindleg weak; hindleg collapse; -feel leg; hindleg -stand
back_neck_pain: jumpingdown pain; jumpingdown whimper; -turnhead; stairs_reluct spine; spine pain; neck pain; spine arched; neck stiff; neck -turnhead; pain liftword; spine stiff; arched tremor; arched whimper; spine whimper; pain jumpdown; arched pain
head_trauma: hitword head; pupil uneven hitword; pupil uneven; headknock; head hitword dazed; pupil uneven; headknock dazed; fall head @5; hit head @4; headway fall @8; headway hitweak; headway dazed; headway caughtword @6; headway hit; missilew head dazed @16; missilew head vomit @16; missilew head wobbly @16; missilew head nystagmus @16; missilew head sick @16; missilew head blood @12; missilew head nosebleed @12; missilew head unconscious @16; collidew dazed @16; collidew wobbly @16; collidew blood @16; collidew unconscious @16; hit head nystagmus @14
head_pressing: headpress; pressw head wallw forlong @22; ramw head radiator forlong @22; pressw head wallw unconscious @22; ramw head sofaw unconscious @22
disorientation_senior: disoriented; night disoriented
twitching_in_sleep: asleep tremor; asleep paddle; asleep legrun; dreamrun; asleep woofs
sudden_blindness: blind; -seew; blind sudden; wavedw blinkw @9
hit_by_car_fall: vehicle caughtword; caughtword vehicle; hit vehicle; fall height @8; hit vehicle; fall height; hit; vehicle hitword; carforeign; fall vehicle; hitweak vehicle; hitweak heavyw; hitweak whimper; hitweak pain; hitweak limp; hitweak wobbly; hitweak blood; hitweak height; hitweak collapse; hitweak scream; hitweak holdsup; hitweak -walk; hitweak dazed; hitweak breathless; crush vehicle; crush heavyw; crush whimper; crush pain; crush limp; crush holdsup; crush wobbly; crush blood; hitweak head; fall far !hitfloor; doorcrush spine/chest/head/body/leg @7; jumpout >height @4
bleeding_severe: blood nostop; blood bloodflow; blood soaked; blood lots; bloodforeign lots; blood artery; wound bloodflow; cutword stillbleed @18; gaping stillbleed @18; wound stillbleed @18; claw stillbleed @18; blood stillbleed @18
wound_bite: bite abscess; bitten abscess; cat bite; bitten bydog; bitten wound; bitten; bitten otherdog; bitten cat; otherdog attack; wound puncture; bitten neck; bitten leg; hole wound; bitten throat =urgent; bitten breathe fastword =urgent; bitten breathless =urgent; bitten neck hole =urgent; scrapw hole @14; scrapw puncture @14; scrapw gaping @14; bitten belly hole =urgent; bitten chest hole =urgent; bitten belly puncture =urgent; wound insides =urgent; gaping insides =urgent
minor_cut: tinywound; cutword few
minor_cut: gaping wound =high; cutword gaping =high; cutword blood =medium; wound blood =medium; wound discharge =high; cutword; wound smell =high
paw_pad_injury: pad cutword; pad burn; pad blood; pad crackedskin; leg cutword glass; glass leg; pad sore; pad limp; leg burn hotground; leg blood; pad raw; leg cutword; leg limp cutword
torn_nail: claw tear; claw broken; claw blood; claw cracked
burn_scald: burn; scaldliquid spillw; scaldliquid leg/spine/face/nose/mouth/skin/fur/belly/tail/head/bum/ear @7; scaldliquid whimper/scream; burn nose; burn mouth; acidw spine/skin/fur/leg/belly/face/pad weeping/raw/sore/discharge @16; hotcoal pad @9; trodw hotcoal @5; heatpad leathery @16; heatpad burn @16; scaldw belly/spine/chest/face/eye =urgent @12; burn skinoff =urgent; scaldliquid skinoff =urgent @14; scaldliquid allover =urgent @9
broken_bone: -put leg swollen; holdsup swollen; leg heard_crack; leg broken; bonevisible; leg deformed; hindleg broken; leg dangling; broken leg; leg swollen -weight; tail broken; jaw broken; grating leg/toe/tail/pain/swollen/scream/bone @12; mouth deformed @6; leg heard_crack deformed
limp_mild: limp !limpgone; leg pain @5; leg sore !lickword !chewword
limp_nonweightbearing: carryword leg @4; -touch leg @6; carryword hindleg @4; holdsup; holdsup leg; leg holdsup; -weight leg; hindleg holdsup; -weight; -put leg; -put hindleg; leg pain scream; -touchfloor leg; hopw leg >whimper; hopw leg @4; hopw whimper; hopw limp; hopw hindleg @4; hopw bother; hopw swollen
stiffness_arthritis: stiff; -jump sofa; stiff leg; -stairs
foxtail_grass_seed: seed leg; seed ear; seed eye; seed nose; seed !groomword; toe swollen; seed sneeze; sneeze violent; toe discharge; leg swollen hole; seed toe; seed nose pawface @24; seed nose discharge @24; burrw ear; burrw eye; burrw nose; burrw swollen; burrw pain; burrw throat; burrw stuckinmouth
snake_bite: fangmarks swollen !bydog; snake bitten; snake got; snake swollen; snake bit; snake leg; snake face; snake; fangmarks; twodots swollen; twodots snakeplace @22; snakeplace yelpw swollen @22; twodots faceup @22; slitherw swollen @22; slitherw bitten @14; slitherw bruise @22
restlessness_pain: -settle; whimper noreason; pain noreason; restless; restless pain; restless whimper; restless night; circ pain; circ whimper; circ night; uneasyway night @6; uneasyway whimper; uneasyway pain; uneasyway pant; uneasyway nostop; uneasyway uneasy; pacew whimper @9; pacew night @9; pacew pain @9
eye_injury_emergency: pointed eye @6; eye poppedout; eye blood; eye cutword; eye chemical; eye cat_scratched; eye socket; cleaner eye; eye burst; eye sharp; eye puncture; eye bulge; eye stuckinmouth; insecticide eye; sharp eye; eye colourblue swollen; cleaner face shutw @18; chemical face shutw @18; insecticide face shutw @18
eye_red_squint: eye colourred; eye squint; eye shut; eye pain; eye rub =medium; squint; eye pawface; eye blink; eye halfclosed; eye itch =medium; eye sensitive; eye shutw @6
eye_discharge_mild: eye discharge; eye watery; eyegunk; eye loose; eye snot
eye_cloudy: eye cloudy swollen =urgent; eye cloudy; cataract; eye colourblue; eye colourpale @4; cloudy pupil
cherry_eye: innerthird blob; cherryeye; eye lump colourred; innerthird lump; innerthird swollen; innerthird colourred
ear_scratch_headshake: ear itch; ear smell; ear discharge; ear infectionword; ear pain; ear colourred; headshake; ear dirty; ear pawface; ear tremor; ear rub; earflap colourred; ear flapword; ear headtilt; ear infection
ear_flap_swelling: earflap swollen; ear swollen; ear fluid; ear lump; earflap lump; earflap earswell @7
itching_skin: itch; rash; skin colourred; belly rash; itch skin; rash itch; belly colourred; skin rash; bum itch fur; skin smell; itchleg
hot_spot: hotspot; skin weeping @5; patch weeping; wound weeping; patch raw; sore weeping
hair_loss: baldness !shavedw; fur thinning; fur gonepatch
lump_new: lump !lumpgone
lump_growing_ulcerated: lump weeping; lump sizeword; lump grows; lump burst; lump blood; lump smell; nipple lump; lump mouth; lump blacksticky; lump pain; lump hard grows; nipple tight; lump discharge; nipple swollen; peaw >walnutw skin/nipple/chest/leg/neck @16; cauliflowerw blood @4; cauliflowerw toe @6
fleas: flea !fleadue
tick_attached: tickoff; tick; greystuck
paw_licking: leg lickword; leg chewword; leg itch; toe colourred; leg stained; toe itch
dry_flaky_skin: flaky; fur dull; skin dry
jaundice_yellow: jaundice; gum colouryellow; eye colouryellow !discharge; skin colouryellow; ear colouryellow; whites colouryellow
bruising_petechiae: bruise; skin bruise; gum bruise; spotsred; gum spotsred; spotsred belly; spotsred skin; spotsred gum; spotsred ear; spotsred body; spotsred mouth @8; spotsred leg; bruise chest; bruise belly
maggots_flystrike: wrigglers wound; wrigglers fur; wrigglers sore; wrigglers skin; flies bum; maggot; worm wound; worm sore; wound movingw smell; crawlies wound/skin/bum/sore @9; eggw hatchw fur/bum/skin @18; flies wrigglers bum @16
urinary_blockage: -pee; cannotpee; -pee; pee strain nothingup; pee nothingup; pee strain; pee nothing; pee few strain; squatw nothingup !poo !constipated; squatw nothing !poo !constipated; pee fewdrops; squatw fewdrops; strain fewdrops; legup fewdrops; fewdrops nothingup; fewdrops strain; peeword fewdrops
urinating_often_blood: squatw pinkw @10 !poo; squatw blood @10 !poo; accident blood; endofpee strain =high; pee blood; pee colourred; pee oftenword; pee smell; pee cloudy; pee pain; pee nostop @5; pee few oftenword; bladder infection; uti; vulva blood pee; rosyw puddlew @4 !vomit !diarrhoea !poo; squatw colourred @10 !poo; b_marking colourred @10; b_marking blood @10; endofpee colourred
drinking_more: night pee !lastnight; thirsty; water lots drinkword; drinkword lots; pee lots
incontinence_leak: leak; leak asleep; pee leak
dystocia: strain pup; labour stopped; contraction stopped; push nopup; strain nopup; labour nopup; labour strain; labour nothingup; labour hour; labour stuck; pregnant labour stopped; -puppyout; strain pup hour; push pup; greendischarge pup; labour greenword; labour tiredword; pregnant overdue; -born; labour -pup; pup stuckinmouth; pregnant unwell; pregnant lethargy; labour noneword; pregnant discharge; pregnant overdueword; nopup overdueword; pup stuckout; pup half out; greendischarge nopup; greendischarge pregnant; discharge greenword nopup; greendischarge overdueword; labour strain hour; labour nothingcome; contraction nothingcome; pupsword nothingcome strain; pregnant nothingcome; strain nothingcome pupsword; -pup labour; greendischarge nothingcome; pupshow strain; pupshow scream; pupshow -move; pupshow labour; pupshow squeezew; scanned outw @10; outw labour; stillinside discharge/leak/labour/mumdog/smell @14; day70 noteat/lethargy/nesting/nopup/unwell @12; tempdrop nopup @20; tempdrop pregnant
pyometra: vulva discharge; entire discharge; postheat discharge; postheat unwell; postheat lethargy; postheat noteat; postheat thirsty; postheat vomit; postheat fever; entire thirsty; entire swollen; postheat blood; postheat belly swollen; vulva smell; entire noteat; entire lethargy; postheat weak; entire vomit; postheat pant; postheat drinkword; discharge entire; vulva pus; vulva discharge thirsty; vulva discharge lethargy; vulva discharge noteat; postheat -eatverb; postheat miserable @14; entire miserable @14; entire pinkw discharge; season fever @24; season miserable discharge @24; postheat fever @20
eclampsia_nursing: mumdog tremor; mumdog stiff; mumdog wobbly; mumdog weak; nursing tremor; nursing stiff; nursing wobbly; nursing seizure; nursing restless pant; nursing weak; nursing rigid; nursing collapse; nursing fastword breathe; nursing twitchword; mumdog pant restless; mumdog seizure; mumdog rigid; mumdog twitchword; mumdog collapse; mumdog fastword breathe; pregnant twitchword; pregnant seizure; pregnant collapse; pregnant tremor collapse
in_heat_normal: blood flirty; season; entire season; season blood
penis_stuck: outforages sore; penis out pain; penis stuckout; penis swollen; penis -goback; stuckout >penis; penis dry; penis out; b_mounting stuckout @16
mastitis_mammary: nipple hotred; nipple tight nursing; nipple swollen nursing; nursing lump; nipple fever; nipple colourred; nipple pain; nipple discharge; milk blood; nursing nipple; nipple lump nursing; nipple mastword nursing @14; nipple mastword pupsword @14; nursing nipple pain; nipple mastword pain; nipple hightemp =urgent; nipple veryhigh =urgent; phantom hotred @14; phantom nipple hotred @16
lethargy: lethargy; unwell; weak; -play; -energy; sick; tiredword; -getup; conditionbad; -interest
fever_hot: thermo hightemp; hightemp; nose hot; fever !lowtemp !usualvalue; bigtemp lethargy; bigtemp noteat; bigtemp tremor; bigtemp unwell; bigtemp dazed; bigtemp dull; thermo veryhigh =urgent; veryhigh =urgent
hypoglycaemia_puppy: tinypup tremor; tinypup weak; tinypup wobbly; tinypup collapse; pup tremor weak; pup collapse noteat; pup wobbly noteat; pup weak wobbly; pup limpword toyname; toyname pup wobbly; pup wobbly glassyword; pup sugarlow; tinypup sugarlow; pup lowsugar
diabetic_unwell: sugarlow; lowsugar; highsugar =high; diabetic vomit; diabetic noteat; diabetic weak; diabetic collapse; diabetic wobbly; diabetic lethargy; diabetic seizure; diabetic overdose; diabetic unwell; diabetic tremor; diabetic diarrhoea; sweetbreath weak; diabetic confused; diabetic unconscious; diabetic disoriented; diabetic -eatverb; diabetic meterhi @24; syringeread insteadof @8; sweetbreath wobbly @14; sweetbreath vomit @14; sweetbreath lethargy @14; diabetic sweetbreath @14; sweetbreath collapse; diabetic retch; diabetic breathless
addison_crisis: addison; addison weak; addison vomit; addison collapse; addison lethargy; addison noteat; addison diarrhoea; addison tremor; addison unwell; addison wobbly; addison crisisword; steroid missedword weak; addison missedword @14; addison retch; addison limpword; steroid missedword weak @26; steroid missedword lethargy @26; steroid missedword vomit @26; steroid missedword collapse @26; steroid missedword tremor @26; addison missedword collapse @26
post_surgery_concern: stitches weep; stitches discharge; stitches swollen; stitches gaping; stitches lickword; stitches chewword; stitches pulled; stitches colourred; stitches openword; surgery wound; surgery discharge; surgery swollen; surgery noteat; surgery vomit; surgery blood; surgery gaping; surgery smell; stitches blood; stitches missing; stitches smell; surgery lethargy; stitches burst; surgery pain; stitches tear; surgery colourred; surgery stitches weep; surgery wound colourred; surgery openword; surgery bruise; surgery lickword; surgery pulled; surgery colourpale; surgery pinkflesh; surgery shinylining; stitches shinylining; surgery bulge; surgery poppedout; surgery shinylining =urgent; stitches shinylining =urgent; stitches insides =urgent; surgery insides =urgent; stitches burst pinkflesh =urgent; stitches burst pinkthing =urgent
post_vaccine_tired: jab lethargy; jab tiredword; jab pain; jab lump; jab quiet; jab noteat; jab stiff; jab rest; jab limp
dehydration_not_drinking: dehydrated; notdrink; -drink; -drink daylong
rectal_prolapse: bum pinkflesh; pinkflesh poo; pinkflesh bum; bum tubeflesh; prolapse; bum pinkthing; bum outsideword; poo/strain/constipated shinylining @14; bum shinylining; poo stickout -goback @16; pinkthing -goback; bum stickout @4; bum stuckout @3
puppy_fading_not_nursing: tinypup cold; newborn whimper cold; pup cold; runt -nurse; newborn weak; newborn cold; newborn -nurse; newborn noteat; newborn lethargy; newborn lostweight; newborn whimper; pup -nurse; newborn feelscold; newborn unwell; newborn limpword; newborn breathless; nomilk newborn; nomilk pup; nomilk mumdog; nomilk pupsword; nomilk feelscold; nomilk whimper; newborn lost gramsw; nomilk nose; siblingw weak; siblingw limpword; siblingw feelscold; siblingw lethargy whimper; lost gramsw sincenight @8
hiccups: hiccup
end_of_life_concern: dyingw !idiom =urgent; death !baitform; death pain; -enjoylife
`;
