import { ECLIPSE_WIDTH_RADII, MAX_FRAME_PX, MOON_LOOK, MOON_PICTURE_WIDTH_RADII } from './moon.ts'
import { DUSK_FROM, type Palette } from './palette.ts'
import type { Constants, Pose, ViewConstants } from './schema.ts'

const PX_PER_REM = 16

export function constantsCss(
  { gate, player, views, eclipse, layout, moonlight }: Constants,
  palette: Pick<Palette, 'moonlight'>,
): string {
  const moonPosesCss = (pickPose: (view: ViewConstants) => Pose) =>
    Object.entries(views)
      .map(([name, view]) => `[data-view="${name}"]{${poseCss('moon', pickPose(view))}}`)
      .join('\n')
  return `:root{
--gate-fade-out:${gate.fadeOutMs}ms;
--gate-fade-in-delay:${gate.fadeInDelayMs}ms;
--gate-fade-in:${gate.fadeInMs}ms;
--column:${layout.columnPx / PX_PER_REM}rem;
--dusk-from: ${DUSK_FROM * 100}%;
--moonlight: rgb(${palette.moonlight.map(Math.round).join(' ')} / ${moonlight.opacity});
--moonlight-reach: ${moonlight.reach * 100}vmin;
--moonlight-in-totality: ${MOON_LOOK.MOONLIGHT_IN_TOTALITY};
--player-height:${player.heightPx}px;
--moon-picture-width-radii:${MOON_PICTURE_WIDTH_RADII};
--eclipse-width-radii:${ECLIPSE_WIDTH_RADII};
${poseCss('eclipse', eclipse.narrow)}
}
${moonPosesCss(({ moon }) => moon.narrow)}
@media (min-width:${layout.wideMinPx}px){
:root{${poseCss('eclipse', eclipse.wide)}}
${moonPosesCss(({ moon }) => moon.wide)}
}
`
}

/** A pose as CSS custom properties. A still moon scrolls with the page or not at all. @param prefix of their names: 'moon' or 'eclipse' */
export function poseCss(prefix: string, pose: Pose): string {
  const percent = (fraction: number) => `${Number((fraction * 100).toFixed(3))}`
  return [
    `--${prefix}-x:calc(50cqw + ${Number((pose.x - 0.5).toFixed(5))}*min(100cqw,${MAX_FRAME_PX}px))`,
    `--${prefix}-y:${percent(pose.y)}cqh`,
    `--${prefix}-radius:clamp(${pose.minPx}px,${percent(pose.radius)}cqmin,${pose.maxPx}px)`,
    `--${prefix}-position:${pose.follow >= 0.5 ? 'absolute' : 'fixed'}`,
  ].join(';')
}
