import type { Locator } from 'playwright/test'
import { fill } from '../../src/lib/fill.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor, phonePhotograph } from '../helpers/editor.ts'
import { LONG_RUN, longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import {
  editorWords,
  FORM_GROUPS,
  GROUP_IDS,
  hosts,
  NETWORK_NAMES,
  TEMPLATE_IDS,
  templates,
  text,
} from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

needs('editors')

/** Greatest height of a folded link, CSS px. It shows two lines of its name on a phone, and one on a desktop. */
const FOLDED_LINK_MAX_PX = { phone: 64, desktop: 58 }

/** A part is still after this many frames without a movement. */
const STILL_FRAMES = 4

/** Waits until a part of the preview does not move: a focused field scrolls the preview smoothly to its part. */
async function waitUntilStill(part: Locator): Promise<void> {
  await part.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let previousTop = Number.NaN
        let stillFrames = 0
        const check = () => {
          const { top } = element.getBoundingClientRect()
          stillFrames = top === previousTop ? stillFrames + 1 : 0
          previousTop = top
          if (stillFrames < frames) requestAnimationFrame(check)
          else resolve()
        }
        check()
      }),
    STILL_FRAMES,
  )
}

/** Clicks the middle of a part of the preview. The topmost element at that place gets the click. */
async function pressInPreview({ page, preview }: EditorPage, selector: string): Promise<void> {
  const part = preview.locator(selector).first()
  await waitUntilStill(part)
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitUntilStill(part)
  const frame = await page.locator('#editor-preview iframe').boundingBox()
  if (!frame) throw new Error('there is no preview')
  // Playwright does not know that the frame is scaled.
  const place = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight }
  })
  await page.mouse.click(frame.x + place.x * frame.width, frame.y + place.y * frame.height)
}

for (const template of TEMPLATE_IDS)
  test(
    `A press on the preview of template ${template} focuses the field of the pressed element`,
    longRunIf(repeatsTemplate(template)),
    async ({ site }) => {
      await site.page.setViewportSize({ width: 1280, height: 900 })
      const editor = await openEditor(site, template)
      await editor.press(editorWords.music.add)
      await editor.field('music.0.url').fill('https://vimeo.com/76979871')
      const fieldOfPart = {
        name: 'name',
        tagline: 'tagline',
        bio: 'bio',
        portrait: 'portrait',
        'music.0': 'music.0.url',
        'links.1': 'links.1.label',
      }
      for (const [part, path] of Object.entries(fieldOfPart)) {
        // Visitors press a player on its summary.
        const pressedChild = part === 'music.0' ? ' summary' : ''
        await pressInPreview(editor, `[data-field="${part}"]${pressedChild}`)
        await expect(editor.field(path)).toBeFocused()
      }
    },
  )

test('A toast undoes the choice of a blank page, and both it and the buttons of the choice disappear when the page is edited', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { blank, sample, begun } = editorWords.editor
  const sampleName = await editor.field('name').inputValue()
  await expect(editor.button(sample)).toHaveCount(0)
  await editor.press(blank)
  await expect(editor.field('name')).toHaveValue('')
  await expect(editor.button(blank)).toHaveCount(0)
  await expect(editor.button(sample)).toBeVisible()
  await editor.undoOfToast.click()
  await expect(editor.field('name')).toHaveValue(sampleName)
  await expect(editor.toast(begun)).toHaveCount(0)
  await editor.press(blank)
  await expect(editor.toast(begun)).toBeVisible()
  await editor.field('name').fill('Ada')
  // The undo of the toast would now revert the name instead of the blank page.
  await expect(editor.toast(begun)).toHaveCount(0)
  for (const offer of [blank, sample]) await expect(editor.button(offer)).toHaveCount(0)
})

test('Each template’s preview is as wide as its card, and the buttons are equally high and break no word, when the other templates are offered', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.look.other)
  const cards = editor.dialog.getByRole('listitem')
  await expect(cards).toHaveCount(TEMPLATE_IDS.length)
  const buttonHeights = new Set<number | undefined>()
  for (const card of await cards.all()) {
    const frameBox = await card.locator('iframe').boundingBox()
    const cardBox = await card.boundingBox()
    const buttonBox = await card.getByRole('button').boundingBox()
    buttonHeights.add(buttonBox?.height)
    expect(Math.abs((frameBox?.width ?? 0) - (cardBox?.width ?? 1))).toBeLessThanOrEqual(2)
    const brokenWords = await card.getByRole('button').evaluate((button) => {
      const [textNode] = button.childNodes
      const range = document.createRange()
      const countLines = (from: number, to: number) => {
        range.setStart(textNode as Node, from)
        range.setEnd(textNode as Node, to)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      // A word is a run of letters and combining marks, as in 'हिन्दी'.
      const words = [...(textNode?.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)]
      return words
        .filter(({ index, 0: word }) => countLines(index, index + word.length) > 1)
        .map(([word]) => word)
    })
    expect(brokenWords).toEqual([])
  }
  expect(buttonHeights.size).toBe(1)
})

