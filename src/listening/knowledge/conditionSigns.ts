/**
 * Conditions as owners write them in a profile, and the signs that a vet would want to hear of with them (ids of signs). A
 * link to ask about, not a cause.
 */
export const conditionSigns: readonly (readonly [written: RegExp, signs: RegExp])[] = [
  [
    /arthrit|\bhips?\b|elbow|joint|dysplasia|cruciate|patella/i,
    /^(?:stiffness_arthritis|limp_mild|limp_nonweightbearing|back_neck_pain|exercise_intolerance)$/,
  ],
  [
    /allerg|atop|dermatit|itch|\bskin\b/i,
    /^(?:itching_skin|paw_licking|hot_spot|hair_loss|dry_flaky_skin|ear_scratch_headshake|sneezing_nasal_discharge|eye_discharge_mild|scooting_anal_glands)$/,
  ],
  [
    /kidney|diabet|cushing|thyroid|liver/i,
    /^(?:drinking_more|weight_loss|weight_gain|incontinence_leak|appetite_loss)$/,
  ],
  [/epilep|seizure/i, /^(?:seizure_single|seizure_emergency|tremors_shaking|fainting_episode)$/],
  [
    /heart|murmur|cardio/i,
    /^(?:cough_mild_kennel|cough_exercise_night_heart|fast_resting_breathing|exercise_intolerance|fainting_episode)$/,
  ],
  [/\bears?\b|otitis/i, /^ear_scratch_headshake$/],
  [
    /stomach|colitis|\bibd\b|pancreat|sensitive|digest/i,
    /^(?:vomiting_single|diarrhoea_mild|appetite_loss|abdominal_pain_prayer|flatulence)$/,
  ],
];
