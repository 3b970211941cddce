import { beforeEach, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { useScene } from '../../src/scene/store.ts'
import { firstMotion, readVisitor } from '../../src/scene/visitor.ts'
import { MotionControl } from '../../src/ui/MotionControl.tsx'
import { render, systemColour, violations } from './render.ts'

const control = page.getByRole('group', { name: 'Motion' })
const choice = (name: string) => control.getByRole('radio', { name })
const labelOf = (name: string) => choice(name).element().closest('label')
const opacityOfChoices = () => getComputedStyle(labelOf('Calm')?.parentElement ?? document.body).opacity

beforeEach(() => {
  useScene.getState().setMotion('full')
  render(
    <>
      <MotionControl />
      <h1>Hello</h1>
    </>,
  )
})

it('has three labelled choices, which the arrow keys choose, with a visible focus', async () => {
  for (const name of ['Full', 'Calm', 'Still']) await expect.element(choice(name)).toBeInTheDocument()
  await expect.element(choice('Full')).toBeChecked()
  await userEvent.tab()
  await expect.element(choice('Full')).toHaveFocus()
  for (const [name, motion] of [
    ['Calm', 'calm'],
    ['Still', 'still'],
  ] as const) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choice(name)).toBeChecked()
    expect(useScene.getState().motion).toBe(motion)
    expect(firstMotion(readVisitor()), 'the next page begins with it').toBe(motion)
    expect(getComputedStyle(labelOf(name) ?? document.body).outlineStyle).not.toBe('none')
  }
  expect(await violations('with every display setting')).toEqual([])
})

it('tries a lost live sky again when the present choice is pressed', () => {
  useScene.getState().setContextLost(true)
  labelOf('Full')?.click()
  expect(useScene.getState()).toMatchObject({ motion: 'full', isContextLost: false })
})

it('shows one icon, in the same place for every choice, until it is pressed, and again after a press elsewhere', async () => {
  await page.viewport(390, 844)
  const iconPlace = () => document.querySelector('fieldset > svg')?.getBoundingClientRect().toJSON()
  const placeAtFull = iconPlace()
  useScene.getState().setMotion('still')
  await expect.element(choice('Still')).toBeChecked()
  expect(iconPlace()).toEqual(placeAtFull)
  expect(opacityOfChoices()).toBe('0')
  control.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => opacityOfChoices()).toBe('1')
  document.querySelector('h1')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => opacityOfChoices()).toBe('0')
})

it('covers no link below the handle while it is closed', async () => {
  await page.viewport(390, 844)
  const isHit = () => {
    const label = labelOf('Calm')
    const { left, top, width, height } = label?.getBoundingClientRect() ?? new DOMRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return control.element().contains(hit)
  }
  expect(isHit()).toBe(false)
  control.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(isHit).toBe(true)
})

describe('in forced colours', () => {
  it('hides the choices, which would cover the page, until it has the focus', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    await expect.poll(() => opacityOfChoices()).toBe('0')
    await userEvent.tab()
    await expect.poll(() => opacityOfChoices()).toBe('1')
  })

  it('marks the chosen motion', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    const areMarked = () => {
      const labels = [...document.querySelectorAll('label')]
      const colours = labels.map((label) => getComputedStyle(label, '::after').backgroundColor)
      return colours.map((colour) => colour === systemColour('Highlight'))
    }
    expect(areMarked()).toEqual([true, false, false])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(areMarked).toEqual([false, true, false])
  })
})
