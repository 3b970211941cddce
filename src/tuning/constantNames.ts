import type { ConstantPath } from './constantPaths.ts'

/** Names of constants by path, or by last key. */
const NAMES: Readonly<Record<string, string>> = {
  seed: 'Seed',
  'gate.fadeOutMs': 'The gate fades out',
  'gate.fadeInDelayMs': 'The page waits',
  'gate.fadeInMs': 'The page fades in',
  'scroll.durationMs': 'Scrolling takes',
  'scroll.initialHashDelayMs': 'A link waits',
  'player.heightPx': 'Music player, height',
  'stars.sizeMinPx': 'Smallest star',
  'stars.sizeMaxPx': 'Largest star',
  'fallingStars.intervalMs': 'One falls every',
  'fallingStars.lifetimeMs': 'It lives',
  'fallingStars.sizeMinPx': 'Smallest one',
  'fallingStars.sizeMaxPx': 'Largest one',
  'behindWords.fallingStarLight': 'Behind words',
  'transition.durationMs': 'From view to view',
  'idle.afterS': 'At rest after',
  'idle.framesPerS': 'At rest',
  'calm.speed': 'When calm',
  'quality.mostPixelRatio': 'Sharpness',
  'moonlight.opacity': 'Brightness',
  'moonlight.reach': 'Reach',
  'moonlight.afterLeaving': 'After it has left',
  'parallax.pointerPx': 'Yields to pointer',
  'parallax.scroll': 'Yields to scroll',
  'layout.wideMinPx': 'Wide windows from',
  'layout.columnPx': 'Width of the text',
  stars: 'Stars',
  twinkleMinS: 'Quickest twinkle',
  twinkleMaxS: 'Slowest twinkle',
  shiftX: 'Starfield across',
  shiftY: 'Starfield down',
  x: 'Place across',
  y: 'Place down',
  radius: 'Radius',
  minPx: 'Radius at least',
  maxPx: 'Radius at most',
  follow: 'Follows the page',
}

export const GROUP_NAMES: Readonly<Record<string, string>> = {
  home: 'Home',
  media: 'Media',
  shop: 'Shop',
  template: 'Template',
  none: 'No sky',
  wide: 'wide window',
  narrow: 'narrow window',
}

export function constantName({ path, keys }: ConstantPath): string {
  // Switches are a list of views below a heading that names the effect.
  if (keys.at(-1) === 'falling') return GROUP_NAMES[keys[1] ?? ''] ?? path
  return NAMES[path] ?? NAMES[keys.at(-1) ?? ''] ?? path
}

/** With its groups, as in “Home: Stars”. */
export function fullName(constant: ConstantPath): string {
  const groups = constant.keys.slice(0, -1).flatMap((key) => GROUP_NAMES[key] ?? [])
  const of = constant.keys[0] === 'eclipse' ? ['Eclipse', ...groups] : groups
  const own = constant.keys.at(-1) === 'falling' ? 'Stars fall' : constantName(constant)
  return [...of, own].join(': ')
}
