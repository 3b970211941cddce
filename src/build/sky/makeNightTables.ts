import { readFile, writeFile } from 'node:fs/promises'

const STARS_FILE = 'src/scene/night/brightStars.json'
const PLACES_FILE = 'src/scene/night/places.json'

const STAR_COUNT = 1000

interface CatalogueStar {
  /** Right ascension, as in `06h 45m 08.9s`. An hour is 15°. */
  readonly RA: string
  /** Declination, as in `-16° 42′ 58″`. */
  readonly Dec: string
  /** Visual magnitude. */
  readonly V: string
  /** Colour temperature, kelvin. */
  readonly K?: string
}

const DEFAULT_KELVIN = 6600

/**
 * Writes the tables of stars and places for the sky of a night: `npm run night-tables -- bsc5-short.json zone.tab`.
 * Sources: the Bright Star Catalogue (github.com/brettonw/YaleBrightStarCatalog) and the tz database (iana.org/time-zones).
 */
async function makeNightTables([catalogueFile, zonesFile]: readonly string[]): Promise<void> {
  if (!catalogueFile || !zonesFile)
    throw new Error('Name the two files: npm run night-tables -- bsc5-short.json zone.tab')
  const catalogue: CatalogueStar[] = JSON.parse(await readFile(catalogueFile, 'utf8'))
  const stars = catalogue
    .filter(({ RA, Dec, V }) => RA && Dec && V)
    .map(
      ({ RA, Dec, V, K }) =>
        [15 * readSexagesimal(RA), readSexagesimal(Dec), Number(V), Number(K) || DEFAULT_KELVIN] as const,
    )
    .sort(([, , magnitudeA], [, , magnitudeB]) => magnitudeA - magnitudeB)
    .slice(0, STAR_COUNT)
    .map(([ra, dec, magnitude, kelvin]) => [round(ra), round(dec), magnitude, kelvin])
  const zoneLines = (await readFile(zonesFile, 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const places = zoneLines
    .map((line) => {
      const [, coordinates = '', zone = ''] = line.split('\t')
      const [latitude = '', longitude = ''] = coordinates.match(/[+-]\d+/g) ?? []
      return [zone, round(readIsoAngle(latitude, 2)), round(readIsoAngle(longitude, 3))] as const
    })
    .sort(([zoneA], [zoneB]) => (zoneA < zoneB ? -1 : 1))
  await writeFile(STARS_FILE, formatRows(stars))
  await writeFile(PLACES_FILE, formatRows(places))
}

const round = (degrees: number) => Number(degrees.toFixed(2))
const formatRows = (table: readonly (readonly unknown[])[]) =>
  `[\n${table.map((row) => `  ${JSON.stringify(row).replaceAll(',', ', ')}`).join(',\n')}\n]\n`

/** Reads `-16° 42′ 58″` as -16.716, `-00° 30′` as -0.5, and `06h 45m 08.9s` as 6.752. */
function readSexagesimal(text: string): number {
  const [units = 0, minutes = 0, seconds = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return (text.startsWith('-') ? -1 : 1) * (units + minutes / 60 + seconds / 3600)
}

/** Reads an angle of ISO 6709: `-0908` or `+404251`. @param degreeDigits 2 in a latitude, 3 in a longitude */
function readIsoAngle(text: string, degreeDigits: number): number {
  const numberIn = (start: number, end: number) => Number(text.slice(start, end) || 0)
  const degrees =
    numberIn(1, 1 + degreeDigits) +
    numberIn(1 + degreeDigits, 3 + degreeDigits) / 60 +
    numberIn(3 + degreeDigits, 5 + degreeDigits) / 3600
  return text.startsWith('-') ? -degrees : degrees
}

// After `node`, `run.mjs` and this file.
await makeNightTables(process.argv.slice(3))
