import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '../../src/panel/open.tsx'
import { forcedState } from '../../src/scene/forcedState.ts'
import { Scene } from '../../src/scene/Scene.tsx'
import { useScene } from '../../src/scene/store.ts'
import { render } from './render.ts'

export const panel = page.getByRole('complementary', { name: 'Tune the sky' })
export const number = (name: string) =>
  panel.getByRole('spinbutton', { name: `${name}, exactly`, exact: true })
export const button = (name: string) => panel.getByRole('button', { name, exact: true })

export const starCount = () => document.querySelector<HTMLElement>('[data-scene]')?.dataset.stars
export const sky = () => document.querySelector('[data-still-sky]')?.innerHTML

export async function openTab(name: string): Promise<void> {
  // The radio button is visually hidden in its label.
  const radio = panel.getByRole('radio', { name, exact: true }).element() as HTMLInputElement
  radio.click()
  await expect.element(panel.getByRole('radio', { name, exact: true })).toBeChecked()
}

/** Types a number into a field and leaves the field. */
export async function type(name: string, value: string): Promise<void> {
  await number(name).fill(value)
  number(name).element().blur()
}

let close = () => {}

/** Opens the panel beside a still sky. It is no component: it mounts itself beside the page. */
export async function showPanel(): Promise<void> {
  useScene.getState().forceState(forcedState('?renderer=still&gate=open&motion=still'))
  close = open()
  render(<Scene view="home" hasNewMoon={false} />)
  await expect.element(panel).toBeVisible()
}

export const closePanel = () => close()
