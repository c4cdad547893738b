export { compounds } from './compounds.ts';

/** Concepts that patterns use to tell signs apart. One a line. */
export const details = `
manytimes: 4 go, 5 go, 6 go, 3 go, 4 goes, 5 goes, 6 goes, 3 time, 4 time, 5 time, 6 time, 7 time, 8 time, 9 time, 10 time, several time, many time, multiple time, third time, 3rd time, fourth time, third vomit, 3rd vomit, fourth vomit, 3 vomit, 4 vomit, 5 vomit, 6 vomit, third seizure, 3rd seizure, second seizure, 2nd seizure, third fit, 3rd fit, second fit, 2nd fit, 2 fit, 3 fit, 4 fit, 2 seizure, 3 seizure, 4 seizure, 2 fits, 3 fits, a dozen, half a dozen, lost count, x3, x4, x5, 3x, 4x, 5x, 6x, every hour, hourly, again and again, 3 lots, 4 lots, third puddle, 3 puddle, 4 puddle, third one, 2 more, 3 today, 4 today, 5 today, 3 since, 4 since, 3 in a row, all night, all day, all morning, all evening, since breakfast, five or six times, six times, seven times, eight times, nine times, ten times, x 3, x 4, x 5, three times, four times, five times, thrice, more than once, twice more, twice since, another two, 4 puddles, 5 puddles, 3 piles, 4 piles, 3 patches, keeps on, all through the night, through the night, every 20 minutes, every half hour, every 30 minutes, every 15 minutes, every 10 minutes, every few minutes, every couple of hours, over and over, repeatedly, on repeat, since 6 this morning, since 5 this morning, since 4 this morning
keepdown: keep anything down, keep food down, keep water down, hold water down, hold anything down, keep it down, keep a thing down, keeping anything down, keeping water down, keeping food down, keep his food down, keep her food down, hold food down, stomach anything, hold down, keep that down, keep those down, keep them down, keep anything in, keep his water down, keep her water down, keep fluids down, stay down, stays down, staying down, stayed down, keep anything in him, keep anything in her, keep it in
food: food, meal, dinner, breakfast, tea, supper, kibble, bowl, bite, treat, treats, chicken, lunch, grub, nosh, dish, tucker, anything, thing, scrap
all: everything, all, anything
hardish: hard, dry, rock
dirty: brown, dirty, black, tartar, plaque, yellow, rotten, gunky, mucky, gunk, waxy, wax, filthy, grubby, grotty, decay
pregnantlook: look pregnant, looks pregnant, seems pregnant, like she is pregnant, like he is pregnant, pregnant but
swallowonly: swallow, swallowed, swallows, swallowing, gulp down, gulped, gulped down, gulp something, went down, ate, eat, eaten, ingested, got hold of, gobbled, scoffed, munched, crunched, chewed up and, =downed, wolfed, consumed, =hoovered, =vacuumed, inhaled, scooped up, scooped, in 1 go, down in one, down the hatch, bolted, scarfed, snaffled, go down in 1 gulp, gone in 1 gulp, in 1 gulp, down in 1, took it down in 1, took 3 down, take 3 down, gone down sideways, went down sideways, went down whole, swalowd, swalowed, swollowed
up_word: up, back
holdword: =held, hold, carry, tuck, lift, keep
drumlike: like balloon, like a balloon, like a drum, as a drum, like a football, as a football, tight as, like a barrel, like a basketball, rock hard, like a bowling ball, hard as a rock, like a beach ball, drum tight, like a rugby ball, like a melon, like he swallowed a football, as wood, as a board, like a board, as a plank, as concrete, as a brick, as stone, as a rock, like a rock, like wood, like concrete, like a tyre, like a space hopper, like a water balloon, like an inflated, like he has been pumped up, like a basket ball, swallowed a beach ball, swallowed a football, swallowed a basketball, swallowed a balloon, swallowed a melon, swallowed a watermelon, ate a beach ball, as a drum skin, drum like, drumskin, sounds hollow, hollow when i tap, hollow when tapped, thumps like a drum
hadword: =had, =got, =having
in_it: had, in it, in them, contains, contained, contain, ingredients, ingredient, label says, label, listed, sweetened with
warnsign: warning sign, warning notice, warning, notice, bloom sign, sign up, no swimming sign
parvoword: parvo, parvovirus
crackword: abscess
midbelly: round the middle, round his middle, round her middle, middle, under the tummy, by the tummy
openmouth: swallow, swallowing
groanlie: groan when he lies, groans when he lies, groaning when he lies, groaning when she lies, groans when she lies, groans lying down, grunts when he lies
nosebleed: nosebleed, nose bleed, nose bleeding, bleeding from the nose, bloody nose, epistaxis, nose is bleeding, nose bleeds, bleeding from nose, bleeding nostril, blood from nose, blood from nostril, blood coming from nose, blood dripping from nose, blood out of nose, blood down his nose, blood from his snout
strokeword: heat stroke, heatstroke
effortful: effort, abdominal effort, belly going
contraction: , =contraction, =contractions
nopup: no pup, no puppies, no puppy, without a pup, no pups, no babies, no puppy yet, no pups yet, no pup yet, nothing born yet, no puppies yet, no sign of a pup, no sign of a puppy, no sign of pups, without a puppy, not had a pup, no babies yet, no puppy has come, no pup has come, nothing has come, nothing has come out, nothing to show, nothing yet, no litter, no litter yet
mumdog: mum with pups, mum dog, mother dog, mama dog, new mum, mum with puppies, mama with pups, whelped last, just had puppies, had her litter, nursing mum, whelped a fortnight, whelped a week, whelped 2 week, had a litter
bitword: bit, bite, bites, biting, chew
jolted: jolt, zap, spark, sparks, bang, yelped, yelp, shock, shocked, thrown, threw him, jumped, sparked, buzz, buzzed, tripped, fuse, burn, burnt, screamed
heard_crack: heard a crack, crack, snap
flies: flies, fly, bluebottle
longish: longer than, lasting more than, lasted more than, lasting over, more than five, more than 5
senior: old, elderly, senior, aged, geriatric
circlingword: circling, walking in circles, circles, going in circles
rollover: rolls over and over, keeps rolling, rolling to one side, keeps rolling over to one side, rolls to the left, rolls to the right
sickword: sick
noreason: no reason, no apparent reason, no obvious reason, do not know where, can not see why, do not know why, can not work out why, for nothing
tinypup: tiny puppy, tiny pup, toy puppy, toy pup, chihuahua puppy, yorkie puppy, pomeranian puppy, teacup, teacup pup, little pup, small puppy, newborn
toyname: toy, teacup, chihuahua, yorkie, pomeranian, maltese, tiny
foundfence: food over the fence, meat over the fence, thrown meat, thrown over the fence, threw over the fence, chucked over the fence, thrown over our fence, threw something over the fence, left over the fence, came over the fence, tossed over the fence, something over the fence, sausages over the fence, steak over the fence, stuff over the fence, bones over the fence
lbs: lb, lbs, 5lb, 5lbs, 2lb, 2lbs, 3lbs, 4lbs, 10lbs, pound, pounds, kg, kilo, kilos
lost: lost, down, dropped, losing
flirty: flirty, flirting, flagging
gagw: gag, gags, gagged, gagging
nothingtosay: =n =a
usualvalue: =breathsusual, =temperatureusual, =beatsusual, =sugarusual
isgone: is gone, are gone, is all gone, is completely gone, have gone, has disappeared, have disappeared, has vanished
weightback: puts weight on, putting weight on, put weight on, puts weight back on, putting weight back on, bears weight, bearing weight, weight bearing, uses the leg, using the leg, used the leg, uses his leg, using his leg, used his leg, uses her leg, using her leg, used her leg, uses the paw, using the paw, using his paw, using her paw, walking on it, walks on it, standing on it, stands on it
allnursing: all nursing, all breathing and nursing, all feeding, all suckling, all latched, all latched on, all drinking from mum, all nursing well, nursing well, suckling well, all feeding well, all gaining
cleansound: clean and dry, dry and clean, clean dry, dry clean, nice and clean, nice and dry, clean and healing, neat and dry, neat and clean, flat and dry, dry and flat
pooverb: =poops, =pooped, =pooping, =pooed, =pooing, and poop, and poo, and poos
drinkverb: drink, drinks, drank, drinking, drunk
chewtoy: his bone, her bone, antler, antlers, stagbar, yak chew, bully stick, nylabone, dental stick, dental sticks, dental chew, dental chews, chew toy, chew stick, pigs ear, pig's ear, kong
hardchew: kong, nylabone, antler, stagbar, chew toy
fleadue: flea tablet due, flea tablets due, flea treatment due, flea drops due, flea meds due, flea treatment is due, flea tablet is due, next flea, due for flea, due his flea, due her flea, due flea, flea treatment today, flea tablet today, flea tablet given, flea treatment given, gave flea
circlesw: walking in circles, walks in circles, walked in circles, keeps circling, keeps walking in circles, going round in circles, goes round in circles, circling to one side, pacing in circles
pinkflesh: something pink, something red, pink tissue, red tissue, flesh, insides, tube, pink thing, red thing, red sausage, pink sausage
potbelly: pot belly, pot bellied, potbelly, potbellied
stringy: stringy, string like, noodle, spaghetti, thread like
whitethings: white bits, white thing, white things, white specks, white segments, white stringy, little white
swallowing: swallow, swallowing
endofpee: end of pee, end of wee, after he pees, after peeing, after a wee, last bit comes out, last bit of pee, last drops are, end of his stream, end of her stream, tail end of his wee
tickoff: tick off, twisted a fat grey, hitchhiker off his, hitchhiker off her, blighters off him, blighters off her, little blighters off, removed by tweezer, tweezered off, twisted off with the hook, with the tick hook
jumpingdown: jumping down, jump down, jumps down, coming down the stairs, going downstairs
softpoo: soft poo, soft poos, soft poop, softish poo, poo is soft, poo was soft, soft stool, soft stools
outforages: been out for, out for ages, still out, out for an hour
badly: badly, really heavily, heavily, hard, like crazy, like mad
sidefall: fell on his side, fell on her side, fell to his side, fell onto his side, on his side, on her side, fell over sideways, keeled over sideways, fell over stiff, dropped to his side, lying on his side
legmove: legs going, legs were going, legs paddling, legs swimming, swimming motion, like he was swimming, like she was swimming, legs cycling, cycling motion, legs jerking, legs kicking, legs thrashing, running on the spot, legs running, paddling
wrigglers: wriggling, wriggly, squirming, crawling, wriggle, writhing, moving things, tiny white worms
carryword: carry, carrying, carries, tucking up, dangling, nursing
touchfloor: touch the floor, touch the ground, touch down, =on the floor, =to the floor, put down on the floor
touch: touch, put down
inside: inside him, inside her, in his stomach, in her stomach, in his tummy, in him, inside
thermo: thermometer, temperature, temp, fever
gumword: =gum, =chewy, chewing gum, sugar free gum
sizeword: golf ball, egg, tennis ball, plum, orange, walnut, grape sized, lemon
hugeword: huge, massive, ballooned, golf ball, double, fast
hightemp: =temperaturehigh, =temperaturefarhigh
losing: lose, losing, loses
dropword: drop, dropped, dropping, shed, down
dragword: drag, dragging, dragged, drags, trailing, trails, pulling himself, pulling herself
caughtword: caught, clipped, nudged, bumped, hit, struck, ran over, run over, smacked, knocked, went into, reversed into, backed into, drove into, side swiped, winged, backed over, reversed over, rolled over, drove over, went over, reversed onto, drove onto
pointed: thorn, splinter, twig, branch, stick, needle, claw, cactus, spike, bramble, barb, grass blade, pencil, dart
hadplenty: had plenty, had some, had a few, had a lot, had loads, had his fill, had her fill, had one, had them all, had the lot, had most, had quite a few, had several, had the rest, eaten some, ate some, ate one, ate it, ate them, eaten it, eaten them, ate the lot, ate most, ate half, eaten half, swallowed it, swallowed one, swallowed some, got one, got some, got a few, gulped it, got it, got at it, got to it
eaten: must have eaten, might have eaten, may have eaten, suspect he ate, think he ate, think she ate, looks like he ate, pretty sure he ate, sure he ate
in_mouth: in mouth, in his mouth, in her mouth, from his mouth, from her mouth, in his lip, in her lip, in his throat, in the lip, stuck in his tongue, through his lip, in his jaw
down: went down, down him, gone down, go down, heard it go
foundtoeat: something he ate, something she ate, something he snaffled, something he found, something she found, something off the ground, something in the park, something on the walk, something from the bin, something in the bushes, something in the garden, something in the woods, ate something, eaten something, picked something up, picked up something, swallowed something, threw food over, food over the fence, got hold of something, scavenged, scavenging, mystery, had something from, licked something, chewed something
strangeword: strange, weird, odd, funny, twitchy, wobbly, sick, ill, not right, =spaced, bad, sleepy, unwell
panicking: panic, panicky, panicking, frantic, distressed, gulping
struggle: struggle, struggling, struggles, trouble, difficulty, hard, laboured, labored, fight, fighting, effort, strain, heaving, ragged, shallow, stop, stopped, stops
loud: loud, noisy, rattly, raspy, whistling, noisily, crackly
limpfloppy: limp, floppy
wake: wake, waken, wakes, woken, rouse, roused, come round, coming round, waking
hackword: hack, hacks, hacking, hacky, hacked
wet: wet, moist, phlegmy, productive, chesty
lying: lie, lying, lies, laid, laying
fastword: fast, quick, quickly, rapid, rapidly, racing, shallow, going in and out, faster, really fast, pumping, going like, 40 a minute, 50 a minute, 45 a minute, 60 a minute, elevated, high, raised, up at
breatherate: resting respiratory rate, resting rate, resting breath, breaths a minute, breaths per minute, sleeping breathing rate, breathing rate, respiratory rate, resp rate, sleeping rate, breath count, breaths a min, ins and outs, sleep rate, rate asleep
farmanybreaths: =breathsfarmany
highnumber: =breathsmany, =breathsfarmany, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 52, 54, 55, 56, 58, 60, 64, 65, 70, 72, 80
oknumber: 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
noisy: noisy, loud, raspy, snorty, rattly, raspier, louder, snuffly, grunting, whistling, rough, rattles, rasping
drip: drip, drips, dripping, drop
tiredword: tired, exhausted, knackered, shattered, worn out, =drained, weary, sleepy, snoozy, sluggish, =tires, drowsy, dozy, groggy
bad: bad, awful, wobbly, worse, ill
snow: snow, ice, blizzard, frost, icy, sleet, snowdrift, snow drift, hailstorm
found: found, lost, out all night, overnight
jolt: jump, jumped, yelped, thrown, fell, collapsed, while it was on, plugged, switched on, live, bang
anaphyl: anaphylaxis, anaphylactic, anaphylaxis shock
spread: spread, spreading
long: 5 minute, 6 minute, 7 minute, 8 minute, 9 minute, 10 minute, 11 minute, 12 minute, 15 minute, 20 minute, 30 minute, half an hour, an hour, more than 5, over 5, several minute, ages, 5 min, 6 min, 7 min, 8 min, 10 min, 15 min, still seizing, still fitting, still going, long one, will not stop, not stopped, too long, longer than 5, cluster
hourplus: still going, still seizing, still convulsing, still fitting, not come round, not coming round, not normal in between, not right in between, not himself in between, not herself in between, in between
cluster: cluster, clusters, back to back, one after another, one after the other, in a row, another one, status, 2 in, two in, second one, second in, twin, pair of, brace of
rigidity: rigid, stiff as a board, stiffened, went stiff, locked up
peeself: peed himself, peed herself, wet himself, wet herself, weed himself, weed herself, lost control of his bladder, lost bladder control, messed himself, pooed himself, urinated on himself, voided, wet itself, wee himself, pee himself, wees herself, peeing herself, peeing himself, dribbling wee
turnhead: turn head, turn his head, turn her head, lower head, lower his head, lower her head, lift his head, lift her head, raise his head, move neck, move his neck, look up, dip his head, dip her head, dip head, bend his head, bend her head, get his head down, get her head down
liftword: lift, lifted, pick up, picked up, pick him up, picked him up, pick her up, picked her up, touched back
jumpdown: jumping down, jump down, jumped down, jumping off, stairs, steps
hitword: hit, kick, kicked, knock, knocked, bang, banged, fell on, whack, bump, crash
uneven: different size, different sizes, uneven, bigger than the other, one bigger, looks bigger, bigger, dilated, blown, unequal, not the same, huge
paddle: paddle, paddles, paddling, gallop, galloping, kick, kicking, kicks, running, swimming motion
legrun: leg go, legs going, legs running, running, runs, paws going, paws twitch, paws twitching, paws run, legs kick, legs galloping
dreamrun: dreaming, dreams, dreamt, dreaming about, running in his dreams, running in her dreams, dream rabbits, dreaming of, running in her sleep, running in his sleep, chasing rabbits i bet, dream running, sleep running, sleep twitches, sleep barking, chasing squirrels in his sleep
woofs: woof, woofs, bark, yip, yips, whimper, muffled, boofs, boof, growl
far: ft, feet, storey, stories, metres, meters, floor, great height, from a height, high, 6 foot, 10 foot, down the stairs, down stairs, from the top, off the top, off his table, out of my arms, out of arms, from my arms, off the grooming table, flight, rail, over the edge
crush: crush, crushed, squashed, trampled, trod on him, trod on her, trodden on, stood on him, stood on her, sat on him, sat on her, slammed in, shut in the door, caught in the door, fell on him, fell on her, landed on him, landed on her, rolled on him, stepped on him, stepped on her
jumpout: jump, jumped, leap, leapt, leaped, threw himself, bailed
soaked: soak, soaked, soaking, drenched, sodden, through the bandage, towel, towels, bandage
artery: artery, spurt, spurting, pulsing, jetting
bydog: dog, by another dog, by a dog, staffie, off lead dog, loose dog, pack, coyote, badger, fox, pitbull, rottweiler, husky, alsatian, cat, terrier
attack: got him, got her, went for him, went for her, grabbed him, grabbed her, got him by, got her by, got hold of him, got hold of her, attack, attacked, went for him, went for her, bit, bitten, mauled, jumped him, grabbed, pinned, savaged, set on, got him, got her, laid into, ripped into
puncture: puncture, punctures, hole, holes, tooth mark, teeth marks, tooth marks
hole: hole, holes
crackedskin: crack, cracked, split, peeling, worn, torn, flap, slice, sliced, gashed, hanging off, missing, raw
hotground: hot pavement, hot tarmac, hot asphalt, hot ground, hot sand, pavement, tarmac, asphalt, hot concrete, sidewalk, hot road
sore: sore, sores, raw, ouchy, tender
gulpeddown: swallow, swallowed, swallows, swallowing, gulped down, gulped it down, =gulped, =downed
uneasyway: up and down, wander, on edge, march up, pace, =marching
hopw: hop, hops, hold up, holding up, held up, on 3
shutw: cannot open, can not open, not open, will not open, half shut, half closed, screwed up, scrunching, scrunched, winking
tempword: temperature, temp, thermometer
headway: head first, headfirst, on his head, on her head
breathway: neck stretched out, neck stretched, every breath, each breath, elbows out
coldish: icy, frozen lake, =freezing, =frozen, like ice, freezing water, frozen water, icy pond, icy water, pond ice, broke through the ice, through the ice, iced over
toohot: too hot, way too hot, far too hot, gets too hot, parked car, hot car, hot van
undwater: under the water, underwater, under water, go under, went under, gone under, going under, floating in, washed out, off the jetty, submerged, went right under, went straight under, dunked under
fencew: shocked by, electric fence, exposed wire, bare wire, cattle fence, livestock fence, =mains
touchedw: touched, caught, got, walked into, ran into, brushed, peed on, weed on, nosed, sniffed, licked, hit
nestw: nest, swarm, dozens of
fewdrops: cannot go, just a drop, one drop, two drops, few drops, couple of drops, a few drips, few drips, trickle, just drops, not a drop, try to pee, only a drip
legup: lifts his leg, lifted his leg, lifting his leg, cocks his leg, cocked his leg, cocking his leg, leg up, leg in the air, squats, squatting, squatted
rubface: rub face, rubbing face, rubbing his face, rubbing her face, rubs face, smacking lips
chewhard: not chew, cannot chew, can not chew, hard to chew, drops bits
walkw: =walk, walk on, walk any, go for walks, go out, go any further, budge, =walkies
seew: =see, =sees, =seeing, see anything
spillw: stood in, stood on, went on, sat on, sat in, jumped on, over him, over her, on him, on her, stuck his, stuck her, put his paw, put her paw, paw on, nose on, leant on, lay on, too close to, spill, spilled, spilt, splash, splashed, tipped, knocked, poured, landed, brushed, touched, trod in, trod on, stepped in, stepped on, walked through, jumped up and, singed, went over, all over
scaldliquid: kettle, boiling water, hot water, hot oil, hot tea, hot coffee, scalding, hot fat, =boiling, hob, stove, oven, wood burner, log burner, iron, hot iron, fire, bbq coals, embers, candle, hair straightener, soup spilled, soup, campfire, hot ash, hot radiator, chip pan, chip fat, frying oil, fryer oil, deep fryer, bacon fat, hot wax, hot soup, molten, scalding water, ran scalding
bonevisible: see bone, bone sticking, bone visible, bone poking, see the bone, bone through skin
deformed: funny angle, odd angle, wrong angle, weird angle, strange angle, wrong way, bent, crooked, deformed, twisted, misshapen, not straight, pointing the wrong, out of shape, unnatural, right angle, extra bend, shorter than the other, looks skew, points sideways, facing backwards, points backwards, teeth not meet
dangling: dangle, dangles, dangling, hang, hangs, hanging, swinging, floppy, flopping
scream: scream, screams, screamed, screaming, shriek, shrieked, howled in pain
violent: violent, violently, explosive, sudden, suddenly, constantly, nonstop, frantic, blood
fangmarks: fang mark, fang marks, 2 puncture, 2 hole, 2 little hole, 2 holes, 2 little holes, 2 small holes, two pin
poppedout: pop out, popped out, come out, came out, has come out, fallen out, hanging out, out of socket, out of the socket, bulging out, sticking out, out of its socket
chemical: chemical, chemicals, bleach, cleaner, spray, detergent, shampoo, lime, acid, paint, petrol, hairspray, perfume, disinfectant, cement, plaster, pepper spray, deodorant
cat_scratched: cat scratch, cat scratched, cat clawed, cat claw, clawed, claw, cat swiped, cat got
socket: socket
bulge: bulge, bulging, deflated, sunken, swollen shut and hard, misshapen, collapsed
squint: squint, squints, squinting, squinty, keeping it shut, one eye closed, keeps one eye shut, eye shut, eye closed, squinted, squinty eye, keeps one eye closed, keeps his eye shut, keeps her eye shut, keeps his eye closed, keeps her eye closed, keeping his eye closed, keeping her eye closed, keeping one eye closed, holding one eye closed, holding his eye shut, one eye shut, one eye half, eye half shut, eye half closed, eye is shut, eye is closed, eye closing, blinking a lot, blinks a lot, popeye, pirate eye, cannot open his eye, cannot open her eye, can not open his eye, can not open her eye, not open his eye, not open her eye, not opening his eye, not opening her eye, not open one eye, eye clamped shut, bloodshot eye, bloodshot eyes, bloodshot, eye looks sore, eye is sore, sore eye, sore eyes, eye is red, red eye, red eyes, red eyed, eye is bothering, eye bothering, winking constantly, keeps winking, winking all day, winking at me constantly, blinks like mad, blinking like mad, lids are puffed, lids puffed, lids swollen, lids are swollen, eye is a slit, eyes like slits
halfclosed: half closed, half shut, closed, shut, narrowed, scrunched, slit
rub: rub, rubs, rubbing, rubbed, wiping, wipes, paws, pawing, paw
sensitive: sensitive to light, light hurts, hates the light, avoids light
watery: water, watery, watering, stream, streaming, run, running, runny, weepy, weep, tear, tears, teary, tear stain, tear stains, tear staining, tear stained, wet under
eyegunk: eye gunk, eye boogers, eye bogey, eye bogeys, sleep in eyes, eye goop, eye goo, goopy eye, goopy eyes, tear stain, tear stains, tear staining, crusty eyes, =sleepies, eye crust, eye snot, eye crusties, eye discharge, eye mucus, sleepy dust, eye bogies, gunky eyes, gunky eye, gloopy eyes, gooey eyes, goo in his eye, goo in her eye, gunk in his eye, gunk in her eye, gunk in the corner of his eye, gunk in corner of eye, crusties, crust in the corner, crusty eye, mucky eyes, weepy eyes, weepy eye, runny eyes, runny eye, watery eyes, watery eye, eyes streaming, tear tracks, brown streaks under, wet under the eyes, eye boogies, sticky eyes, sticky eye, pink eye, =conjunctivitis, sleep gluing, glued lashes, gluing her lashes, gluing his lashes, crusty lashes, tears run down, brown lines under, wet lashes, tear track, mustard blobs, gunk in one eye
cloudy: cloud, cloudy, milky, haze, hazy, film, filmy, opaque, foggy, glazed over, blue haze, bluish grey, white spot, cataract, gone grey, smoky, murky, fogged, milky look, gone milky, going milky, bluish haze, misted, misting, steamed up, like frosted glass, frosted, frosted glass, like a cataract, skim of, skin over, cloudier, clouding, clouded, clouding over, clouded over, white film, blue film, white haze, white spot in, glaucoma, going white, gone white, gone cloudy, white marble, skimmed milk, like skimmed milk, bluish film, milky film, white centre, foggy eyes, fogged over, misty eye, misty eyes, eyes misty, eye is misty
cataract: cataract, cataracts, nuclear sclerosis
blob: blob, ball, lump, bubble, thing, mass, jelly bean, cherry, bump, swelling
cherryeye: cherry eye, cherry in his eye, gland of the eye, eye gland, gland popped, third eyelid out, third eyelid popped, red ball, pink bubble, cherry in the corner, red lump in the corner of, red blob in the corner of, red blob, pink blob, red bulge in the corner, pink lump in the corner of his eye, fleshy bit in the corner of, fleshy lump in the corner, red jelly bean, third eyelid showing, third eyelid is, third eyelid has, red grape by her eye, pink jelly bead, jelly bead, flesh ball near the nose, gland slipped out, gland popped out, gland has popped, gland in the eye, third lid should be, bubblegum tucked
infectionword: infection, infected
headshake: head shake, head shaking, shaking head, shaking his head, shaking her head, shakes head, shakes his head, shakes her head, shake his head, shake her head, shook his head, flapping his ears, flapping ears, flap ears, flapping her ears, ear flapping, ears flapping, head flick, head flicking, shakes his ears, shaking his ears, throwing his head about, shaking his head about, head shakes, shakes his head constantly, rattles his ears, ear flaps going, flapping ears all, flaps his ears, flaps her ears, shakes his head a lot, shakes her head a lot, helicopter ears, flinging his head, scratching his ear, scratches his ear, scratching her ear, scratching at his ear, scratching at her ear, scratching his ears, scratching her ears, digging at his ear, digging at her ear, pawing at his ear, pawing at her ear, rubbing his ear, rubbing her ear, rubs his ear, rubs her ear along, ear stinks, ears stink, ears smell, ear smells, smelly ear, smelly ears, yeasty ear, yeasty ears, ear wax, earwax, waxy ears, waxy ear, gunky ears, gunky ear, mucky ears, dirty ears, brown gunk in his ear, brown gunk in her ear, ear gunk, gunk in his ears, gunk in her ears, black gunk in his ear, black wax, ear mites, ear infection, ear inf, sore ear, sore ears, red ears, itchy ear, itchy ears, canker
flapword: flap, flaps, flapping
fluid: fluid, liquid, squishy, squashy, balloon, pillow, pillowy, blood blister, haematoma, hematoma
infection: infection, infected, yeast, mites
patch: patch, patches, spot, =circle, =circles
raw: raw, oozy, oozing, weepy, weeping, wet, moist, sticky, red raw
gonepatch: thin, thinning, patch, clump, clumps, =gone
thinning: thin, thinning, thinner, sparse
hard: hard, firm, solid
greystuck: grey pea, gray pea, something grey stuck, its legs wiggle, tick head, ticks head, grey bean, grey blob stuck, latched on, burrowed into
lickword: lick, licks, licking, licked, lick lick
chewword: chew, chews, chewing, gnaw, gnaws, gnawing, nibble, nibbles, nibbling, bites at, biting at, biting, chewed, bites
stained: stain, stained, brown, rusty, pink, discoloured, discolored
dull: dull, greasy, lacklustre, lifeless, rough, brittle, coarse
dry: dry, flaky, scaly, cracked, flaking, crusty
whites: white of eye, whites of eyes, whites of his eyes, whites of her eyes, the whites
spotsred: red dot, red dots, pinprick spots, pin prick, tiny red, red pin, red speckle, red speckles, pin dots, blood spots, red freckles, purple dots, purple spot, purple spots, purple dot, tiny purple, little purple, small purple, purple pinprick, purple freckles, purple speckles, little red dot, tiny bruises, bruise like spots, blood blisters, dark red spots, spots like bruises, rash of tiny, pin pricks, pinpricks, =red spots, pinpoint red, red pinpoints, pinpoint red dots, red biro
nothing: nothing, nowt, not a drop, no urine, zilch, zero
oftenword: often, every 10 minute, every 5 minute, every ten, every 20 minute, every 15 minute, every 30 minute, every half hour, every hour, frequently, constantly, little and often, asks out every, keeps asking to go, keeps squatting, again and again, all the time, small amounts, tiny amounts, dribble, dribbles, squirt, more than usual, several times an hour, every few minutes, urgent, every twenty, asking to go out, keeps going out, every few steps, every 2 minutes, every two minutes, every 5 mins, every 10 mins, every ten mins, every 15 mins, every 20 mins, every 30 mins, every half an hour, constantly asking, asking out all the time, nonstop, loads of times, so many times, ten times a day, keeps needing, needing out, needs out, wants out, back and forth, in and out all, dribs and drabs, little drops, little bits, tiny bits, tiny dribbles, tiny puddles, little puddles, small puddles, drops at a time, bit at a time, little at a time
uti: uti, cystitis, urinary infection, water infection, bladder stones, bladder infection, waterworks, uti again, urine infection, bladder trouble, bladder stone, waterworks playing up, wee smells, wee stinks, pee smells, pee stinks, cloudy wee, cloudy pee, bloody wee, bloody pee, bloody urine, pink wee, pink pee, pink urine, red wee, red pee, rusty wee, rusty pee, orange wee, orange pee, brown wee, brown pee, rose coloured wee, blood in wee, blood in pee, blood in urine, peeing blood, weeing blood, pissing blood, wees blood, pees blood
drinkword: drink, drinks, drinking, drank, guzzle, guzzling, gulping
puppyout: pup out, puppy out, pups out, puppies out, no pup, no puppy, no puppies, no pups
stopped: stop, stopped, stalled, nothing since
greendischarge: green discharge, green goo, dark discharge, green stuff, green fluid, green slime, black discharge, dark green
greenword: green, dark, black, smelly
noneword: nothing since, none since, no more, not another, none, nothing happening, nothing happens, no pup, no puppies, nothing
twitchword: twitch, twitchy, twitching, spasm, jerky, rigid, muscles flickering, face muscles flickering, muscle flickers
rigid: rigid, stiff
stuckout: stuck out, sticking out, hanging out, out for ages, been out, stays out, stuck, will not retract, not retract, not go back, will not go back, exposed, is out, poking out, still poking out, hanging since
goback: go back, go back in, retract, go in, slide back, go inside, going inside, slip back, slipping back, slid back
out: out, exposed
hotred: hot, red, warm, burning, inflamed, sore, hard, swollen, bloody
energy: energy, spark, zest
conditionbad: going downhill, deteriorating, in a bad way, getting worse, much worse, very sick, really sick, really ill, very ill, so poorly
interest: interest, interested, enthusiasm
sweetbreath: sweet breath, breath sweet, pear drops, nail varnish breath, acetone breath, breath smells like nail varnish, breath smells of nail varnish, breath like nail polish, breath smells like acetone, breath like acetone, fruity breath, breath is fruity, breath smells fruity, breath of pear drops
confused: confused, disoriented, dazed
crisisword: crisis, addisonian crisis
missedword: miss, missed, forgot, skipped, ran out
openword: open, opened, opening, come apart, came apart, burst, popped, undone, come out, came out, coming out, split, gaping, gap
pulled: pulled, ripped out, chewed, pull, nibbled, got at, come out, came out
missing: missing, =gone, lost
quiet: quiet, quieter, subdued, off, flat, under par
nurse: nurse, nursing, latch, latching, suck, sucking, suckle, suckling, feed, feeding, drink, gain weight
stickout: stick out, sticking out, hanging out, poking out, protruding, hang out, come out, came out, popped out, bulging out, out of his bum, out of her bum, dangling from
tubeflesh: red tube, pink tube, red sausage, red thing, tube of flesh, sausage of flesh, red bit, fleshy, insides
prolapse: prolapse, prolapsed, rectum hanging, rectum out
pinkthing: pink thing, pink bit, something pink, something red, red lump, red bit, red tissue, pink tissue, flesh, raw flesh
outsideword: inside out, insides, hanging
limpword: limp, floppy
glassyword: glassy, limp, weak, shaky, tremble, missing meals, missed meal, missed breakfast
sugarlow: low sugar, low blood sugar, sugar crash, hypoglycaemia, hypoglycemia, hypoglycaemic, hypo, better after honey, better after sugar, perked up after honey, came round with honey, better with honey
weight: weight
work: work, works, working
use: use, using, used
move: move, moves, moved, moving, budge, shift
feel: feel, feels
straight: straight, properly, in a straight line
getup: get up, getting up, gets up, rise, stand up, standing up
balance: balance
settle: settle, settling, rest, relax, lie down, get comfy, get comfortable
present: today, this morning, tonight, this evening, now, since, again, yesterday
house: house, garage, shed, kitchen, bathroom, cupboard, garden, driveway, sink
painwhimper: pain, cry, crying, cries, whimper, yelp, scream
punctureword: puncture
severalword: several
bringup: bring up, brought up, bringing up, brings up, brought back up, cough up, coughed up, hack up, hacked up, hacks up, heaved up, chucked up, came up, come up, up came, gob up
throwback: throw back up, threw back up
cameup: came straight back up, came back up, up it came, comes back up, came up again, all came up, all came back, comes straight back out, come straight back out, came straight back out, goes straight back up
eatsure: bit through, bit into, bit the, eat, ate, eaten, swallow, swallowed, gulped, gobbled, munched, scoffed, devoured, got hold of, chewed
trace2: bits of, pieces, pieces of, mouth, chewed, crumbs, in his sick, in his poo, leaves, breath, mangled, shredded, uprooted, bites out of
trace3: spilled, spilt, lapped, glass, knocked over, bowl, left to rise, rising, =gone
trace4: spill, spilled, spilt, burst, open, knocked over, on his paws, on her paws, on his face, on his lips, bottle, walked through, paw print, paws, pod, all over, trod in, fur, coat
mine: my, mine, his, her, human, our, husband's, wife's, mum's, dad's, by mistake, by accident, wrong
human: my, mine, grandma's, grandad's, husband's, wife's, mum's, dad's, nan's, someone's
mistake: mistake, accident, wrong, accidentally
swimword: swim, swam, swimming, drank, drink, drinking, dip, paddle, paddled, jumped in, went in, water
catchword: catch, caught, catching, licked, mouthed, picked up, carried, spat out, pounced, got hold of, bit, played with, in his mouth
dogpoisoned: dog, him, her, he, she, been
somethingbad: chewed something strange, ate something bad, ate something off, ate something he should not, ate something she should not, eaten something he should not, eaten something she should not, ate something weird, ate something strange, eaten something bad, eaten something dodgy, something dodgy, something he should not have, something she should not have, ate something unknown, ate an unknown, ate something in the park, ate something on the walk, ate something off the ground, do not know what she swallowed, do not know what he swallowed, do not know what he ate, do not know what she ate, not sure what he ate, not sure what she ate, no idea what he ate, no idea what she ate, something over the fence, food over the fence, ate something in the woods, something toxic, something poisonous
dontknow: do not know what, not sure what, no idea what, unknown
poisonforeign: vergiftet, giftkoder, envenenado, envenenada, avvelenato, empoisonne
weightover: kilo over, kilos over, kg over, lb over, lbs over, pounds over, over where he should, over where she should, over his ideal, over her ideal, over target weight, over his target, above target, above ideal, too porky, no waist, like a barrel on legs, like a sausage on legs, sausage roll on legs, coffee table, muffin top, love handles, spare tyre, piling it on, piled it on, chubbing out, got fat, getting fat, got chunky, getting chunky, bit of timber, carrying extra, carrying a bit extra, carrying timber, carrying too much weight, bit heavy, getting heavy, heavier than, harness is snug, harness no longer
ribfeel: see a waist, find a waist, see his waist, see her waist, feel ribs, find ribs, find any ribs, feel any ribs
binraid: out of the bin, from the bin, in the bin, bin raid, raided the bin, bin raided, out of the trash, from the trash, in the trash, bin bag, out of the rubbish, off the side, off the counter, off the table, off the hob, off the worktop, off my plate, off the bbq, off the barbecue, off the grill, out of the oven, out of the roasting tin, roasting tin
ate_most: had most of, had the whole, had half of, had all of, had the lot, had loads of, had a load of, had a big bit of, had a good bit of
fellin: fell in, fell into, fallen in, fallen into, fell through, went in, went into, slid into, slipped into, jumped in, tipped out of, went through, blown into, swept into, dragged into, swept off his feet, swept off her feet, swept down, carried away by, carried off by, lost his footing in, lost her footing in, washed off, washed into, knocked in by a wave
waterplace: pool, pond, canal, river, lake, sea, dock, harbour, ditch, weir, reservoir, well, hot tub, swimming pool, marina, quay, lock, ice, water butt, slurry pit, swim
pulledout: pulled him out, pulled her out, pull him out, pull her out, dragged him out, dragged her out, drag him out, got him out, got her out, fished out, fished him out, fished her out, hauled him out, hauled her out, rescued, lifted him out, lifted her out, found him floating, found her floating, was under, went right under, sank, bottom of, face down, floating, not breathing, coughing up water, spluttering, brought him round, brought her round, mouth to snout, gave him cpr, gave her cpr, to reach him, to reach her, got to him, got to her, dopey, limp, coughing up
mumword: mum, mom, mother, mama, momma, mummy, dam, bitch
pupsword: pup, pups, puppies, litter, babies, newborns, whelps
leanw: lean, leans, leant, leaned, leaning, presses up, pressed up, presses his body, presses her body, presses himself, presses herself, squashes up, squashed up, snuggles right up, pushes himself, pushes herself, pushes his weight, props himself, props herself
mepart: me, my leg, my legs, my shin, my shins, my knee, my knees, my side, my thigh, my calves, my feet, my hip, our legs, people's legs, everyone's legs, your leg, your legs, =us
pawverb: paw, paws, pawing, pawed, tap, taps, tapping, bat, bats, batting, poke, pokes, prod, prods, nudge, nudges, nudging, swipes at, swats, scrapes, scratches
meattention: me, my arm, my leg, my hand, my lap, my knee, my keyboard, my laptop, until i, for attention, for fuss, for a fuss, for treats, my book
furwordup: fur, hair, hairs, coat
upword2: up along, up on his back, up on her back, all up, stood up, standing up, stands up, stands on end, went up, goes up, raised, bristling, bristled, all along his back, all along her back, along his spine, along her spine, like a ridge, like a mohican, like a mohawk, like a razorback, like a loo brush, like a toilet brush, like a bog brush
eveningword: in the evening, in the evenings, every evening, before bed, at bedtime, watching tv, while we watch tv, when bored, when he is bored, when she is bored, when it is quiet, to relax, to wind down, to settle, falls asleep, to sleep, of an evening, when i am on the phone, when i work, when i am working, out of boredom, boredom, bored, to self soothe, dozes off
suckword: suck, sucks, sucking
notbothered: not bothered, not fussed, not interested, not keen, could not care less, no interest, no longer interested, ignores, ignoring, ignored, uninterested, not excited, not arsed, not into, gone off, walks away from, turns away from, does not care, not care, blanks, does not even look at, not even look at
nolips: passed his lips, passed her lips
noreact: get a reaction, gets a reaction, get a response, gets a response
earswell: puffed up, puffy, like a cushion, like a pillow, like a balloon, blown up, filled up, filled with fluid, full of fluid, swollen, ballooned, fat, thick, samosa, ravioli, pasty
overdueword: over, overdue, day 71, day 72, day 73, day 74, days overdue, week overdue, past her due date, late, days late, week late, week over, past due, gone over, day 66, day 67, day 68, day 69, day 70
half: half
pus: pus
mastword: hot, hard, hot and hard, rock hard, lumpy, sore, red, purple, black, swollen, angry, engorged, infected, inflamed, warm, blocked, solid, scalding, boiling, like rock, like a rock, like stone
wentdown: went down, goes down, gone down, dropped, sat down suddenly, fell down, slumped, flopped down, lay down suddenly, went over, toppled, fell over, falls over, sank
stayeddown: just lay there, lay there, lies there, stayed down, stayed there, stayed on the floor, would not get up, will not get up, did not get up, could not get up, can not get up, could not move, not move, not moving, not moved, took minutes, took ages, few minutes, minutes before, for a minute, for minutes
hitfloor: hit the floor, hit the ground, hits the floor, hits the ground, hit the deck
suddenw: sudden, suddenly, just, out of nowhere
fleaproduct: =spot on, =spot ons, flea treatment, flea collar, tick collar, flea drops, flea drop, flea spray, flea stuff, flea product, flea spot on, flea liquid, spot on treatment, =dog spot on, frontline, advantix, advocate, flea medicine, flea meds, flea pipette, pipette, flea shampoo, flea bath, flea powder, flea tablets, flea stuff from the supermarket
catone: cat, cats, cat's, for cats, kitten, wrong one, by mistake, by accident, wrong
catflea: cat flea, cat flea treatment, cat's flea, cat's flea treatment, cat's flea drops, cat's spot on, =cats spot on, =cat spot on, cat frontline, cat advantage, flea treatment for cats, cats flea
onhim: on him, on her, on the dog, on my dog, on our dog, to him, to her
squatw: squat, squats, squatting, squatted, posing
peeword: pee, wee, urine, urinate, piddle, bladder, peed, weed, cocks his leg, cocking his leg, cocks leg, lifts his leg, leg lifted, weeing, peeing, drip, drips, dribble
weirdcolour: weird colour, funny colour, odd colour, wrong colour, strange colour, bad colour, colour is off, colour looks off, colour is wrong, colour looks wrong, off colour, no longer pink, not as pink, not very pink, not that pink, muddy
pinkw: pink
deadrodent: dead rat, dead mouse, dead mice, dead rats, dead vole, rat, mouse
spinw: spin, spins, spinning, spun, whirl, whirls, whirling, round and round, twirl, twirls, twirling, circles, catch, catching, bite, chase
holew: hole, holes, trench, trenches, crater, craters, pit, tunnel, to australia, to china
gardenw: lawn, garden, flower bed, flowerbed, flowerbeds, border, borders, veg patch, veggie patch, yard, sand, beach, sandpit, molehill, soil, allotment
rollstuff: fox poo, fox muck, fox, dead fish, dead seagull, dead bird, dead thing, cow pat, cowpat, cow poo, cow muck, horse poo, horse muck, goose poo, badger poo, otter poo, manure, carcass, muck, something dead, something disgusting, something foul, something rank, something vile, something smelly, something stinky, mystery gunk
onself: all over, all down, covered in, caked in, coated in, plastered in, smeared in, on his neck, on her neck, in his fur, in her fur, on his shoulder, on his collar, down one side, up his neck, stinks of, smells of, reeks of, honks of, hums of, eau de
ieat: i ate, i eat, we ate, we eat, i am eating, we are eating, while i had, while i cooked, while we had, i had my, we had our, my toast, my sandwich, my dinner, my lunch, my breakfast, our dinner, our tea, my tea, my plate, at the table, dinner table, kitchen counter, i was eating, i cook, i am cooking, i open the fridge, fridge door, cheese drawer, biscuit tin, treat tin, treat cupboard, treat jar
begw: drool, eyes, staring, stares, stare, stared, begging, puppy eyes, watches, watching, watched, whines, whining, sits by, sat by, paws, nudges, pleading, hopeful, hoping, head on my knee, those eyes, licking his lips, licks his lips, sad face, sits beautifully
guardw: growl, growls, growling, snarl, snarls, shows his teeth, shows her teeth, bares his teeth, bares her teeth, snaps, snapped, lip curled, lip curl, curls his lip, will not let anyone, will not let us, not let anyone, not let anybody, not let us, not let me, not let the kids, stiffens, freezes, goes stiff, hovers over, stands over, lies over
guarded: bone, chew, bowl, food bowl, food, dinner, kong, toy, toys, his bed, her bed, stick, sock, treat, antler, pigs ear, pig's ear, rawhide, stolen, tissue, sofa, my lap, lick mat, bully stick
sightw: out of her sight, out of his sight, out of my sight, by himself, alone for a second
velcrow: follows me, following me, glued to me, clinging, stuck to me, on my lap, my shadow, shadowing me
jumpyw: jumpy, jumps at noises, startles, startling, flinching at, flinches at noises, sensitive to noise, =spaced, =stoned, dopey, glassy
circ: circling, walking in circles, walks in circles, going round in circles, pacing in circles
onesidew: to the left, to the right, one way, same way, one side, to one side, one direction
circlew: circle, circles, circled, circling, turns, turn, spins, spin, scrape, scrapes, scratches, twirls, rotations, laps, rounds, pirouettes, digs
lieword: lie, lies, lying, settles, settle, settling, flops, flop, plonks, sleep, bed, his bed, her bed, before bed, basket, bedding, getting comfy, gets comfy
manyw: 2, 3, 4, 5, 6, 7, 8, 9, 10, several, few, round and round, around and around, before, a dozen
hitweak: landed on, hit the, dropped him, dropped her, was dropped, struck, smacked by, rolled on by, stood on by, stood on him, stood on her, trod on him, trod on her, flattened, bumped by, crashed into, collided with, crashed off, hit with a, run into by, bowled over by, knocked by, fell on top of, caught in the door, squashed by, rode over, went over him, went over her, thrown from, dragged along, fell on him, fell on her, sat on him, sat on her, landed on him, landed on her
heavyw: wardrobe, tv, telly, bookcase, bookshelf, shelf, gate, garage door, ladder, tree, branch, log, boulder, fridge, horse, cow, pony, bull, barbell, weights, dumbbell, table fell, ceiling, wall fell, door, boot lid, tailgate, me falling, motorbike, quad, tractor, trailer, caravan, pallet, stairs, wheel, tyre, lorry
nothingcome: nothing, nothing born, nothing has come, nothing has come out, nothing yet, nothing to show, nothing since, not one, none yet
radiatorw: radiator, rad, coolant tank, car radiator, engine bay, under the bonnet, under the car, under the van, the mechanic, garage floor
carfluid: green liquid, pink liquid, blue liquid, green puddle, green stuff, bright green, orange liquid, neon green, green, drained, leak, leaked, leaking, drip tray, puddle, bucket, drain pan, sump pan, drain tray, drain bucket, catch pan, bucket under the, puddle under
refusew: refuse, refuses, refused, refusing, declined, declines, ignored, ignoring, ignores, spurned, not interested in, no interest in, pushed away, walks away from, walked away from
breakfastw: breakfast, dinner, tea, supper, lunch, meal, meals, brekkie, chicken, cheese, treats, treat, bowl, kibble
eatverb: eat, eats, ate, eaten, eating, touch food, touched food, touch his food, touch her food, touched his food, touched her food, feed, take food, chew, nibble, finish his food, finish her food, finished his food, finish his dinner, finish her dinner, finish his breakfast, touch dinner, touch breakfast, look at food, look at his food, look at her food, had his breakfast, had her breakfast, had his dinner, had her dinner, had any food, had a bite, had a thing, had anything, had a meal, had food, had breakfast, had dinner, had his tea, had her tea
starew: stare, stares, stared, staring, the stare, gaze, gazes, gazing, eyeballs me, eyeballing, drills holes, laser eyes, beady eyes, fixed look, watching my every move, watches my every move, boring into me
mealtimew: until tea, till tea, tea time, teatime, dinner time, dinnertime, walk time, at 4, at 5, at 6, until i move, until i get up, till i, until i, at me, at us
tailw: that tail, the tail, tail of his, tail of hers, his tail, her tail, tail nearly, tail never
waggingw: wag, wagging, wags, swish, swishing, thumps, thumping, going round, goes round, in circles, cups off, off the table, clears the coffee table, helicopter, blur, propeller, whacks, whacking, bashing, beats, beating
blownupw: blown up, blown up like, like a balloon, like a drum, like a barrel, like a football, like a beach ball, swollen up, swelled up, ballooned, barrel shaped, enormous belly, huge belly
pooposew: poo crouch, poo stance, poo position, poop crouch, pooping stance, squat, squatting, crouching
nobagw: nothing to bag, nothing to pick up, no poo to show, nothing there, nothing lands, nothing appears, nothing happens, nothing to show
helpw: help his limp, help her limp, help his pain, help the pain, help with his, help with the pain, help with her, for his limp, for her limp, for his leg, for her leg, for his pain, for her pain, for his hip, for her hip, for his hips, for the pain, take the edge off, ease his, ease her, in a bit of cheese, in some cheese, in ham, in peanut butter
thoughtw: thought it would help, thought they would help, thought a couple of, thought one would, thought half a, thought it was ok to give
triedw: shouted, clapped, shaken him, shaken her, called his name, called her name, splashed water, pinched, banged, shook him, shook her, prodded, poked, rubbed his chest
noanswerw: nothing, not a flicker, no flicker, not a twitch, no movement, nothing at all, nada, zilch, not a blink, no response
cough_night: the cough wakes us, cough wakes us, coughs at 4am, coughs at four, coughing wakes
stopw: stop, stops, has to stop, rest, rests
hillw: hill, hills, walk, walks, stairs, slope
fourw: at four, at four every morning, at three, at five every morning, every night, at 3 in the morning, at 4 in the morning, small hours
snakeplace: heather, long grass, undergrowth, woodpile, log pile, rock pile, rocks, dunes, bracken, heath, moor, adder country
twodots: two dots, 2 dots, 2 little dots, 2 red dots, 2 little marks, 2 marks, 2 pin pricks, pair of holes, 2 tiny holes, two little punctures, 2 prick marks
yelpw: yelp, yelped, squealed, shrieked, hissed, hiss
faceup: face is up, face is up like, half his face, half her face, leg is up, paw is up, come up like a
puddlew: puddle, puddles, wees, pees, squirts
rosyw: rosy, rosy coloured, rose coloured, pink, pinkish, red, reddish, rusty, rust coloured, bloody, blood tinged, cola coloured, tea coloured, port wine
enjoylife: enjoying life, enjoying his life, enjoying her life, got a life, any pleasure
favtoyw: squeaky pig, squeaky toy, squeaker, pig toy, teddy, lamb toy, stuffed duck, favourite toy, favorite toy, his toy, her toy, his ball, her ball, frisbee, tennis ball, the ball
everywherew: goes everywhere, everywhere with us, everywhere with him, everywhere with her, takes it everywhere, carries it everywhere, to bed with, sleeps with, all day long, never puts it down, never lets go of, won't be parted, will not be parted
itchleg: back leg on his ribs, back leg going, thump thump, thumping his leg, thumping on the floor scratching, leg going like a drummer, drumming leg
shookw: =shook
dietw: on his diet, on her diet, on a diet, the diet is working, as the vet wanted, as the vet asked, target weight, weight clinic, slimming club
shavedw: shaved, where they clipped, clipped him for, clipped her for, clipped for the
failsw: and can not, and cannot, and fails, but nothing, never anything there, with nothing in it, nothing in it
hunchedw: stands hunched, standing hunched, hunched up, hunched
mouthtrace: round his mouth, round her mouth, around his mouth, around her mouth, round his muzzle, round her muzzle, around his muzzle, around her muzzle, round his lips, round her lips, round his chops, round her chops, round her snout, round his snout, on his snout, on her snout, on his muzzle, on her muzzle, on his chin, on her chin, on his lips, on her lips, in his beard, in her beard, on his beard, on her beard, in his teeth, in her teeth, on his tongue, on her tongue, in his whiskers, on his whiskers, on his chops, on her chops, hanging out of his mouth, hanging from his mouth, hanging out of her mouth, breath smells of, breath stinks of, breath reeks of, breath smells like, breath stank of, snout is brown, snout is covered, face covered in, mouth full of, muzzle covered in, guilty, guilty face, looks guilty, caught red handed, red handed, caught him at it, caught her at it, licking his lips, licking her lips, burping
took: helped himself, helped herself, help himself, finished off, finished the lot, polished off, demolished, made off with, ran off with, run off with, got through, went through, worked his way through, worked her way through, had a go at, had a munch, had a chew, had a nibble, had a taste, had a lick, had a good lick, had a swig, had a few laps, had away, made a meal of, hoovered up, vacuumed up, =vacuumed, swiped, nabbed, nicked, pinched, stole, stolen, snatched, snaffled, filched, bolted it, bolted them, put away a, munched, scoffed, guzzled, lapped up, slurped, necked, chomped, crunched, crunched up, gobbled, gobbled up, wolfed, wolfed down, gulped, gulped down, devoured, inhaled, ingested, consumed, down the hatch, down in one, gone down his throat, gone down her throat, before i could stop, before i could get, before we could stop, before i could grab, too quick for me, quicker than me, faster than me, fished out, dug out, got his teeth into, got her teeth into, got his paws on, got her paws on, got his chops on, bitten open, chewed open, ripped open, tore open, torn open, unwrapped, unzipped, broken into, broke into, raided, cleaned out, emptied, licked out, pulled down, tucked into, tucking into, feasted on, feasting on, dined on, snacked on, snacking on, grazing on, grazed on, nibbled, nibbling, munching, sampled, gorged on, gorged himself, gorged herself, in his belly, in her belly, in his stomach, in her stomach, in his tummy, in her tummy, inside the dog, in the dog, are in him, is in him, is in her, are in her, has had the, had himself a, had herself a, treated himself, treated herself
rodentw: rat, rats, mouse, mice, rodent, rodents, vermin, vole, voles, mole, moles, gopher, gophers
slugw: slug, slugs, snail, snails
bugw: ant, ants, roach, roaches, cockroach, cockroaches, wasp nest, wasps, flies, earwig, aphid, aphids, greenfly, bugs, bed bug, bed bugs, woodlice, silverfish, mosquitoes
baitform: bait, poison, poisons, block, blocks, pellet, pellets, granule, granules, grains, killer, sachet, sachets, station, stations, powder, cubes, wax block, wheat, pouch, pouches
`;
