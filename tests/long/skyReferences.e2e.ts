import { expectMoon, expectOpening, expectView, SCREENS, type Screen, VIEWS } from '../helpers/frozenSky.ts'
import { isSample } from '../helpers/sample.ts'
import { test } from '../helpers/site.ts'

// The pictures show the sample's text.
test.skip(!isSample, 'The content is not the sample')

const PHASES = { crescent: 0.12, quarter: 0.25, full: 0.5, waning: 0.7 } as const
/** Screens, and seconds since the gate began to open. `tests/e2e/skyReferences.e2e.ts` compares the other pictures. */
const OPENINGS: readonly [Screen, string][] = [
  ['desktop', '0.25'],
  ['desktop', '0.75'],
  ['phone', '0.25'],
  ['phone', '0.5'],
  ['phone', '0.75'],
]

for (const [screen, timeS] of OPENINGS)
  test(`On a ${screen}, the gate matches its picture ${timeS} s after it began to open`, async ({ site }) => {
    await site.page.setViewportSize(SCREENS[screen])
    await expectOpening(site, screen, timeS)
  })

for (const { view, path } of VIEWS.filter(({ view }) => view !== 'home'))
  test(`On a phone, the ${view} view matches its picture`, async ({ site }) => {
    await site.page.setViewportSize(SCREENS.phone)
    await expectView(site, 'phone', view, path)
  })

for (const [name, phase] of Object.entries(PHASES))
  test(`The moon matches its picture in the phase '${name}'`, async ({ site }) => {
    await site.page.setViewportSize(SCREENS.desktop)
    await expectMoon(site, name, phase)
  })
