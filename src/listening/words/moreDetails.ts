/** More concepts that patterns use to tell signs apart. One a line. */
export const moreDetails = `
plantbed: hosta, hostas, lettuce, lettuces, veg patch, vegetable patch, flower bed, flower beds, flowerbed, strawberries, seedlings, dahlias, delphiniums, cabbages, allotment, dahlia, lupins, cabbage, beans, veggie bed, veg bed, greenhouse, potting bench, lilies
scatterw: pellet, pellets, little blue, blue bits, blue things, blue granules, granules, sprinkled it, scattered it, sprinkled round, sprinkled around, pellet things, ring of pellets
deicerw: green paint, paint like, green slime, green scum, looked like paint, looked like pea soup, green foam, blue green, bright green, green bloom, green skin, green film, scummy, thick and green, thick green, soup green
eatmy: ate my, eaten my, ate one of my, eaten one of my, ate 2 of my, ate 3 of my, ate some of my, eaten some of my, swallowed my, swallowed one of my, ate most of my, ate half my, eaten half my, eaten most of my, ate all my, eaten all my, ate a whole my, ate our, eaten our, ate the kid's, ate the kids, ate my son's, ate my daughter's, ate my husband's, ate my wife's, ate my mum's, ate my dad's, ate my nan's, ate someone's
plainfood: french fry, french fries, dinner, breakfast, lunch, tea, supper, sandwich, sandwiches, toast, chicken, cheese, chips, crisps, pizza, steak, sausage, sausages, burger, burgers, bacon, ham, turkey, beef, roast, fish, fish fingers, pasta, rice, bread, biscuit, biscuits, cake, croissant, yoghurt, yogurt, ice cream, porridge, cereal, carrot, carrots, apple, apples, banana, treats, treat, eggs, pie, pasty, wrap, toastie, snack, leftovers, crumpet, food, meal, kibble, popcorn, sprouts, broccoli, salad, soup, dental stick, dentastix, poo, slipper, slippers, shoe, shoes, homework, heart, roses, muffin, scone, cookie, cookies
chocbar: galaxy, mars, ripple, twirl, flake, bounty, boost, lion, penguin, club, double decker, topic, picnic, wispa, crunchie, dime bar, daim, turtles, kisses, reeses, snickers, twix, rolo
defenderw: defender
afterdelivery: after delivery, after her delivery, after whelping
surfw: rip, riptide, undertow, surf, wave, waves, current
draggedunder: dragged under, dragged her under, dragged him under, pulled her under, pulled him under, sucked under, took her under, took him under
brief: for 5 seconds, for 10 seconds, for a few seconds, for a couple of seconds, for 20 seconds, for 30 seconds, for a moment
droppedw: slumped, toppled, keeled, flopped over
notevenw: not even for, when i shout, when i touch, when i call, to my voice, when i clap
flickerw: no flicker, not a flicker, no twitch, not a twitch
goow: black goo, shiny black goo, tarry goo, black tar
sincenight: since last night, overnight, since yesterday, since this morning
sofaw: settee, sofa, couch, cushions
forlong: stays put, just stays there, for hours, for an hour, all day, all night, for minutes, again and again, over and over, will not move, not move, forgot to back out, for ages, will not come away, and stands there
wiredw: wired, tripping, buzzing, off his face, off her face, wide eyed
movingw: moving, movement, crawling
allover: all down his back, all down her back, down his back, down her back, over his back, over her back, all over him, all over her, all over his back, down his side, down her side
skinoff: skin is coming off, skin coming off, skin has come off, skin came off, skin sloughing, skin hanging
insides: loop like intestine, like intestine, insides are showing, insides showing, insides hanging, guts showing, guts hanging out, guts are out, see her insides, see his insides, intestine, intestines, bowel hanging
hatchdown: down the hatch, in 1 gulp, gone in 1 gulp, down in 1
cauliflowerw: cauliflower, cauliflower like
walnutw: plum, walnut, golf ball, apricot, satsuma, tangerine, =egg
peaw: chickpea, almond, =pea, =marble
pacew: laps of the lounge, laps of the kitchen, laps of the house, laps of the bedroom, up and down the hall, bed to bed, walking here there, walking here and there, wandering about all night
sticksoutw: sticks out both sides, sticking out both sides, hangs round, hanging round and full, hangs like
staysw: stays like that, stuck like that, stays there like that, stays down like that, not coming out of it
morebile: more bile, more foam, more vomit, more froth, more yellow
siblingw: siblings, littermates, litter mates, rest of the litter, others in the litter
veryhigh: =temperaturefarhigh
phantom: phantom pregnancy, false pregnancy, phantom
scaldw: scald, scalded, scalding
baggedw: bag full of, picked up, poo bag, picked up after
chemicalw: chemical whiff, chemical smell, smells of chemicals, strange chemical
thrownw: chucked, thrown, lobbed, tossed
unlabelled: unlabelled, unlabeled, no label, label gone, unmarked bottle, unmarked jar, unmarked tub
laced: something blue inside, blue stuff inside, something inside, pellets inside, powder in it, powder on it, granules in it, stuffed with pellets
gramsw: gram, grams
nomilk: not taking milk, not take milk, milk bubbling from, milk from his nose, milk from her nose, milk out of his nose, not latching, let go of the teat, keeps getting pushed off, not rooting, does not root for
shinylining: shiny and pink, pink and shiny, shiny pink, shiny lining, scarlet knob, red knob, pink knob, like a raspberry
bigtemp: 39.8, 39.9, 40.1, 40.2, 40.3, 40.4, 40.5, 40.6, 40.7, 40.8, 40.9, 41.1, 41.2, 41.5, 104.1, 104.2, 104.3, 104.4, 104.5, 104.6, 104.8, 105.1, 105.2, 105.5, 106.1
miserable: miserable, gloomy, crook, sulking
tempdrop: temp dropped, temperature dropped, temp drop
day70: day 66, day 67, day 68, day 69, day 70, day 71, day 72, day 73
stillinside: still inside, still in there, 1 left inside, 2 left inside, 1 more inside, 2 more inside
outw: 2 out, 3 out, 4 out, 5 out, 6 out, 7 out, 8 out
scanned: scan said, scan showed, x ray showed, xray showed, xray said, x ray said, counted on the scan
squeezew: squeeze, each squeeze, each push
pupshow: a tail and a bum, only a head, head hanging out, half born, half out of her, tail hanging out of her, feet showing, sac showing, bag showing, tail and a bum showing, bum showing, nose showing, sac hanging
hatchw: hatch, hatching, hatched
eggw: eggs, eggs like
crawlies: creepy crawlies, crawlies, crawlers
slitherw: slithered, slithering
grating: grating, grating feel, grinding feel, crunchy feel, crunching feel, crepitus, like gravel, bones crunch
leathery: leathery, peeled, brown mark, burnt patch, red patch, blister
heatpad: heat pad, heating pad, hot water bottle, heat mat, heated mat, heat lamp, electric blanket
trodw: trod on, stepped on, stood on, walked on, walked through, ran through, stepped in
hotcoal: coals, hot ash, hot ashes, campfire ashes, bonfire ashes, hot embers, glowing embers, smouldering ashes
acidw: battery acid, acid, caustic, quicklime, wet cement
scrapw: scrap, scraps with, dust up, scuffle, punch up, barney, set to, fought over
stillbleed: still filling up, still seeping, puddle bigger than a dinner plate, bigger than a dinner plate, soaking through the kitchen roll, not clotting, will not clot, going through towels, through 3 towels, still running after
doorcrush: garage door shut, garage door came down, garage door closed on, shutter came down, roller door came down
wavedw: waved my hand, waved my palm, waved a hand, wave my hand, wave a hand, flicked my fingers
blinkw: no blink, not blink, never blinked, not even a blink
ramw: wedges, wedging, rams, ramming, jams, jamming, shoves, butts
wallw: wall, walls, corner, corners, door frame, doorframe, skirting, fridge, settee back, back of the settee, back of the sofa, cupboard door, the door with
pressw: wedge, wedges, wedged, wedging, ram, rams, rammed, ramming, leant, leans, leaning, press, presses, pressing, push, pushes, pushing, jams, jamming, butts, holding up
collidew: collided, collision, clashed heads, ran into each other, smashed into each other, head on crash
missilew: cricket ball, baseball, hockey ball, golf ball, hockey stick, baseball bat, cricket bat, golf club, hoof, hooves, swing, plank, fence rail, brick, roof tile, ladder, spade, car door, boot lid, tailgate
seasickw: seasick, sea sick, on a ferry, on a boat, drunk sailor, drunken sailor, world is spinning
tookturn: took a turn, had a turn, 1 of his turns, 1 of her turns
lowtemp: =temperaturelow, =temperaturefarlow
farlowtemp: =temperaturefarlow
lowsugar: =sugarlow
highsugar: =sugarhigh
twicetoday: 2 today, twice today, twice in
lastnight: last night, overnight
ownmeds: of his own, of her own, into his own, into her own
dyingw: he is dying, she is dying, dog is dying, boy is dying, girl is dying
beatsoff: =beatsmany, =beatsfew
heartraces: =beatsmany
breathsoff: =breathsfew, =breathsmany, =breathsfarmany
teethchatter: teeth chattering, teeth chatter, teeth were chattering
noshiver: quit shivering, stopped shivering, no longer shivering, gave up shivering, given up shivering
redsplat: red splats, red splashes, red spray, spattered red, splattered red
snorew: snoring, snores, dozed, snoozing, deep asleep
countw: =clocked, app counted, app says, the app
flutterw: flutter, flutters, fluttering, pumping away, chugging, like bellows, like a bird's
refillw: colour never returned, colour not return, colour does not come back, colour not come back, stays white when i press, stays white when pressed, slow to pink up, not pink up again
syringeread: syringe read, units, drew up
meterhi: meter reads hi, meter read hi, meter says hi, glucose meter reads, meter's read hi, meter is read hi, meter off the scale
insteadof: instead of 1, rather than 1, not 1, should have been 2, should have been 1
bellyguard: guards his middle, guards her middle, guards his tummy, guards her tummy, guards his belly, guards her belly, protects his tummy, protects her tummy, tucks up his belly, tucks up her belly, tucking up his belly, tummy tucked up
littermatedied: brother of the litter died, sister of the litter died, litter mate died, littermate died, littermates died, litter mates died, 1 of the litter died, 2 of the litter died, others in the litter died, brother died of parvo
bathedw: bathed, bathed her in, bathed him in, washed, washed him in, washed her in, rubbed, sprayed, painted on, poured over
killeddogs: killed a dog, killed 2 dogs, killed 3 dogs, killed dogs, killed several dogs, killed his dog, killed her dog, dog died after, dogs died after, dogs have died, dogs had died
burrw: burr, burrs
childword: toddler, baby, child, children, kid, kids, grandson, granddaughter, grandchild, grandchildren, grandkid, grandkids, little boy, little girl, my son, my daughter, our son, our daughter, my nephew, my niece, newborn baby, schoolboy, schoolgirl
skinbroken: skin broken, skin is broken, skin was broken, broke the skin, broke skin, broken the skin, broken skin, broke my skin, broke her skin, broke his skin, drew blood, drawn blood, needed stitches, needs stitches, stitches in my, punctured my, punctured his, punctured her, puncture in my, left holes in my, tooth went in
peopleitch: kids are itchy, children are itchy, i am itchy, we are itchy, we are all itchy, itchy too, itching too, so are we, i have a rash, my arms itch, my arm itches, rash on my arm, rash on my, spots on my arms, son is itching, daughter is itching, husband is itching, wife is itching, ringworm on my, i itch too, we itch too
surfacespot: patch on front of, patch on the front of, pale patch on, white patch on, dot on his eyeball, dot on her eyeball, white dot on, spot on the surface, on the surface of his eye, on the surface of her eye, on the surface of the eye, white spot on his eye, white spot on her eye, white spot on the eye, white dot on his eye, white dot on her eye, white dot in his eye, white dot in her eye, mark on the eyeball, spot on the eyeball, dent in his eye, dent in her eye, hole in his eye, hole in her eye, scratch on the eyeball, scratch across his eye, scratch across her eye
tenpercent: 10 percent, tenth of his weight, tenth of her weight, tenth of his body, tenth of her body, 12 percent, 15 percent, 20 percent
jawopen: cannot close his mouth, cannot close her mouth, not close his mouth, not close her mouth, cannot shut his mouth, cannot shut her mouth, not shut his mouth, not shut her mouth, mouth will not close, mouth will not shut, mouth hangs open, mouth hanging open, jaw hangs open, jaw hanging open, jaw hangs down, jaw is hanging, mouth stuck open, jaw stuck open
breathharder: huffing and puffing, huffs and puffs, breathing harder, breathes harder, breathing heavier, breathes heavier, puffs more, puffing more, out of breath
firstever: first ever seizure, first ever fit, first seizure, first fit, first 1 ever, never had a fit before, never had a seizure before, never had 1 before, first convulsion
alwaysso: always a bit pale, always pale, always been pale, always a little pale, have always been pale, pale as ever, naturally pale
halfwalk: cannot manage his walk, cannot manage her walk, cannot manage half his, cannot manage half her, cannot manage half the walk, not manage his walk, not manage her walk, not manage half his, not manage half her, cannot finish his walk, cannot finish her walk, not finish his walk, not finish her walk, gives up halfway, gave up halfway, gave up half way, gives up half way, turns back after, turned back after
stockfence: livestock fence, electric fence, electric livestock fence, cattle fence, sheep fence, horse fence, fence zap, zapped by the fence, garden fence wire
threedays: 3 day, 4 day, 5 day, 6 day, third day, 4th day, fourth day, fifth day, 72 hour
muchonion: whole onion, whole fried onion, whole raw onion, garlic powder, onion powder, jar of garlic, jar of onion, tub of garlic, bulb of garlic, whole bulb, onion soup mix, pan of onions, plate of onions, bag of onions
bothends: both ends, either end
hayfield: hay field, hayfield, long grass, tall grass, dry grass, dry paddock, stubble, meadow grass, barley field, wheat field, corn field, grass seeds, the barley, the stubble
wetself: wet the bed, wet himself, wet herself, peed himself, peed herself, weed himself, weed herself, soaked the bed, not be woken, could not wake, not wake him, not wake her, went stiff, went all stiff
reopened: opened up again, opened again, open again, reopened, has come open, burst open again, bleeding again, bled again, started bleeding again
bigpatch: size of a saucer, size of a plate, size of my palm, size of my hand, size of a hand, bigger than my hand, bigger than my palm, bigger than a palm, bigger than his head, saucer sized, palm sized, hand sized
staysdry: stays dry, stayed dry, grass is dry, ground is dry, dry underneath
limbertail: tail hanging dead, tail hangs dead, tail just hangs, tail hangs down limp, tail suddenly hangs limp, tail gone limp, tail went limp, tail is limp, limp tail, dead tail, tail hanging like, tail hangs like
fullday: whole day, full day, entire day, 24 hour, 24h, all day, since yesterday, for a day, day and a half, 2 days, 2 day, 36 hour
humanmed: codeine, oxycodone, oxycontin, percocet, vicodin, hydrocodone, morphine, methadone, fentanyl, venlafaxine, sertraline, citalopram, escitalopram, paroxetine, bupropion, vyvanse, adderall, ritalin, methylphenidate, concerta, ambien, zolpidem, zopiclone, temazepam, digoxin, warfarin, isoniazid, pseudoephedrine, sudafed, efudix, metformin, gliclazide, statin, statins, atorvastatin, simvastatin, amlodipine, bisoprolol, lisinopril, ramipril, losartan, levothyroxine of mine, methotrexate, baclofen, tizanidine, lithium tablets, quetiapine, olanzapine, lamotrigine, montelukast, vape juice
attackedby: attacked by, got attacked, been attacked, mauled by, got mauled, been mauled, savaged by, set upon by, jumped by
hotcar: left in a hot car, left in the hot car, locked in a hot car, locked in the hot car, shut in a hot car, left in the car in the sun, locked in the car in the sun, shut in the car in the sun, trapped in a hot car, stuck in a hot car
`;
