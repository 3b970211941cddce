import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MIN_TARGET_PX } from '../helpers/windows.ts'
import {
  button,
  closePanel,
  number,
  openTab,
  panel,
  showPanel,
  sky,
  starCount,
  type,
} from './ownersPanel.tsx'
import { violations } from './render.ts'

const TABS = ['Pages', 'Sky', 'Gate', 'More', 'Colours', 'File'] as const

const toast = panel.getByRole('status')
const rootProperty = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

beforeEach(showPanel)
afterEach(closePanel)

it('changes the sky with a slider, a number, the seed, a switch or a colour, and undo restores the first state', async () => {
  const before = sky()
  const slider = panel.getByRole('slider', { name: 'Stars' })
  const placeAt = (share: number) => ({ x: slider.element().clientWidth * share, y: 12 })
  // A drag is one undo step, and so is each key.
  await userEvent.dragAndDrop(slider, slider, { sourcePosition: placeAt(0.23), targetPosition: placeAt(0.3) })
  const count = Number(starCount())
  expect(count).not.toBe(100)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(Number(starCount())).toBeGreaterThan(count)
  await panel.getByText('Shop', { exact: true }).click()
  await panel.getByRole('switch', { name: 'Falling stars' }).nth(1).click()
  await openTab('Sky')
  await type('Largest star', '5')
  const withLargerStars = sky()
  expect(withLargerStars).not.toBe(before)
  const seed = panel.getByRole('spinbutton', { name: 'Seed' })
  await seed.fill('21')
  seed.element().blur()
  expect(sky()).not.toBe(withLargerStars)
  await openTab('Colours')
  await panel.getByLabelText('Links and buttons', { exact: true }).fill('#a9e2b4')
  await expect.poll(() => rootProperty('--accent')).toBe('#a9e2b4')
  await expect.element(panel).toHaveTextContent('5 changes')

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(toast).toHaveTextContent('Undone: Colours: Links and buttons.')
  expect(rootProperty('--accent')).toBe('#f6a6c6')
  for (let step = 0; step < 6; step++) await userEvent.keyboard('{Control>}z{/Control}')
  expect(starCount()).toBe(String(count))
  await button('Undo').click()
  await expect.element(panel).toHaveTextContent('no changes')
  expect(sky()).toBe(before)
  for (let step = 0; step < 8; step++) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(panel).toHaveTextContent('5 changes')
})

it('moves a typed number to the nearest allowed one, says so, and drops other text', async () => {
  for (const [typed, stars] of [
    ['1000000', 200_000],
    ['-4', 0],
    ['', 0],
    ['12.5', 13],
  ] as const) {
    await type('Stars', typed)
    await expect.element(number('Stars')).toHaveValue(stars)
  }
  await openTab('Sky')
  await type('Smallest star', '9')
  await expect.element(number('Smallest star')).toHaveValue(4)
  await expect.element(toast).toHaveTextContent('Smallest star is now 4, the nearest value from 0.5 to 4.')
})

it('undoes a number that is still typed, and leaves it undone when the field is left', async () => {
  await number('Stars').fill('50')
  await expect.poll(starCount).toBe('50')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(number('Stars')).toHaveValue(100)
  await userEvent.tab()
  expect(starCount()).toBe('100')
})

it('applies constants to the style sheets', async () => {
  await type('Y position', '0.25')
  const scene = document.querySelector('[data-scene]') ?? document.body
  expect(getComputedStyle(scene).getPropertyValue('--moon-y').trim()).toBe('25cqh')
  await openTab('Gate')
  await type('Fade-out of the gate', '2500')
  expect(rootProperty('--gate-fade-out')).toBe('2500ms')
  await openTab('More')
  await type('Text column width', '480')
  expect(rootProperty('--column')).toBe('30rem')
  await type('Music player height', '200')
  expect(rootProperty('--player-height')).toBe('200px')
})

it('resets one constant, one colour or everything', async () => {
  await type('Stars', '112')
  await type('Longest twinkle', '4')
  await button('Reset Home: Stars').click()
  await expect.element(number('Stars')).toHaveValue(100)
  await openTab('Colours')
  await panel.getByLabelText('Theme').selectOptions('sepia')
  await expect.element(panel).toHaveTextContent('8 changes')
  await button('Reset Colours: Links and buttons').click()
  expect(rootProperty('--accent')).toBe('#f6a6c6')
  await openTab('File')
  await button('Reset everything').click()
  await expect.element(panel).toHaveTextContent('no changes')
  expect(rootProperty('--text')).toBe('#f4efe2')
  await button('Undo').click()
  await expect.element(panel).toHaveTextContent('7 changes')
})

