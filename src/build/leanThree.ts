import type { Plugin } from 'vite'

const THREE = /\/three\/build\/three\.module\.js$/
/** A piece of shader as three.js keeps it: a line of its own. */
const PIECE = /^(var|const) ([\w$]+) = "(?:[^"\\]|\\.)*";$/gm
/** What goes before every shader, whoever wrote it. */
const ALWAYS_USED: ReadonlySet<string> = new Set(['colorspace_pars_fragment', 'tonemapping_pars_fragment'])
/** That three.js writes its pieces otherwise would be seen by the weight alone; so it is an error. */
const LEAST_PIECES = 50

/**
 * three.js without the shaders of its own materials: the sky draws with shaders of its own alone, and a visitor would
 * download a fifth of three.js for nothing.
 *
 * @throws when there are hardly any: three.js has changed
 */
export function leanThree(source: string): string {
  let pieces = 0
  const lean = source.replace(PIECE, (piece, keyword: string, name: string) => {
    if (ALWAYS_USED.has(name)) return piece
    pieces++
    return `${keyword} ${name} = "";`
  })
  if (pieces < LEAST_PIECES)
    throw new Error('leanThree: three.js keeps its shaders in another way than it did')
  return lean
}

/** Leaves out of the build what of three.js the sky does not draw with. */
export function leanThreeShaders(): Plugin {
  return {
    name: 'moongate:lean-three',
    apply: 'build',
    transform: { filter: { id: THREE }, handler: (source) => ({ code: leanThree(source), map: null }) },
  }
}
