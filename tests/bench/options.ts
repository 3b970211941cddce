import { parseArgs } from 'node:util'

/** What the command line of a measurement may say. */
export interface Options {
  /** The parts to run, or the routes; all when empty. */
  readonly parts: readonly string[]
  readonly rounds: number
  /** The folder of a built site, if it is not this one. */
  readonly site: string | undefined
  /** Only these routes; all when empty. */
  readonly routes: readonly string[]
  /** Only these rows of the audit; all when empty. */
  readonly only: readonly string[]
  readonly pictures: string | undefined
  /** Whether the tables are written into the README beside the script. */
  readonly save: boolean
}

/** Reads a command line, as in `npm run bench -- mounting --rounds=3`. @throws when it has an unknown option */
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

/** What a script run by `src/build/run.mjs` was given. */
export function commandLine(): readonly string[] {
  return process.argv.slice(3)
}