test('Previews of other templates have an Arabic font when the name is in Arabic', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.field('name').fill('مقهى القمر')
  await editor.press(editorWords.look.other)
  const cards = editor.dialog.getByRole('listitem')
  await expect(cards).toHaveCount(TEMPLATE_IDS.length)
  for (const card of await cards.all()) {
    const body = card.locator('iframe').contentFrame().locator('body')
    const hasArabicFont = () =>
      body.evaluate(() => [...document.fonts].some(({ unicodeRange }) => /U\+600/.test(unicodeRange)))
    await expect.poll(hasArabicFont).toBe(true)
  }
})

test('The portrait moves and zooms, and its sliders appear, when it is dragged and the wheel is turned', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { mouse } = site.page
  await editor.field('portrait').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhotograph(),
  })
  const crop = site.page.locator('[data-portrait-crop]')
  const zoom = editor.field('portraitPlace.zoom')
  const verticalPlace = editor.field('portraitPlace.y')
  await expect(editor.preview.locator('.portrait img')).toHaveJSProperty('naturalHeight', 720)
  await expect(site.page.getByText(editorWords.picture.dragHint, { exact: true })).toBeVisible()
  // A tall picture shows a part near its top, where the head is.
  await expect(editor.preview.locator('.portrait img')).toHaveCSS('object-position', '50% 25%')
  await expect(zoom).toBeHidden()
  await crop.hover()
  // The wheel scrolls the page until the portrait is pressed. Then it zooms until the pointer leaves.
  await mouse.wheel(0, 40)
  await expect(zoom).toHaveValue('1')
  await crop.hover()
  await mouse.down()
  await mouse.wheel(0, -200)
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.2)
  await expect(zoom).toBeVisible()
  const before = Number(await verticalPlace.inputValue())
  const box = await crop.boundingBox()
  // Up from the middle: the circle then shows a lower part of the picture.
  await mouse.move((box?.x ?? 0) + 70, (box?.y ?? 0) + 20, { steps: 4 })
  await mouse.up()
  expect(Number(await verticalPlace.inputValue())).toBeGreaterThan(before)
  const scale = () =>
    editor.preview.locator('.portrait img').evaluate((image) => Number(getComputedStyle(image).scale))
  await expect.poll(scale).toBeCloseTo(Number(await zoom.inputValue()), 1)
  expect(await violations(site.page)).toEqual([])
  // Wheel and drag are one undo step, or several if a busy machine takes a second between two events.
  await expect(async () => {
    await editor.undo.click()
    await expect(zoom).toHaveValue('1', { timeout: 1000 })
  }).toPass()
  // The summary above the sliders folds them.
  await site.page.getByText(editorWords.picture.adjust, { exact: true }).press('Enter')
  await expect(zoom).toBeHidden()
})

test(
  'The export shows the steps of the chosen host, and keeps the choice when it opens again',
  LONG_RUN,
  async ({ site }) => {
    test.skip(hosts.length < 2, 'There are no two hosts to choose from')
    const editor = await openEditor(site, FIRST_TEMPLATE)
    const steps = editor.dialog.locator('ol > li')
    const openExport = async () => {
      await editor.press(editorWords.toolbar.export)
      await editor.exportAnyway.click()
      await expect(editor.exportDone).toBeVisible()
    }
    await openExport()
    await expect(steps).toHaveText([...(hosts[0]?.steps ?? [])])
    const radios = editor.dialog.getByRole('radio')
    for (const [index, { name, url, takesZip, steps: hostSteps }] of hosts.entries()) {
      await radios.nth(index).check()
      await expect(steps).toHaveText([...hostSteps])
      const hostLink = editor.dialog.getByRole('link', {
        name: fill(editorWords.export.host, { host: name }),
      })
      if (url) await expect(hostLink).toHaveAttribute('href', url)
      const label = radios.nth(index).locator('..')
      await expect(label).toContainText(name)
      if (takesZip === true) await expect(label).toContainText(editorWords.export.takesZip)
      if (takesZip === false) await expect(label).toContainText(editorWords.export.takesFolder)
    }
    expect(await violations(site.page)).toEqual([])
    await editor.dialogButton(editorWords.editor.close).click()
    await openExport()
    await expect(radios.last()).toBeChecked()
  },
)