it('suggests a readable colour when the contrast of a text is low', async () => {
  await openTab('Colours')
  await panel.getByLabelText('Links and buttons', { exact: true }).fill('#5a2038')
  await expect.element(panel).toHaveTextContent('Low contrast: 1.2 to 1')
  await panel.getByRole('button', { name: /^Use #/ }).click()
  await expect.element(panel).not.toHaveTextContent('Low contrast')
})

it('is used by keyboard: tabs with the arrow keys, and a slider with End and undo', async () => {
  button('Collapse the panel').element().focus()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(panel.getByRole('radio', { name: 'Sky' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.tab()
  // A group is folded and unfolded.
  await userEvent.keyboard('{Enter}')
  await expect.element(number('Stars')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect.element(number('Stars')).toHaveValue(200_000)
  const focused = document.activeElement ?? document.body
  const outlined = [focused, focused.closest('label') ?? focused]
  expect(outlined.some((element) => getComputedStyle(element).outlineStyle !== 'none')).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(starCount).toBe('100')
})

describe('an exported file', () => {
  const importFile = (text: string) =>
    userEvent.upload(panel.getByLabelText('Import a file'), new File([text], 'sky.json'))

  it('restores constants and colours when it is imported', async () => {
    const exported: Blob[] = []
    const createUrl = URL.createObjectURL.bind(URL)
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      exported.push(file as Blob)
      return createUrl(file)
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await type('Stars', '55')
    await openTab('Colours')
    await panel.getByLabelText('Theme').selectOptions('sepia')
    await openTab('File')
    await button('Export').click()
    await button('Reset everything').click()
    await expect.poll(starCount).toBe('100')
    await importFile((await exported[0]?.text()) ?? '')
    await expect.element(toast).toHaveTextContent('File imported.')
    await expect.poll(starCount).toBe('55')
    expect(rootProperty('--accent')).toBe('#f9c796')
  })

  it('changes nothing when it has mistakes', async () => {
    await openTab('File')
    await importFile('{ "constants": { "seed": -1 }, "theme": { "accent": "green" } }')
    await expect.element(toast).toHaveTextContent('Nothing was changed:')
    const alert = panel.getByRole('alert')
    await expect.element(alert).toHaveTextContent('constants.seed is -1')
    await expect.element(alert).toHaveTextContent('“theme” has a theme or a colour')
    await importFile('{')
    await expect.element(alert).toHaveTextContent('This is not a file that the panel exported.')
    await expect.element(panel).toHaveTextContent('no changes')
  })
})

it.each([
  [1280, 800],
  [320, 640],
  [390, 844],
])(
  'fits a window of %i × %i px with any tab, has large targets and leaves part of the sky visible',
  async (width, height) => {
    await page.viewport(width, height)
    for (const tab of TABS) {
      await openTab(tab)
      const element = panel.element()
      const small = [...element.querySelectorAll('button, input, select, summary')]
        .filter((control) => control.checkVisibility())
        // For a control inside its label, the whole label is the target.
        .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < MIN_TARGET_PX - 0.1)
      expect(
        small.map(({ control }) => control.outerHTML.slice(0, 80)),
        tab,
      ).toEqual([])
      const { left, right, top, bottom } = element.getBoundingClientRect()
      expect(Math.min(left, top), tab).toBeGreaterThanOrEqual(0)
      expect(right, tab).toBeLessThanOrEqual(innerWidth)
      expect(bottom, tab).toBeLessThanOrEqual(innerHeight)
      expect(document.documentElement.scrollWidth, tab).toBeLessThanOrEqual(innerWidth)
      expect(((right - left) * (bottom - top)) / (innerWidth * innerHeight), tab).toBeLessThan(0.55)
    }
    await button('Collapse the panel').click()
    expect(panel.getByRole('radio').query()).toBeNull()
    await button('Expand the panel').click()
    await expect.element(panel.getByRole('radio', { name: 'File' })).toBeVisible()
  },
)

it('has no accessibility violation with any tab and display setting', async () => {
  await type('Stars', '101')
  await openTab('File')
  await userEvent.upload(panel.getByLabelText('Import a file'), new File(['{'], 'sky.json'))
  await expect.element(panel.getByRole('alert')).toBeVisible()
  expect(await violations('with every display setting')).toEqual([])
  for (const tab of TABS) {
    await openTab(tab)
    expect(await violations(), tab).toEqual([])
  }
})
