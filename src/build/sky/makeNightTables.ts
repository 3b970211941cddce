import { readFile, writeFile } from 'node:fs/promises'

const STARS = 'src/scene/night/brightStars.json'
const PLACES = 'src/scene/night/places.json'

/** The brightest stars of the catalogue. About half are above the horizon at a time, which is enough for every view. */
const STAR_COUNT = 1000

/** A star of the JSON edition: right ascension "06h 45m 08.9s", declination "-16° 42′ 58″", visual magnitude, kelvin. */
interface CatalogueStar {
  readonly RA: string
  readonly Dec: string
  readonly V: string
  readonly K?: string
}

/** The colour temperature of stars for which the catalogue has none, kelvin: white. */
const DEFAULT_KELVIN = 6600

/**
 * Writes the tables of stars and places for the sky of a night: `npm run night-tables -- bsc5-short.json zone.tab`.
 * The first file is the JSON edition of the Bright Star Catalogue by Bretton Wade (github.com/brettonw/YaleBrightStarCatalog,
 * MIT); the catalogue itself is freely available: D. Hoffleit and W. H. Warren, The Bright Star Catalogue, 5th revised edition, 1991.
 * The second is `zone.tab` of the tz database, in the public domain.
 */
async function makeNightTables([catalogueFile, zonesFile]: readonly string[]): Promise<void> {
  if (!catalogueFile || !zonesFile)
    throw new Error('Name the two files: npm run night-tables -- bsc5-short.json zone.tab')
  const catalogue: CatalogueStar[] = JSON.parse(await readFile(catalogueFile, 'utf8'))
  const stars = catalogue
    .filter(({ RA, Dec, V }) => RA && Dec && V)
    .map(
      ({ RA, Dec, V, K }) =>
        [15 * sexagesimal(RA), sexagesimal(Dec), Number(V), Number(K) || DEFAULT_KELVIN] as const,
    )
    .sort((one, other) => one[2] - other[2])
    .slice(0, STAR_COUNT)
    .map(([ra, dec, magnitude, kelvin]) => [round(ra), round(dec), magnitude, kelvin])
  const zones = (await readFile(zonesFile, 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const places = zones
    .map((line) => {
      const [, coordinates = '', zone = ''] = line.split('\t')
      const [latitude = '', longitude = ''] = coordinates.match(/[+-]\d+/g) ?? []
      return [zone, round(isoAngle(latitude, 2)), round(isoAngle(longitude, 3))] as const
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(STARS, rows(stars))
  await writeFile(PLACES, rows(places))
}

const round = (degrees: number) => Number(degrees.toFixed(2))
const rows = (table: readonly (readonly unknown[])[]) =>
  `[\n${table.map((row) => `  ${JSON.stringify(row).replaceAll(',', ', ')}`).join(',\n')}\n]\n`

/** Reads "-16° 42′ 58″" as -16.716, and "-00° 30′" as -0.5. */
function sexagesimal(text: string): number {
  const [units = 0, minutes = 0, seconds = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return (text.startsWith('-') ? -1 : 1) * (units + minutes / 60 + seconds / 3600)
}

/** Reads ISO 6709's "-0908" or "+404251" as degrees. @param degreeDigits 2 in a latitude, 3 in a longitude */
function isoAngle(text: string, degreeDigits: number): number {
  const part = (from: number, to: number) => Number(text.slice(from, to) || 0)
  const degrees =
    part(1, 1 + degreeDigits) +
    part(1 + degreeDigits, 3 + degreeDigits) / 60 +
    part(3 + degreeDigits, 5 + degreeDigits) / 3600
  return text.startsWith('-') ? -degrees : degrees
}

await makeNightTables(process.argv.slice(3))