test(
  'A reloaded tab opens its own draft when another tab has a newer draft',
  LONG_RUN,
  async ({ site, context }) => {
    const first = await openEditor(site, FIRST_TEMPLATE)
    await first.field('name').fill('From the first')
    await first.waitUntilSaved()
    const second = new EditorPage(await context.newPage())
    await second.page.goto(site.at(`/editor/${FIRST_TEMPLATE}?motion=still`))
    await expect(second.field('name')).toHaveValue('From the first')
    await second.field('name').fill('From the second')
    await second.waitUntilSaved()

    await first.page.reload()
    await expect(first.field('name')).toHaveValue('From the first')
    await second.page.reload()
    await expect(second.field('name')).toHaveValue('From the second')
    await second.drafts.click()
    await expect(second.dialog.getByRole('listitem')).toHaveCount(2)
  },
)

test('The preview and the columns of a list run from right to left when the page is in Arabic', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.editor.blank)
  await editor.field('name').fill('مقهى القمر')
  await editor.field('language').selectOption('ar')
  await expect(editor.preview.locator('html')).toHaveAttribute('dir', 'rtl')
  // The first column of a list is on the right, as on the page.
  await editor.page.getByText(editorWords.blocks.add, { exact: true }).click()
  await editor.press(editorWords.blocks.addColumns)
  const columnX = async (name: string) =>
    (await editor.page.getByLabel(fill(name, { number: 1 })).boundingBox())?.x ?? 0
  expect(await columnX(editorWords.blocks.first)).toBeGreaterThan(await columnX(editorWords.blocks.second))
})

test('The dialog for pasted links is ready for a paste when it opens', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.links.paste)
  await expect(editor.dialog.locator('textarea')).toBeFocused()
})

test('The title and the description show their defaults when they are empty', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.editor.blank)
  await editor.field('name').fill('Ada Night')
  await editor.field('tagline').fill('Letters')
  await expect(editor.field('title')).toHaveAttribute('placeholder', 'Ada Night')
  await expect(editor.field('description')).toHaveAttribute('placeholder', 'Letters')
})

test('A link can become an icon when it leads to a profile, and undo restores the link', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.editor.blank)
  await editor.press(editorWords.links.add)
  await editor.field('links.0.url').fill('https://www.tiktok.com/@ada/video/1')
  await expect(editor.button(editorWords.links.asIcon)).toHaveCount(0)
  await editor.field('links.0.url').fill('https://www.tiktok.com/@ada')
  await editor.press(editorWords.links.asIcon)
  await expect(editor.field('socials.0.url')).toBeFocused()
  await expect(editor.field('socials.0.network')).toHaveValue('tiktok')
  expect(await editor.linkLabels()).toEqual([])
  await expect(editor.preview.getByRole('link', { name: NETWORK_NAMES.tiktok })).toBeVisible()
  await editor.undoOfToast.click()
  await expect(editor.field('links.0.url')).toHaveValue('https://www.tiktok.com/@ada')
  await expect(editor.field('socials.0.url')).toHaveCount(0)
})

