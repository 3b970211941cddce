import { expectGate, expectOpening, expectView, SCREENS, VIEWS } from '../helpers/frozenSky.ts'
import { LONG_RUN, longRunIf } from '../helpers/longRun.ts'
import { isSample } from '../helpers/sample.ts'
import { test } from '../helpers/site.ts'

// The pictures show the sample's text.
test.skip(!isSample, 'The content is not the sample')

test.describe('On a desktop,', () => {
  test.use({ viewport: SCREENS.desktop })

  test('the gate matches its picture', ({ site }) => expectGate(site, 'desktop'))
  test('the gate matches its picture 0.5 s into its opening', LONG_RUN, ({ site }) =>
    expectOpening(site, 'desktop', '0.5'),
  )
  for (const { view, path } of VIEWS)
    test(`the ${view} view matches its picture`, longRunIf(view !== 'home'), ({ site }) =>
      expectView(site, 'desktop', view, path),
    )
})

test.describe('On a phone,', () => {
  test.use({ viewport: SCREENS.phone })

  test('the gate matches its picture', LONG_RUN, ({ site }) => expectGate(site, 'phone'))
  test('the home view matches its picture', ({ site }) => expectView(site, 'phone', 'home', '/'))
})
