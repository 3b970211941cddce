import { findRoute, hasSky } from '../../src/routes.ts'
import { site as owner } from '../../src/site/site.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expectLisbonThenLeave, LISBON_QUERY } from '../helpers/nights.ts'
import { test } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'
import { DESKTOP } from '../helpers/windows.ts'

test.use({ viewport: DESKTOP, timezoneId: 'Europe/Lisbon' })
test.skip(!owner.sky.nights || !hasSky(findRoute('/')), 'The home page offers no nights')

test(
  'A shared night opens under a live sky, and the page returns when the visitor leaves the night',
  LONG_RUN,
  async ({ site }) => {
    await openSky(site, `/${LISBON_QUERY}`)
    await expectLisbonThenLeave(site)
  },
)