test('A toast undoes a removal, no earlier item moves, and focus goes to a neighbour when an item is removed', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page, undoOfToast } = editor
  const { items, picture, blocks } = editorWords
  const removeOf = (name: string) => editor.itemButton(items.remove, name)
  await editor.press(editorWords.editor.blank)
  for (const [index, name] of ['First', 'Second'].entries()) {
    await editor.press(editorWords.links.add)
    await editor.field(`links.${index}.label`).fill(name)
  }
  await page.getByText(blocks.add, { exact: true }).click()
  await editor.press(blocks.addQuestion)
  await editor.field('links.2.label').fill('Why?')

  const top = () => editor.field('links.0.label').evaluate((field) => field.getBoundingClientRect().top)
  await removeOf('Second').scrollIntoViewIfNeeded()
  const before = await top()
  await removeOf('Second').click()
  await expect(editor.toast(items.removed, { name: 'Second' })).toBeInViewport({ ratio: 1 })
  expect(await top()).toBe(before)
  await expect(removeOf('Why?')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await undoOfToast.press('Enter')
  expect(await editor.linkLabels()).toEqual(['First', 'Second', 'Why?'])
  await expect(removeOf('Second')).toBeFocused()
  await expect(undoOfToast).toHaveCount(0)

  await removeOf('Why?').press('Enter')
  await expect(removeOf('Second')).toBeFocused()
  // The toast goes away when the page is edited, because its undo would then revert the edit instead of the removal.
  await editor.field('links.0.label').fill('The first')
  await expect(undoOfToast).toHaveCount(0)
  for (const name of ['Second', 'The first']) await removeOf(name).press('Enter')
  await expect(editor.button(editorWords.links.add)).toBeFocused()
  await editor.dismiss.press('Enter')
  await expect(editor.button(editorWords.links.add)).toBeFocused()

  await editor.press(editorWords.profiles.add)
  await editor.field('socials.0.url').fill('@ada')
  await removeOf(fill(editorWords.profiles.name, { network: NETWORK_NAMES.instagram })).click()
  await undoOfToast.click()
  await expect(editor.field('socials.0.url')).toHaveValue('@ada')

  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() }
  await editor.field('portrait').setInputFiles(file)
  await editor.field('portrait.alt').fill('Ada')
  const portrait = page.locator('[data-picture-field="portrait"]')
  await portrait.getByRole('button', { name: picture.remove, exact: true }).click()
  await expect(editor.toast(picture.removed)).toBeVisible()
  await expect(editor.field('portrait')).toBeFocused()
  await expect(editor.field('portrait.alt')).toHaveCount(0)
  await undoOfToast.click()
  await expect(editor.field('portrait.alt')).toHaveValue('Ada')
  await expect(editor.preview.getByAltText('Ada')).toHaveJSProperty('naturalHeight', 720)
})

test('A part of the form is marked in the list of parts when it is at a third of the window’s height', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const marked = editor.page
    .getByRole('navigation', { name: editorWords.editor.parts })
    .locator('[aria-current]')
  await expect(marked).toHaveText(FORM_GROUPS.you)
  await editor.links.evaluate((list) => list.scrollIntoView())
  await expect(marked).toHaveText(FORM_GROUPS.links)
  await expect(marked).toBeInViewport({ ratio: 1 })
  // The mark changes when the top of a part is above a third of the window's height.
  const links = editor.page.getByRole('region', { name: FORM_GROUPS.links, exact: true })
  const scrollTopOfLinksTo = (share: number) =>
    links.evaluate(
      (group, windowShare) => scrollBy(0, group.getBoundingClientRect().top - windowShare * innerHeight),
      share,
    )
  await scrollTopOfLinksTo(0.4)
  await expect(marked).toHaveText(FORM_GROUPS.you)
  await scrollTopOfLinksTo(0.3)
  await expect(marked).toHaveText(FORM_GROUPS.links)
})

test(
  'Each part of the form is marked at once and stays marked when its name is pressed',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, FIRST_TEMPLATE)
    const nav = editor.page.getByRole('navigation', { name: editorWords.editor.parts })
    // Empty parts are short, so several of them are visible at once.
    await editor.press(editorWords.editor.blank)
    for (const id of GROUP_IDS.toReversed()) {
      const markedAfterPress = await nav
        .getByRole('button', { name: FORM_GROUPS[id], exact: true })
        .evaluate(async (button) => {
          const waitFrames = async (count: number) => {
            for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
          }
          const markedText = () => button.parentElement?.querySelector('[aria-current]')?.textContent
          ;(button as HTMLElement).click()
          await waitFrames(2)
          const markedAtOnce = markedText()
          await waitFrames(8)
          return [markedAtOnce, markedText()]
        })
      expect(markedAfterPress).toEqual([FORM_GROUPS[id], FORM_GROUPS[id]])
    }
    // A press on the preview scrolls the form too.
    await editor.preview.locator('h1').dispatchEvent('click')
    await expect(nav.locator('[aria-current]')).toHaveText(FORM_GROUPS.you)
  },
)

test('A card of the shop links to the editor of its template when there is one', async ({ site }) => {
  await site.open(`/shop${STILL_SKY}`)
  for (const { title, editorLink } of templates) {
    const link = site.page.getByRole('link', { name: `${text.template.openEditor} ${title}`, exact: true })
    if (editorLink) await expect(link).toHaveAttribute('href', site.linkTo(editorLink))
    else await expect(link).toHaveCount(0)
  }
})

