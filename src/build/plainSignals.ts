import type { Plugin } from 'vite'

/** The files that React's two renderers are in, the page's and, within react-three-fiber, the sky's. */
export const RENDERERS =
  /\/react-dom-client\.production\.js$|\/@react-three\/fiber\/dist\/events-[\w-]+\.esm\.js$/

/** The messages of React's signals to itself: suspended (460, 474, 542), hydration to be put off (461) or given up (519). */
const SIGNAL = /= ?Error\(([\w$]+\((?:460|461|474|519|542)\))\)/g

/**
 * A renderer of React whose signals to itself, made when its script is run, do not look up where they were made. Nobody
 * reads that; but while a browser is inspected, as it is by every audit, V8 parses the whole script a second time for it,
 * which took five sixths of the time that the script needs to run. A signal that is made in another way stays as it is.
 */
export function plainSignals(source: string): string {
  return source.replace(SIGNAL, '={__proto__:Error.prototype,message:$1}')
}

/** Builds both of React's renderers with plain signals. */
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
