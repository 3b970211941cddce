import { parseArgs } from 'node:util'

/** The options in the command line of the bench or the audit. */
export interface Options {
  /** Parts of the bench; the default parts when empty. The audit ignores them. */
  readonly parts: readonly string[]
  readonly rounds: number
  /** The folder of a built site; undefined for `dist`. */
  readonly site: string | undefined
  /** Paths of pages; all when empty. Of the bench's parts, only `scrolling` reads them. */
  readonly routes: readonly string[]
  /** Presets and skies of the audit. Without a preset, all presets; without a sky, all skies. The bench ignores them. */
  readonly only: readonly string[]
  /** The folder for pictures of the gate's openings; undefined to measure the openings instead. The audit ignores it. */
  readonly pictures: string | undefined
  /** True to write the tables into the tool's README. */
  readonly save: boolean
}

/** Reads a command line, as in `npm run bench -- mounting --rounds=3`. @throws for an unknown option or wrong rounds */
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

/** The arguments after the paths of Node.js, of `src/tools/run.mjs` and of the script. */
export function commandLine(): readonly string[] {
  return process.argv.slice(3)
}
