/**
 * What makes a sign more urgent than it usually is, as it follows "if": by the sign's id, from `raisedIf` in `signs/`. A sign
 * that is always urgent has none.
 */
export const watchFor: Readonly<Record<string, string>> = {
  // Digestion.
  vomiting_single:
    "there's blood in the vomit, water won't stay down, or your dog vomits more than twice in a day",
  vomiting_repeated:
    "there's blood in the vomit, the belly swells, nothing comes up, or your dog turns weak or pale",
  diarrhoea_mild:
    "there's blood in the stool, your dog also vomits, turns dull or stops drinking, or this lasts over two days",
  diarrhoea_bloody: "there's a lot of blood, or your dog also vomits or turns weak or pale",
  regurgitation: 'food comes back at every meal, or with a cough, a fever or fast breathing',
  foreign_body_swallowed: 'your dog vomits, drools, has a sore belly, stops pooping or struggles to swallow',
  constipation_straining: "your dog vomits, has a sore belly, or you can't be sure that pee is passing",
  appetite_loss: 'your dog eats nothing for a day, stops drinking, vomits, or seems dull or in pain',
  increased_appetite: 'your dog also loses weight or drinks more',
  abdominal_pain_prayer: 'the belly swells, or your dog retches, keeps vomiting or collapses',
  fatty_food_scavenging:
    'your dog vomits, refuses food or has a sore belly, or if bones, chocolate, onion or raisins were in it',
  flatulence: 'the belly is swollen or sore, or diarrhea or weight loss comes with it',
  worms_in_stool: 'there is bloody diarrhea, the gums are pale, or a puppy is unwell with a pot belly',
  swollen_abdomen_gradual: 'the belly grows within hours, hurts, or comes with retching or pale gums',
  drooling_excess:
    'your dog retches, wobbles, twitches or struggles to swallow, or may have met a poison or a toad',
  bad_breath_dental:
    'the face swells, your dog drools or stops eating, or the breath smells of ammonia or sweet chemicals',
  tooth_broken_dental_pain: "the face swells, the mouth won't close, or the bleeding won't stop",
  mouth_pawing_object: 'the breathing changes, the tongue turns blue, or the tongue or throat swells',
  toxin_onion_garlic: 'your dog turns weak or pale, breathes fast, or the urine turns dark',
  toxin_macadamia: 'your dog is weak or trembling, or if there was chocolate with the nuts',
  // Breathing.
  cough_mild_kennel: 'the breathing is fast or hard, or your dog stops eating, has a fever or seems dull',
  cough_exercise_night_heart:
    'your dog breathes over 30 times a minute asleep, works to breathe, collapses or has blue gums',
  fast_resting_breathing: 'breathing takes effort, or a cough, blue gums or a collapse come with it',
  noisy_breathing_brachy: 'your dog struggles for air, has blue gums, collapses, or overheats',
  reverse_sneeze:
    'the sneezing comes more often, brings blood or discharge, or breathing is not easy in between',
  sneezing_nasal_discharge:
    'there is blood, the face is sore, or violent sneezing starts after running through grass',
  panting_excess: 'your dog wobbles, drools, retches, has bright red gums or works to breathe at rest',
  // Allergy and temperature.
  hives_facial_swelling:
    'your dog vomits, collapses or breathes noisily, or the swelling spreads to the mouth or throat',
  insect_sting_mild: 'the sting is in the mouth or throat, the swelling spreads, or your dog is sick or weak',
  hypothermia_frostbite: 'your dog stops shivering or turns sleepy or weak',
  fever_hot: 'the temperature is over 104 °F (40 °C), or your dog was in the heat',
  // Circulation.
  fainting_episode: 'your dog faints again, does not recover fully, or is pale or breathless',
  exercise_intolerance: 'the change came suddenly, or your dog coughs, collapses or has blue gums',
  bruising_petechiae: 'there is a nosebleed, pale gums, weakness or many marks, or rat poison may be around',
  // Urine and reproduction.
  urinating_often_blood: 'nothing comes out, your dog vomits or turns weak, or rat poison may be around',
  drinking_more:
    'your dog vomits, loses weight or turns dull, or is an unspayed female a few weeks after a season',
  incontinence_leak: 'there is pain, blood or weakness in the legs',
  in_heat_normal: 'the bleeding is heavy, the discharge smells or is green, or your dog is unwell',
  mastitis_mammary: 'there is a fever, the skin changes color or the pups fade',
  // Injuries.
  wound_bite: 'the wound is on the chest, belly, neck or eye, or your dog breathes differently or turns weak',
  minor_cut: 'the cut gapes, is deep or dirty, lies over a joint or bleeds again',
  paw_pad_injury: 'the wound is deep, keeps bleeding, or several pads are blistered',
  torn_nail: 'the nail bleeds for over 10 minutes or the toe swells',
  burn_scald: 'the burn is large, blistered or on the face, came from a chemical, or smoke was breathed in',
  foxtail_grass_seed: 'the seed is in the eye, ear, nose or mouth, or breathing is affected',
  // Limping.
  limp_mild: 'your dog puts no weight on the leg, or there is swelling, a fever or clear pain',
  limp_nonweightbearing:
    'the leg looks out of shape or feels cold, the pain is severe, or both back legs fail',
  stiffness_arthritis: "the stiffness came suddenly, or your dog cries out or can't get up",
  // Skin.
  scooting_anal_glands:
    'there is blood, pus or swelling beside the anus, or your dog is in pain or cannot poop',
  itching_skin: 'the face swells, hives come up, or there are open sores',
  hot_spot: 'the patch is larger than a palm or very painful, or your dog has a fever',
  hair_loss: 'the skin is itchy, sore or spreading, or people at home start to itch',
  lump_new: 'the lump grows fast, bleeds or opens, or is in the mouth or a milk gland',
  lump_growing_ulcerated: 'the lump bleeds heavily, or your dog is weak or cannot eat',
  fleas: 'the gums are pale or your dog is weak, above all in a puppy',
  tick_attached: 'fever, lameness, dullness or weak back legs follow in the next weeks',
  paw_licking: 'one paw is swollen or your dog limps',
  dry_flaky_skin: 'itching, a smell or hair loss comes with it',
  // Ears and eyes.
  ear_scratch_headshake:
    'your dog tilts the head or loses balance, the ear flap swells, or the ear is very sore',
  ear_flap_swelling: 'there is pain, bleeding or a head tilt',
  eye_red_squint: 'the eye turns cloudy, bulges, has a big pupil or stops seeing',
  eye_discharge_mild: 'your dog squints, or the eye turns red or cloudy',
  eye_cloudy: 'the cloudiness came suddenly, or the eye is red or painful',
  cherry_eye: 'your dog squints or the lump is injured',
  // Nerves.
  seizure_single:
    'a seizure lasts over 5 minutes, a second one comes within a day, or poison may be behind it',
  tremors_shaking: "your dog can't stand, is hot, has a seizure, or may have eaten a poison",
  head_tilt_balance: "your dog can't stand, doesn't respond, or keeps vomiting",
  back_neck_pain: "your dog turns weak or wobbly, drags a leg, or can't pee",
  disorientation_senior: 'the confusion came suddenly, or with circling, a seizure or loss of sight',
  twitching_in_sleep: "your dog is stiff, can't be woken, wets the bed or is confused afterward",
  // The whole body.
  weight_loss: 'vomiting, diarrhea, thirst or weakness comes with it, or over a tenth is lost in a month',
  weight_gain: 'a pot belly comes suddenly, or breathing gets harder',
  restlessness_pain: 'the belly swells, or your dog retches or struggles to breathe or pee',
  lethargy: "your dog won't get up or eat, breathes fast, collapses or has pale gums",
  post_surgery_concern: 'the wound bleeds or opens, or your dog is weak or pale',
  post_vaccine_tired: 'the face swells, hives or vomiting come, or the tiredness lasts over two days',
  dehydration_not_drinking: 'your dog drinks nothing for a day, vomits or turns dull',
  hiccups: 'they last over an hour, or come with retching or trouble breathing',
  end_of_life_concern: "your dog is in distress, can't stand or breathes hard",
};
