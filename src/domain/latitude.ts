/** IANA zones by area. The names are the canonical ones that machines resolve aliases to. */
const zones = (byArea: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.entries(byArea).flatMap(([area, places]) => places.split(' ').map((place) => `${area}/${place}`)),
  );

const southern = zones({
  Africa:
    'Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Luanda Lubumbashi Lusaka Maputo Maseru Mbabane Nairobi Windhoek',
  America:
    'Araguaina Asuncion Bahia Belem Buenos_Aires Campo_Grande Catamarca Cordoba Coyhaique Cuiaba Eirunepe Fortaleza Guayaquil Jujuy La_Paz Lima Maceio Manaus Mendoza Montevideo Noronha Porto_Velho Punta_Arenas Recife Rio_Branco Santarem Santiago Sao_Paulo',
  Asia: 'Dili Jakarta Jayapura Makassar Pontianak',
  Atlantic: 'South_Georgia St_Helena Stanley',
  Indian: 'Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
  Pacific:
    'Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Tahiti Tongatapu Wallis',
});
const southernAreas = /^(?:Antarctica|Australia|America\/Argentina)\//;

/** Whether July is in summer in a zone. */
export const isNorthern = (zone: string): boolean => !southernAreas.test(zone) && !southern.has(zone);

// Between the tropics, where there is no winter.
const tropical = zones({
  Africa:
    'Abidjan Accra Addis_Ababa Asmara Asmera Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura Conakry Dakar Dar_es_Salaam Djibouti Douala Freetown Harare Juba Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka Malabo Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo Sao_Tome Windhoek',
  America:
    'Anguilla Antigua Araguaina Aruba Bahia Bahia_Banderas Barbados Belem Belize Boa_Vista Bogota Campo_Grande Cancun Caracas Cayenne Cayman Costa_Rica Cuiaba Curacao Dominica Eirunepe El_Salvador Fortaleza Grand_Turk Grenada Guadeloupe Guatemala Guayaquil Guyana Havana Jamaica Kralendijk La_Paz Lima Lower_Princes Maceio Managua Manaus Marigot Martinique Mazatlan Merida Mexico_City Montserrat Noronha Panama Paramaribo Port-au-Prince Port_of_Spain Porto_Velho Puerto_Rico Recife Rio_Branco Santarem Santo_Domingo St_Barthelemy St_Kitts St_Lucia St_Thomas St_Vincent Tegucigalpa Tortola',
  Asia: 'Aden Bangkok Brunei Calcutta Colombo Dili Ho_Chi_Minh Hong_Kong Jakarta Jayapura Kolkata Kuala_Lumpur Kuching Macau Makassar Manila Phnom_Penh Pontianak Rangoon Saigon Singapore Vientiane Yangon',
  Atlantic: 'Cape_Verde St_Helena',
  Australia: 'Darwin Lindeman',
  Indian: 'Antananarivo Chagos Christmas Cocos Comoro Mahe Maldives Mauritius Mayotte Reunion',
  Pacific:
    'Apia Bougainville Chuuk Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal Guam Honolulu Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Nauru Niue Noumea Pago_Pago Palau Pohnpei Ponape Port_Moresby Rarotonga Saipan Tahiti Tarawa Tongatapu Truk Wake Wallis',
});

/** Whether a zone lies between the tropics. */
export const isTropical = (zone: string): boolean => tropical.has(zone);

/** Which seasons a place has. */
export interface Latitude {
  readonly north: boolean;
  readonly tropical: boolean;
}

/** The month (1 to 12) in which it is in the north as it is there in `month`; null between the tropics. */
export const monthInNorth = (month: number, { north, tropical }: Latitude): number | null =>
  tropical ? null : north ? month : ((month + 5) % 12) + 1;

/** Whether it is warm there in a month (1 to 12). */
export function isWarm(month: number, latitude: Latitude): boolean {
  const likeNorth = monthInNorth(month, latitude);
  return likeNorth === null || (likeNorth >= 5 && likeNorth <= 9);
}
