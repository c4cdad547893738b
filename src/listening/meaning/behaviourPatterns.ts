/** Patterns of behaviours that several concepts together are evidence of, in the syntax of `signPatterns.ts`. */
export const behaviourPatterns = `
b_sudden_aggression_pain: growlsnap touchword @8; growlsnap liftword @8; growlsnap careword never; growlsnap groomword
b_avoid_touch: flinchword touchword; -let touchword; -let groomword
b_separation_distress: alone b_howling; alone restless; alone b_barking_door; alone accident; alone drool; alone b_chewing_destructive; alone scratchdoor; alone whimper; alone destroyed; alone tremor; alone b_hiding; -beleft; alone b_whining; alone b_pacing_night; alone panicking
b_barking_alone: alone b_barking_door; neighbourword b_barking_door
b_chewing_destructive: destroyed homething; chewed homething; eat homething; foreign destroyed !chewtoy
b_pacing_night: awake restless; night restless; night awake !vomit !bring; senior restless
b_resource_guarding: b_growling own @8; b_freeze own; b_growling foreign; b_whale_eye own; guardw guarded @7
b_snapping_biting: growlsnap personword; bitten person
b_noise_fear: noise tremor; noise b_hiding; noise b_trembling_fear; noise b_panting_stress; noise pant; noise whimper; noise drool; noise restless; noise b_barking_door
b_head_tilt_listening: headtilt sounds; headtilt talking
b_marking: lamppost pee @6
b_vet_fear: vetplace tremor; vetplace b_hiding; vetplace b_trembling_fear; vetplace b_growling; vetplace pant; vetplace b_yawning; vetplace drool
b_trembling_fear: tremor fearplace; tremor b_trembling_fear; tremor people
b_car_anxiety: carplace tremor; carplace drool; carplace pant; carplace vomit; carplace whimper; carplace b_trembling_fear; carplace b_barking_door; carplace b_whining; carplace restless; carplace b_howling; carplace b_panting_stress; carplace b_yawning; carplace panicking
b_house_soiling: accident; pee bedword @5; poo bedword @5
b_submissive_urination: pee greetword; leak greetword; peeself greetword
b_leash_reactivity: leadword lungeword; lungeword otherdogs; b_barking_door otherdogs
b_licking_surfaces: lickword surface @4
b_licking_owner: lickword me @4
b_grief_change: deathloss lethargy; deathloss unwell; deathloss noteat; moved lethargy; deathloss b_whining
b_eating_poop: eat >poo @3 !goodpoo !pooverb !drinkverb
b_eating_grass: eat >grassword @4
b_pica: eat >dirtword @5
b_regression_training: -come called; ignoreword called; forgetword commands
b_reluctant_walk: -want walk; -walkw; -go walk @4; -leave house
b_stranger_fear: b_hiding people; b_barking_door strangers; b_trembling_fear strangers; strangers backsaway
b_dog_dog_conflict: fightword bothdogs
b_gulping_food: fasteat food; foodgone seconds
b_jumping_up: jumpword person @5; jumpword me @4
b_prey_drive_chasing: chaseword prey; after prey bolt
b_begging: starey food; starey plate; begw ieat @9
b_loss_interest: -interested toyword; -play; -want toyword; -chase toyword; notbothered toyword @4
b_startle_sleep: growlsnap woken; startled asleep
b_clinginess_sudden: followme sudden; -leave myside; suddenw sightw; followme suddenw; suddenw velcrow
b_shadow_chasing: chaseword lightword; starey lightword
b_tail_chasing: chaseword tail; spinw tail @5
b_fly_snapping: snapword air_word @4
b_digging: digword; holew gardenw @5
b_barking_door: b_barking_door
b_whining: whimper doorword; b_whining
b_hiding: b_hiding
b_leaning: leanw mepart @6
b_pawing_attention: pawverb meattention @5
b_hackles: furwordup upword2 @3
b_licking_paws_bored: lickword leg eveningword @14; chewword leg eveningword @14; suckword leg @4
b_rolling_in_smell: rollstuff onself @5
b_circling_before_lying: circlew manyw lieword @14
b_staring_owner: starew mealtimew @9; starey me @4
b_tail_wag_loose: tailw waggingw @5
b_toy_obsession: favtoyw everywherew @7
`;
/** Concepts that only these patterns use. One a line. */
export const behaviourWords = `
growlsnap: growl, growls, growled, growling, snap, snaps, snapped at, snapped, snapping, snarl, snarled, snarls, grumble, grumbled, grumbles, nip, nipped, bared teeth, bares teeth, went to bite, tried to bite, bit me, bit my, grumpy
touchword: touch, touched, touching, stroke, stroked, stroking, pet, petted, petting, pat, patted, brush, brushed, brushing, comb, combing, hand on, rub, hug, hugged, cuddle
groomword: brush, brushing, comb, combing, groom, towel, dry him, clip, harness on, putting harness
careword: brush, brushing, comb, groom, towel, harness
flinchword: flinch, flinches, flinched, shrink, shrinks, ducks, shies, winces, pulls away, moves away, moves off, steps away, cringe
let: let, lets, allow, allows
scratchdoor: scratching the door, scratches the door, scratching at the door, scratches at door, clawing the door, claws at the door
destroyed: destroyed, destroy, destroys, wrecked, wrecks, shredded, shreds, trashed, trashes, ripped up, tore up, ruined, demolished, ate the door, chewed
lamppost: lamp post, lamppost, lamp posts
homething: table, sofa, cushion, cushions, pillow, shoe, shoes, slipper, slippers, trainers, door, door frame, skirting, book, glasses, remote, carpet, mat, rug, bed, blanket, wallpaper, chair, couch, plaster, blinds, curtains, wall, controller, headphones
chewed: chew, chewed, chewing, gnaw, gnawed, gnawing
beleft: be left, left alone
neighbourword: neighbour, neighbor, neighbours, neighbors, next door, landlord
awake: awake, up, wakes, waking, woke
own: his bowl, her bowl, bone, his bone, chew, toy, his toy, bed, his bed, food, sofa, his spot, stick
personword: me, my, hand, hands, child, kid, son, daughter, nephew, niece, visitor, guest, postman, man, woman, baby, toddler, face, finger, arm
noise: firework, fireworks, thunder, storm, bang, bangs, loud noise, hoover, vacuum, gunshot, gunshots, banging, drill, drilling, hairdryer, smoke alarm, sirens, rockets, blast, builders
sounds: microwave, doorbell, squeak, squeaker, squeaky, ping, pings, siren, sirens, phone, tv, radio, kettle, noise, noises, sound, sounds, beep, beeps, whistle, ringtone, music, video, voice, fridge, packet rustle, crisp packet, alexa
talking: when i talk, when i speak, when i say, when you say, when we say, when i ask, when i sing, talk to him, talk to her, say walk, say walkies, hears his name, hears her name, hears the word, every time i say, say his name, call his name, when i call, so cute, so funny
vetplace: vet, vets, waiting room, clinic, surgery waiting, nurse
fearplace: groomer, groomers, grooming, new place, crowd, crowds, busy street, strangers, stranger, visitors, class, bath, clippers, nail trim, umbrella, balloon, =scales
people: stranger, strangers, visitor, visitors, men, man, guest, guests, kids, children, crowd
strangers: stranger, strangers, visitor, visitors, men, guests, delivery man, new people, hats, hi vis
backsaway: back away, backs away, backed off, retreats, behind my legs, behind me
carplace: in the car, car ride, in the van, car journey, on the drive, back seat, car trip, car boot, get in the car, whole drive, the drive, on the motorway, motorway, car journeys, journeys, in the boot, in the back of the car, on car rides, car rides, on the way there, driving, when we drive, in traffic, engine starts, travelling, on the bus, on the train
bedword: bed, rug, carpet, sofa, couch, duvet, floor, kitchen, hall, lounge, indoors, inside, curtain, cushion, mat, house, stairs, pillow, =landing
greetword: greet, greets, greeted, comes home, come home, excited, says hello, visitors, bends down, bend, told off, meets, met, hello, arrive, arrives
leadword: lead, leash, on lead, on leash, harness
lungeword: goes mental, goes nuts, goes berserk, kicks off, goes mad, loses it, loses his mind, flips out, explodes, reacts, going crazy, =lunge, =lunges, =lunging, =lunged, turns into a monster, turns into a devil, turns into cujo, goes ape, goes ballistic, goes bonkers, goes off on one, goes crackers, goes feral, goes wild, kicked off, kicking off, goes full, hurls himself, throws himself, pulls like mad, strains, tries to get at, screaming at, screams at, barks at, barking at, growls at, snarls at, reacts to, reacted to, has a go at, shouts at, rears up, spins and
otherdogs: other dogs, another dog, dogs, bikes, cyclists, joggers, dog
surface: floor, floors, carpet, rug, sofa, couch, wall, walls, tile, tiles, furniture, bedding, sheets, blanket, air, cushion, table leg
deathloss: passed away, died, death, lost our, put to sleep last, left for university, left for uni, moved out, divorce, new baby
moved: moved house, house move, new home, new house, since the move, new flat
grassword: grass, lawn
dirtword: gravel, dirt, soil, mud, sand, stones, rocks, pebbles, coal, plaster, paper, tissues, cardboard, plaster
come: come, came, comes
called: call, called, calling, whistle, recall, his name
ignoreword: ignore, ignores, ignored, ignoring, blank, blanks, blanking, deaf, selective
forgetword: forgot, forgets, forgotten
commands: command, commands, training, cues, sit, recall, manners
want: want, wants, wanted
fightword: fight, fights, fought, scrap, scuffle, squabble, squabbling, fell out, argument, spat, brawl, tiff, set to, kick off with each other
bothdogs: both dogs, my two, our two, two of them, the two, my dogs, the girls, the boys, each other, the other dog, our other dog, sister, brother, between them, housemate
fasteat: gulp, gulps, inhale, inhales, wolf, wolfs, bolts, hoovers, too fast, so fast, in seconds, scoffs, scarfs, snarfs, gone in
foodgone: gone, finished, vanished, disappears
seconds: seconds, second, flat, a flash, under a minute
jumpword: jump up, jumps up, jumped up, jumping up, leap up, leaps up, jumps on, jumped on, bounces on
chaseword: chase, chases, chased, chasing, pounces, pounced, stalks, stalked, stalking, after
prey: squirrel, squirrels, rabbit, rabbits, deer, cat, cats, bird, birds, pigeon, pigeons, duck, ducks, hare, pheasant, fox, seagull, seagulls, bunny, sheep, goose, geese
bolt: bolt, bolted, took off, ran off, legged, shot off, off he went
starey: stare, stares, staring, stared, gaze, gazes, watches, watching, eyes, puppy eyes, begging eyes
plate: plate, sandwich, toast, table, lunch, crisps, chips, cheese, biscuit, roast, pizza, popcorn
interested: interested, bothered, fussed, interest, keen
toyword: ball, toy, toys, fetch, frisbee, play, lead, squeaky, game, games
woken: woken, woke, wake, waking, disturbed
startled: startle, startled, startles, jumped
followme: follow me, follows me, following me, shadow, clingy, glued, velcro
myside: my side, my lap, me alone, my feet
lightword: light, lights, shadow, shadows, reflection, reflections, torch, laser, sparkle, glint
snapword: snap, snaps, snapping, bites at, biting at
air_word: air, flies, nothing, invisible
digword: dig, digs, digging, dug, excavate, excavated, burrow, burrowed
doorword: door, window, gate, stairs
`;
