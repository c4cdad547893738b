/** Parts of a dog. Negation never applies to them: "no blood on his paw" still mentions a paw. One concept a line. */
export const body = `
belly: round the middle, round his middle, round her middle, middle, undercarriage, waistline, belly, tummy, stomach, stomache, abdomen, gut, guts, tum, midsection, underbelly, abdominal, tum tum, tummies, stomachs, underneath, left side, flanks, waist, tummy area, bellies, lower belly, lower tummy, stomach area, underside, tumy, stumick, stumik, stomack, stumach, pet mein, paunch, breadbasket
gum: gum, gums, gumline, gumms, membrane, membranes, mucous membranes
tongue: tongue, tung, tounge, tonge
lip: lip, lips
mouth: mouth, jaw, cheek, palate, roof of mouth, mouthful, gob, cakehole, kisser, mouf, mooh
throat: throat, windpipe, gullet, airway, oesophagus, esophagus, larynx
tooth: tooth, teeth, fang, canine tooth, molar, incisor, carnassial, canine chewing, gnasher, gnashers, chompers, pearly whites, toothy pegs
eye: eye, eyes, eyeball, eyelid, peeper
pupil: pupil, pupils
ear: ear, ears, earhole, ear canal, lug
earflap: ear flap, earflap, ear lobe, earlobe, pinna, ear leather, ear flaps, ear tip, floppy ear, flap of his ear, flap of her ear
nose: nose, nostril, nostrils, snout, schnoz, hooter
face: face, muzzle, chops, chin, puss
head: head, noggin, skull, forehead, brow, bonce, noodle, temple, crown, noddle, hed
neck: neck, nape
spine: back, spine, backbone, along back
leg: leg, paw, foot, feet, limb, hock, knee, elbow, shoulder, hip, wrist, ankle, haunch, stifle, forelimb, pin, pins, paws, legs, front leg, fore leg, foreleg, shin, thigh, forearm, fore, near fore, off fore, left fore, right fore
hindleg: the left hind, left hind, right hind, near hind, off hind, back left leg, back right leg, back leg, hind leg, rear leg, back legs, hind legs, rear legs, back end, hind end, rear end, back foot, back feet, hindquarter, hind quarter, back paw, hind paw, rear paw, hind limb, back half, legs at the back, rear half, bum end, =hinds, hindquarters, both hinds
pad: pad, pads, paw pad
claw: claw, nail, toenail, dewclaw, dew claw, talon, quick
toe: toe, toes, between toes, web of foot
tail: tail
skin: skin, belly skin, hide, flank, armpit, groin
fur: fur, coat, hair, ruff, feathering
bum: his behind, her behind, bum, bottom, butt, anus, backside, arse, rectum, rear, bumhole, butthole, rump, rear entrance, back passage, heinie, anal, under his tail, under tail, from his back end, from her back end, back end is, out the back end
vulva: vulva, private part, privates, lady bit, girl bit, vagina, girly bit, lady part, foof, vaginal, down below, her bits, her lady bits, her girl bits, her girly bits, her foo, her foof, her vulva, her fanny, minnie, lady garden, vajayjay, under her tail, lady area, nether regions
penis: penis, willy, red rocket, lipstick, pizzle, boy bit, winkie, weiner, todger, prepuce, manhood, his thing, pecker, his bits, his willie, his lipstick, his red rocket, his todger, his winky, his penis, his winkle, winkle, dick, his john thomas, =privates, schlong, his pee pee, boy bits, his boy parts, sheath, private part, wedding tackle, his tackle, his wedding tackle
nipple: nipple, teat, mammary, breast, milk gland, milk bar, boob, udder, nipples, teats, boobs, boobies, mammaries, milk glands, mammary gland, mammary glands, titties, tits, titty, nips, udders
chest: chest, side, sides, rib, ribs, ribcage, flanks
body: body, all over, everywhere, whole dog
wound: wound, cut, gash, laceration, sore spot, hole in
stitches: stitch, stitches, incision, suture, staples, surgical site, surgical wound, operation site, op site, op wound, scar, spay wound, castration wound, wound clip, wound line, suture line, surgical incision, spay incision, scar line, spay scar, neuter wound, neuter site, castration site, spay site, operation wound, op scar, wound glue, belly seam, tummy seam, stitch line, wound edges
eardeep: inside of ear, ear canal
innerthird: corner of eye, corner of his eye, inner eye, third eyelid, inner corner, nose side of eye
`;
