import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MIN_TARGET_PX } from '../helpers/windows.ts'
import { button, number, openTab, panel, showPanel, sky, starCount, type } from './ownersPanel.tsx'
import { violations } from './render.ts'

const TABS = ['Gate', 'Moon', 'Stars', 'Falling', 'Motion', 'Colours', 'Skies'] as const

const rootProperty = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

beforeEach(showPanel)

it('changes the sky with a slider, a number, the seed or a switch, and undo restores the first state', async () => {
  const before = sky()
  const slider = panel.getByRole('slider', { name: 'Stars' })
  const placeAt = (share: number) => ({ x: slider.element().clientWidth * share, y: 12 })
  // A drag is one undo step, and so is each key.
  await userEvent.dragAndDrop(slider, slider, { sourcePosition: placeAt(0.23), targetPosition: placeAt(0.3) })
  const count = Number(starCount())
  expect(count).not.toBe(100)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(Number(starCount())).toBeGreaterThan(count)
  await type('Largest star', '5')
  const withLargerStars = sky()
  expect(withLargerStars).not.toBe(before)
  const seed = panel.getByRole('spinbutton', { name: 'Seed' })
  await seed.fill('21')
  seed.element().blur()
  expect(sky()).not.toBe(withLargerStars)
  await openTab('Falling')
  await panel.getByRole('switch', { name: 'Shop' }).click()
  await expect.element(panel).toHaveTextContent('4 changes')

  for (let step = 0; step < 6; step++) await userEvent.keyboard('{Control>}z{/Control}')
  expect(starCount()).toBe(String(count))
  await button('Undo').click()
  await expect.element(panel).toHaveTextContent('no changes')
  expect(sky()).toBe(before)
  for (let step = 0; step < 7; step++) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(panel).toHaveTextContent('4 changes')
})

it('moves a typed number into its range', async () => {
  for (const [typed, stars] of [
    ['1000000', 200_000],
    ['-4', 0],
    ['', 0],
    ['12.5', 13],
  ] as const) {
    await type('Stars', typed)
    await expect.element(number('Stars')).toHaveValue(stars)
  }
  await openTab('Gate')
  await type('Fade-out of the gate', '-300')
  await expect.element(number('Fade-out of the gate')).toHaveValue(0)
  await expect.element(panel.getByRole('status')).toHaveTextContent('the range is 0 to 5000')
})

it('applies constants to the style sheets', async () => {
  await openTab('Gate')
  await type('Fade-out of the gate', '2500')
  expect(rootProperty('--gate-fade-out')).toBe('2500ms')
  await openTab('Moon')
  await type('Y position', '0.25')
  const scene = document.querySelector('[data-scene]') ?? document.body
  expect(getComputedStyle(scene).getPropertyValue('--moon-y').trim()).toBe('25cqh')
  await openTab('Motion')
  await type('Text column width', '480')
  expect(rootProperty('--column')).toBe('30rem')
  await type('Music player height', '200')
  expect(rootProperty('--player-height')).toBe('200px')
})

it('resets one constant, a tab or everything, and shows the sky of the project’s file while B is held', async () => {
  await type('Stars', '112')
  await type('Longest twinkle', '4')
  await type('Largest star', '5')
  await userEvent.keyboard('{b>}')
  await expect.poll(starCount).toBe('100')
  await userEvent.keyboard('{/b}')
  await expect.poll(starCount).toBe('112')

  await button('Reset Home: Stars').click()
  await expect.element(number('Stars')).toHaveValue(100)
  await expect.element(panel).toHaveTextContent('2 changes')
  await button('Reset these constants').click()
  await expect.element(panel).toHaveTextContent('no changes')
  await type('Stars', '112')
  await openTab('Skies')
  const name = panel.getByRole('textbox', { name: 'Name of this sky' })
  await name.click()
  await userEvent.keyboard('b')
  expect(starCount()).toBe('112')
  await expect.element(name).toHaveValue('b')
  await button('Reset everything').click()
  await expect.poll(starCount).toBe('100')
})

it('is used by keyboard: tabs with the arrow keys, and a slider with End and undo', async () => {
  button('Collapse the panel').element().focus()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(panel.getByRole('radio', { name: 'Falling' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect.element(number('Stars')).toHaveValue(200_000)
  const focused = document.activeElement ?? document.body
  const outlined = [focused, focused.closest('label') ?? focused, focused.closest('li') ?? focused]
  expect(outlined.some((element) => getComputedStyle(element).outlineStyle !== 'none')).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(starCount).toBe('100')
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
      const small = [...element.querySelectorAll('button, input, select, textarea')]
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
    await expect.element(panel.getByRole('radio', { name: 'Skies' })).toBeVisible()
  },
)

it('has no accessibility violation with any tab and display setting', async () => {
  await type('Stars', '101')
  await button('Save this seed').click()
  await openTab('Skies')
  await button('Save this sky').click()
  await panel.getByRole('textbox', { name: 'Constants as JSON' }).fill('{ "comets": 3 }')
  await button('Import').click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  expect(await violations('with every display setting')).toEqual([])
  for (const tab of TABS) {
    await openTab(tab)
    expect(await violations(), tab).toEqual([])
  }
})
