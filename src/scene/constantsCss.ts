import type { Constants, ViewConstants } from './constants.ts'
import { groundCss } from './ground.ts'
import { type Pose, poseCss } from './pose.ts'

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
  const moons = (pick: (view: ViewConstants) => Pose) =>
    Object.entries(views)
      .map(([name, view]) => `[data-scene][data-view="${name}"]{${poseCss('moon', pick(view))}}`)
      .join('\n')
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
${moons(({ moon }) => moon.narrow)}
@media (min-width:${layout.wideMinPx}px){
:root{${poseCss('eclipse', eclipse.wide)}}
${moons(({ moon }) => moon.wide)}
}
`
}
