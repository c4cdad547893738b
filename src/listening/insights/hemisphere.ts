// The IANA zones south of the equator, by the names that machines give back for any of their names.
const southern = new Set(
  Object.entries({
    Africa:
      'Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Luanda Lubumbashi Lusaka Maputo Maseru Mbabane Nairobi Windhoek',
    America:
      'Araguaina Asuncion Bahia Belem Buenos_Aires Campo_Grande Catamarca Cordoba Coyhaique Cuiaba Eirunepe Fortaleza Guayaquil Jujuy La_Paz Lima Maceio Manaus Mendoza Montevideo Noronha Porto_Velho Punta_Arenas Recife Rio_Branco Santarem Santiago Sao_Paulo',
    Asia: 'Dili Jakarta Jayapura Makassar Pontianak',
    Atlantic: 'South_Georgia St_Helena Stanley',
    Indian: 'Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
    Pacific:
      'Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Tahiti Tongatapu Wallis',
  }).flatMap(([area, places]) => places.split(' ').map((place) => `${area}/${place}`)),
);
const southernAreas = /^(?:Antarctica|Australia|America\/Argentina)\//;

/** Whether a zone lies where July is summer. */
export const isNorthern = (zone: string): boolean => !southernAreas.test(zone) && !southern.has(zone);
