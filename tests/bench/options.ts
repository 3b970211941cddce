import { parseArgs } from 'node:util'

/** The options of a measurement, from its command line. */
export interface Options {
  /** The bench's parts, or the audit's routes. Empty: all. */
  readonly parts: readonly string[]
  readonly rounds: number
  /** The folder of a built site, if it is not this site. */
  readonly site: string | undefined
  /** Only these routes; all when empty. */
  readonly routes: readonly string[]
  /** Only these rows of the audit; all when empty. */
  readonly only: readonly string[]
  /** The folder for the frames of an opening as PNG files. Undefined: no frames, but figures. */
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

/** The arguments after the script's own path. `src/build/run.mjs` stands before that path. */
export function commandLine(): readonly string[] {
  return process.argv.slice(3)
}
