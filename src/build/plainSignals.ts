import type { Plugin } from 'vite'

const RENDERERS = /\/react-dom-client\.production\.js$|\/@react-three\/fiber\/react-reconciler\/index\.js$/
/** The messages of React's signals to itself: suspended (460, 474, 542), hydration to be put off (461) or given up (519). */
const SIGNAL = /= ?Error\(([\w$]+\((?:460|461|474|519|542)\))\)/g
/** Another number would mean that React signals otherwise, and cost a long task again that nobody would see. */
const SIGNALS = 5

/**
 * A renderer of React whose signals to itself, made when its script is run, do not look up where they were made. Nobody
 * reads that; but while a browser is inspected, as it is by every audit, V8 parses the whole script a second time for it,
 * which took five sixths of the time that the script needs to run.
 *
 * @throws when it finds another number of signals than React has
 */
export function plainSignals(source: string): string {
  let signals = 0
  const plain = source.replace(SIGNAL, (_, message: string) => {
    signals++
    return `={__proto__:Error.prototype,message:${message}}`
  })
  if (signals !== SIGNALS) throw new Error('plainSignals: React makes its signals in another way than it did')
  return plain
}

/** Builds both of React's renderers, the page's and the sky's, with plain signals. */
export function plainSignalsInReact(): Plugin {
  return {
    name: 'moongate:plain-signals',
    apply: 'build',
    transform: {
      filter: { id: RENDERERS },
      handler: (source) => ({ code: plainSignals(source), map: null }),
    },
  }
}