test.describe('On a phone,', () => {
  test.use(TOUCH_PHONE)

  const openOnPhone = async (site: Site) => {
    await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
    return new EditorPage(site.page)
  }

  test('the form begins on the first screen, and the saving status is empty until a field is changed', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await expect(editor.field('name')).toBeInViewport({ ratio: 1 })
    // A phone has no wheel.
    await expect(editor.page.getByText(editorWords.picture.touchHint, { exact: true })).toBeVisible()
    await expect(editor.saving).toHaveAttribute('data-saving', 'fresh')
    await expect(editor.saving).toHaveText('')
    await editor.field('name').fill('Ada')
    await editor.waitUntilSaved()
    await expect(editor.saving).not.toHaveText('')
  })

  test('the preview is as wide as the window, and a tap on an element focuses its field', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await editor.press(editorWords.editor.preview)
    await expect(editor.preview.locator('h1')).not.toBeEmpty()
    await expect(editor.page.getByRole('group', { name: editorWords.preview.name })).toBeHidden()
    const frame = await editor.page.locator('#editor-preview iframe').boundingBox()
    expect(frame?.width).toBe(TOUCH_PHONE.viewport.width)
    expect(await editor.preview.locator('html').evaluate(() => innerWidth)).toBe(TOUCH_PHONE.viewport.width)
    await waitUntilStill(editor.preview.locator('[data-field="tagline"]'))
    await editor.preview.locator('[data-field="tagline"]').tap()
    await expect(editor.field('tagline')).toBeFocused()
    await expect(editor.field('tagline')).toBeInViewport({ ratio: 1 })
  })

  test('a folded link shows a name of two lines, and shows its buttons for moving when it is unfolded', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await editor.press(editorWords.editor.blank)
    // From 12 links on, each row is folded at first.
    const names = Array.from({ length: 13 }, (_, index) => `A name of up to forty letters, link ${index + 1}`)
    await editor.press(editorWords.links.paste)
    await editor.dialog
      .locator('textarea')
      .fill(names.map((name, index) => `${name} https://shop.example.com/${index}`).join('\n'))
    await editor.dialogButton(fill(editorWords.links.addMany, { count: names.length })).click()
    const [, name = ''] = names
    const row = editor.links.getByRole('listitem').nth(1)
    const summary = row.locator('summary').first()
    const isNameWhole = () =>
      summary.locator('span').evaluate((element) => element.scrollHeight <= element.clientHeight + 1)
    const height = async () => (await row.boundingBox())?.height
    expect(await isNameWhole()).toBe(true)
    expect(await height()).toBeLessThanOrEqual(FOLDED_LINK_MAX_PX.phone)
    await editor.page.setViewportSize({ width: 1280, height: 900 })
    expect(await height()).toBeLessThanOrEqual(FOLDED_LINK_MAX_PX.desktop)
    await editor.page.setViewportSize(TOUCH_PHONE.viewport)
    const up = editor.itemButton(editorWords.items.up, name)
    await expect(up).toBeHidden()
    await expect(editor.itemButton(editorWords.items.remove, name)).toBeVisible()
    await summary.tap()
    await expect(up).toBeVisible()
    await up.tap()
    expect((await editor.linkLabels())[0]).toBe(name)
  })

  test('the choice between sample and blank page keeps its height when it is hidden', async ({ site }) => {
    const editor = await openOnPhone(site)
    const choice = editor.page.locator('fieldset', { hasText: editorWords.editor.begin })
    await editor.press(editorWords.editor.blank)
    const height = (await choice.boundingBox())?.height
    await editor.field('name').fill('Ada')
    await expect(choice).toBeHidden()
    expect((await choice.boundingBox())?.height).toBe(height)
  })

  test('a folded link with a long name fits, and its removal focuses the next link, which stays folded', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await editor.press(editorWords.editor.blank)
    // From 12 links on, each row is folded at first.
    const names = Array.from({ length: 13 }, (_, index) => `The name of link ${index}, ${'long '.repeat(12)}`)
    await editor.press(editorWords.links.paste)
    await editor.dialog
      .locator('textarea')
      .fill(names.map((name, index) => `${name} https://shop.example.com/${index}`).join('\n'))
    await editor.dialogButton(fill(editorWords.links.addMany, { count: names.length })).click()
    const row = editor.links.getByRole('listitem').nth(3)
    const { x = 0, width = 0 } = (await row.boundingBox()) ?? {}
    expect(x + width).toBeLessThan(TOUCH_PHONE.viewport.width)
    await row.getByRole('button').last().tap()
    const next = editor.links.getByRole('listitem').nth(3).locator('summary').first()
    await expect(next).toContainText('link 4')
    await expect(next).toBeFocused()
    await expect(editor.field('links.3.label')).toBeHidden()
  })
})
