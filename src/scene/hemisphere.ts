export type Hemisphere = 'north' | 'south'

/**
 * Time zones whose people live south of the equator, by the names of the tz database (its `zone1970.tab` gives
 * each zone's latitude). Whole regions first, then the single towns of regions on both sides.
 */
const SOUTHERN_REGIONS = /^(Australia|Antarctica|America\/Argentina)\//
const SOUTHERN_TOWNS: ReadonlySet<string> = new Set(
  [
    'Africa: Blantyre Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Lubumbashi Luanda Lusaka',
    'Africa: Maputo Maseru Mbabane Nairobi Windhoek Brazzaville',
    'America: Araguaina Asuncion Bahia Belem Buenos_Aires Campo_Grande Cuiaba Coyhaique Eirunepe Fortaleza Guayaquil',
    'America: La_Paz Lima Maceio Manaus Montevideo Noronha Porto_Velho Punta_Arenas Recife Rio_Branco Santarem',
    'America: Santiago Sao_Paulo Catamarca Cordoba Jujuy Mendoza',
    'Asia: Dili Jakarta Jayapura Makassar Pontianak',
    'Atlantic: South_Georgia St_Helena Stanley',
    'Indian: Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
    'Pacific: Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier',
    'Pacific: Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Tahiti Tongatapu Wallis',
  ].flatMap((line) => {
    const [region = '', towns = ''] = line.split(': ')
    return towns.split(' ').map((town) => `${region}/${town}`)
  }),
)

/** The hemisphere of a time zone's people, named as `Intl.DateTimeFormat` does; north where the name does not tell. */
export function hemisphereOf(timeZone: string | undefined): Hemisphere {
  const south = timeZone !== undefined && (SOUTHERN_REGIONS.test(timeZone) || SOUTHERN_TOWNS.has(timeZone))
  return south ? 'south' : 'north'
}
