// Signs of one place on the outside of a dog, which nothing swallowed brings about.
const ofOnePlace =
  /^(?:limp_\w+|stiffness_arthritis|broken_bone|back_neck_pain|ear_\w+|itching_skin|hot_spot|hair_loss|dry_flaky_skin|lump_\w+|fleas|tick_attached|insect_sting_mild|paw_\w+|torn_nail|minor_cut|wound_bite|foxtail_grass_seed|scooting_anal_glands|eye_(?:discharge_mild|cloudy|red_squint)|cherry_eye|tooth_broken_dental_pain|bad_breath_dental|sneezing_nasal_discharge|reverse_sneeze|weight_gain|worms_in_stool|in_heat_normal|mastitis_mammary)$/;

const skin =
  /^(?:itching_skin|hot_spot|hair_loss|dry_flaky_skin|ear_scratch_headshake|paw_\w+|eye_\w+|insect_sting_mild|wound_bite|minor_cut|bad_breath_dental)$/;
const joints = /^(?:limp_\w+|stiffness_arthritis|back_neck_pain)$/;
const swelling = /^(?:lump_\w+|limp_\w+|insect_sting_mild|paw_licking|eye_\w+)$/;
const mouth = /^(?:tooth_broken_dental_pain|bad_breath_dental|paw_licking)$/;

/** The signs of one place that an earlier danger can bring about after all. */
const exceptions: readonly (readonly [danger: RegExp, fits: RegExp])[] = [
  // It bleeds into joints and under the skin; of something unknown, anything may come; venom spreads from the bite.
  [/^(?:toxin_rodenticide|toxin_unknown|snake_bite)$/, /./],
  [/^(?:toxin_macadamia|electric_shock)$/, joints],
  [/^electric_shock$/, /^(?:broken_bone|eye_cloudy|paw_\w+|wound_bite|minor_cut)$/],
  [/^(?:toxin_paracetamol|toxin_plants|toxin_toad)$/, swelling],
  [/^toxin_(?:insecticide|cleaning_chemical|plants|blue_green_algae|vet_med_overdose)$/, skin],
  [/^(?:toxin_cleaning_chemical|foreign_body_swallowed|battery_magnet_sharp|electric_shock)$/, mouth],
  [/^near_drowning$/, /^(?:sneezing_nasal_discharge|reverse_sneeze|eye_\w+)$/],
];

/** Whether a later sign may come from an earlier danger: in doubt, it may. By ids of signs. */
export const mayComeFrom = (sign: string, danger: string): boolean =>
  !ofOnePlace.test(sign) || exceptions.some(([cause, fits]) => cause.test(danger) && fits.test(sign));
