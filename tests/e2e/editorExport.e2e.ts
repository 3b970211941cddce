import { violations } from '../helpers/axe.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const encoded = (text: string) => new TextEncoder().encode(text)

test('An export leads to its findings, works offline, shows how to publish, and can be imported. Other files are refused', async ({
  site,
}) => {
  const editor = await openEditor(site, '1')
  const { page, dialog } = editor
  const textBefore = await editor.previewText()
  let zip: Uint8Array = new Uint8Array()

  await test.step('An unsafe address must be changed first. The finding leads to its field', async () => {
    await editor.field('name').fill('')
    await editor.unfold('Links')
    await editor.field('links.1.url').fill('javascript:alert(1)')
    await editor.press('Export')
    await expect(dialog).toContainText(
      /Your page has \d+ things? to look at\. Some of this could harm those who visit it/,
    )
    await expect.soft(editor.exportAnyway).toHaveCount(0)
    expect.soft(await violations(page)).toEqual([])
    // The link may have more findings: the unsafe address is the first.
    await editor.dialogButton('Go there: “Commissions”').first().click()
    await expect(editor.field('links.1.url')).toBeFocused()
    await editor.field('links.1.url').fill('https://safe.example/')
    await editor.press('Export')
    await editor.dialogButton('Go there: Name').click()
    await expect(editor.field('name')).toBeFocused()
    await editor.field('name').fill('Ophelia Vane')
  })

  await test.step('Offline, the page is exported too, with the steps of the chosen host', async () => {
    await site.settled()
    await page.context().setOffline(true)
    await editor.press('Export')
    await editor.confirmExport()
    await expect(editor.exportDone).toBeVisible()
    const steps = dialog.locator('ol > li')
    const radios = dialog.getByRole('radio')
    await expect.soft(radios.first()).toBeChecked()
    await expect.soft(steps).toHaveText([/^Unzip the file/, /^Open the hosting site/, /^Drag the/, /^Rename/])
    await expect
      .soft(dialog.locator('label:has([type=radio])'))
      .toHaveText([
        'Netlify Drop wants the ZIP unzipped first',
        'Cloudflare Drop takes the ZIP as it is',
        'GitHub Pages wants the ZIP unzipped first',
      ])
    await radios.nth(1).check()
    await expect.soft(steps.first()).toHaveText('Open Cloudflare Drop. It asks for no account yet.')
    await expect
      .soft(dialog.getByRole('link', { name: 'Open Cloudflare Drop' }))
      .toHaveAttribute('href', 'https://www.cloudflare.com/drop/')
    expect.soft(await violations(page)).toEqual([])
    await editor.dialogButton('Close').click()
    const exported = await editor.exportPage()
    await editor.press('Export')
    await editor.confirmExport()
    await expect.soft(radios.nth(1), 'the editor remembers the host').toBeChecked()
    await editor.dialogButton('Close').click()
    expect.soft(exported.name).toBe('ophelia-vane.zip')
    zip = exported.zip
  })

  await test.step('The ZIP opens as it was, and its page alone opens without pictures', async () => {
    await editor.field('name').fill('Somebody else')
    await editor.drop('ophelia-vane.zip', 'application/zip', zip)
    await expect(editor.toast(/^Your page was imported, as the draft “.*”\.$/)).toBeVisible()
    await expect.soft(editor.field('name')).toHaveValue('Ophelia Vane')
    await expect.poll(() => editor.previewText()).toBe(textBefore)
    expect.soft((await editor.exportPage()).zip).toEqual(zip)
    await editor.importFile('index.html', unzipped(zip)['index.html'] ?? new Uint8Array())
    await expect(editor.toast(/An index\.html by itself holds no pictures: add them again\.$/)).toBeVisible()
    await expect.soft(editor.field('links.1.url')).toHaveValue('https://safe.example/')
    await page.context().setOffline(false)
  })

  await test.step('Nothing changes when a dropped file is damaged, too new or no exported site', async () => {
    await editor.field('name').fill('Mine')
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    for (const [name, bytes, refusal] of [
      ['notes.zip', encoded('not a ZIP at all'), 'This is neither a ZIP from the editor nor its index.html.'],
      ['half.zip', zip.slice(0, Math.floor(zip.length / 2)), 'This ZIP cannot be read: it is damaged'],
      [
        'newer.html',
        encoded(html.replace(/"version":\d+/, '"version":99')),
        'The site’s data cannot be read: version is 99, newer than this editor;',
      ],
      ['song.mp3', encoded('la'), '“song.mp3” is neither a picture nor a site.'],
    ] as const) {
      await editor.drop(name, '', bytes)
      await expect(editor.toast(refusal), name).toBeVisible()
      await expect.soft(editor.field('name')).toHaveValue('Mine')
      await editor.dismiss.click()
    }
  })
})

test.describe('Inside an app,', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 350.0',
  })

  test('the export recommends a browser that can save files, and shares the ZIP when the app can share files', async ({
    site,
  }) => {
    const editor = await openEditor(site, '3')
    const { page } = site
    await editor.field('name').fill('Ada of the Moon')
    const startExport = async () => {
      await editor.press('Export')
      const publishHeading = editor.dialog.getByRole('heading', { name: 'Put it on the web', exact: true })
      await expect(editor.exportAnyway.or(publishHeading)).toBeVisible()
      await editor.exportAnyway.click()
    }
    await startExport()
    await expect(editor.dialog).toContainText('This app’s browser cannot save files. Open this page in')
    await editor.dialogButton('Close').click()

    // The fake share sheet writes the name, the type and the first bytes of its file into the page's title.
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.length === 1,
        share: async ({ files = [] }: ShareData) => {
          const [file] = files
          const start = new Uint8Array((await file?.arrayBuffer()) ?? []).slice(0, 2)
          document.title = `${file?.name} ${file?.type} ${String.fromCharCode(...start)}`
        },
      })
    })
    await startExport()
    await expect(editor.dialog).toContainText('This app cannot save files, but it can share them')
    await editor.dialogButton('Share ada-of-the-moon.zip').click()
    await expect(page).toHaveTitle('ada-of-the-moon.zip application/zip PK')
  })
})
