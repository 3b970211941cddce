import type { Plugin } from 'vite'
import { type Constants, constants, VIEWS, type View } from '../scene/constants.ts'
import { groundCss } from '../scene/ground.ts'
import { type Pose, poseCss } from '../scene/pose.ts'

const ID = 'virtual:constants.css'

/** The constants that style sheets read, as custom properties: timings, sizes, and where the moon stands. */
export function constantsCss({
  gate,
  transition,
  player,
  views,
  eclipse,
  layout,
  moonlight,
}: Constants): string {
  const moons = (pick: (view: View) => Pose) =>
    VIEWS.map((view) => `[data-scene][data-view="${view}"]{${poseCss('moon', pick(view))}}`).join('\n')
  return `:root{
--gate-fade-out:${gate.fadeOutMs}ms;
--gate-fade-in-delay:${gate.fadeInDelayMs}ms;
--gate-fade-in:${gate.fadeInMs}ms;
--transition:${transition.durationMs}ms;
--column:${layout.columnPx / 16}rem;
${groundCss(moonlight)}
--player-height:${player.heightPx}px;
${poseCss('eclipse', eclipse.narrow)}
}
${moons((view) => views[view].moon.narrow)}
@media (min-width:${layout.wideMinPx}px){
:root{${poseCss('eclipse', eclipse.wide)}}
${moons((view) => views[view].moon.wide)}
}
`
}

/** Serves the constants to the style sheets, so that each number is written once. */
export function constantsStyleSheet(): Plugin {
  return {
    name: 'moongate:constants-style-sheet',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? constantsCss(constants) : undefined),
  }
}
