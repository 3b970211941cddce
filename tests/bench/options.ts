import { parseArgs } from 'node:util'

/** The options of a measurement, from its command line. */
export interface Options {
  /** The parts of the bench; the default parts when empty. The audit has none. */
  readonly parts: readonly string[]
  readonly rounds: number
  /** The folder of a built site. Undefined: this site. */
  readonly site: string | undefined
  /** Paths of pages; all when empty. */
  readonly routes: readonly string[]
  /** Presets and skies of the audit; all when empty. */
  readonly only: readonly string[]
  /** The folder for pictures of an opening's frames. Undefined: measurements instead of pictures. */
  readonly pictures: string | undefined
  /** True to write the tables into the README of the folder. */
  readonly save: boolean
}

/** Reads a command line, as in `npm run bench -- mounting --rounds=3`. @throws for an option that does not exist */
export function readOptions(args: readonly string[], defaultRounds: number): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(defaultRounds) },
      site: { type: 'string' },
      route: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      pictures: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is ${values.rounds}; give a whole number`)
  const { site, route: routes, only, pictures, save } = values
  return { parts: positionals, rounds, site, routes, only, pictures, save }
}

/** The arguments of the script. Before them are the paths of Node.js, of `src/build/run.mjs` and of the script. */
export function commandLine(): readonly string[] {
  return process.argv.slice(3)
}
