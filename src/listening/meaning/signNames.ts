/**
 * Names of signs as people write them in forms: `id: name, name`. In a sentence they may mean anything ("insurance covers a
 * fracture"), so they count only alone.
 */
export const signNames = `
gdv_bloat: gdv, bloat, torsion, gastric torsion, stomach torsion, twisted stomach, dry heaving, dry heaves, unproductive retching, retching
vomiting_repeated: repeated vomiting, frequent vomiting, excessive vomiting, continuous vomiting, vomiting repeatedly
foreign_body_swallowed: foreign body, foreign object, swallowed object, intestinal blockage, bowel obstruction, obstruction, blockage
abdominal_pain_prayer: abdominal pain, belly pain, stomach ache
bad_breath_dental: mouth ulcer, mouth ulcers, mouth sores, sore mouth, gingivitis
mouth_pawing_object: gagging
toxin_unknown: poisoning, poisoned, toxin ingestion, toxin, poison ingestion, intoxication, ate something toxic
toxin_cleaning_chemical: chemical ingestion
breathing_distress: shortness of breath, short of breath, respiratory distress, dyspnea, dyspnoea, smoke inhalation
choking: airway obstruction, object stuck in throat
anaphylaxis: anaphylactic shock, anaphylaxis
hives_facial_swelling: facial swelling, swelling of face, swollen muzzle, swollen snout, angioedema, allergic reaction
hypothermia_frostbite: low temperature, low body temperature, hypothermia, frostbite
fainting_episode: fainting, syncope
collapse: collapse, collapsing, shock
unresponsive_unconscious: loss of consciousness, lost consciousness, coma, comatose, unconsciousness
dystocia: dystocia, trouble giving birth, difficulty giving birth, difficult birth, difficult labour, difficult labor, labour problems, labor problems, whelping problems, whelping trouble, stuck puppy
pyometra: pyometra, womb infection, infected womb
eclampsia_nursing: eclampsia, milk fever
mastitis_mammary: mastitis, swollen nipple, swollen nipples, infected nipple
urinating_often_blood: cystitis, painful urination, blood in urine
head_trauma: head trauma, head injury, concussion
bleeding_severe: heavy bleeding, excessive bleeding, uncontrolled bleeding, haemorrhage, hemorrhage, bleeding mouth
wound_bite: open wound, deep wound, deep cut, infected wound, bite wound, laceration
paw_pad_injury: paw injury, injured paw, hurt paw, swollen paw, cut pad
limp_mild: swollen leg, swollen ankle, leg injury, sprain, lameness
limp_nonweightbearing: non weight bearing, not weight bearing
broken_bone: broken bone, fracture, fractured bone, fractured leg, dislocation, dislocated hip, dislocated shoulder, broken tail, broken hip, broken jaw
stiffness_arthritis: swollen joint, swollen knee, arthritis
lump_new: swollen glands, swollen lymph nodes, swollen testicle, swollen testicles
sudden_blindness: blindness, vision loss, loss of vision, loss of sight, lost sight
eye_injury_emergency: eye injury, injured eye, eye trauma, corneal ulcer, eye ulcer
seizure_single: seizures, epileptic fit, convulsions, convulsion
head_tilt_balance: head tilt, circling, loss of balance, vertigo
ear_scratch_headshake: head shaking, shaking head, ear shaking
back_neck_pain: pain when touched, spinal pain
restlessness_pain: pain, severe pain, extreme pain, crying in pain, yelping in pain
`;
