import { expect, test } from '../helpers/site.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

test.use(TOUCH_PHONE)

test('On a touch screen, a line in the last eclipse says that a touch brings back the sun, and the touch does', async ({
  site,
}) => {
  const { page } = site
  await site.open('/?gate=open&motion=still')
  const line = page.getByText('Touch it, and the sun returns.')
  await expect(line).toBeHidden()
  // The page grows while its last pictures load, so that one press may end above its end.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Back to the beginning' }).tap()
  await expect(site.heading).toBeFocused()
  await expect(line).toBeHidden()
})
