import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepFocus } from '../../src/editor/keepFocus.ts'
import { render } from './render.ts'

const button = (name: string) => page.getByRole('button', { name })
const focusedText = () => document.activeElement?.textContent

function Links({ onPress }: { onPress: (names: string[], name: string) => string[] }) {
  const [names, setNames] = useState(['Shop', 'Songs', 'Art'])
  useEffect(keepFocus, [])
  return (
    <>
      <p>A text</p>
      <button type="button">Save</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(onPress(names, name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {names.length < 3 && (
        <p data-toasts="">
          <button type="button" onClick={() => setNames(['Shop', 'Songs', 'Art'])}>
            Undo
          </button>
        </p>
      )}
    </>
  )
}

it('focuses the first control of the nearest remaining element when the focused one disappears', async () => {
  render(<Links onPress={(names, name) => names.filter((each) => each !== name)} />)
  for (const [name, next] of [
    ['Songs', 'Shop'],
    ['Shop', 'Art'],
    ['Art', 'Save'],
  ] as const) {
    button(name).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe(next)
  }
})

it('focuses a control again when it moves', async () => {
  render(<Links onPress={(names, name) => [name, ...names.filter((each) => each !== name)]} />)
  button('Art').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('li')?.textContent).toBe('Art')
  await expect.poll(focusedText).toBe('Art')
})

it('returns the focus to where it was when a toast disappears', async () => {
  render(<Links onPress={(names) => names.slice(0, 2)} />)
  button('Songs').element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Tab}')
  await expect.poll(focusedText).toBe('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedText).toBe('Songs')
})

it('focuses another control when a new size of the window hides the focused one', async () => {
  render(<Links onPress={(names) => names} />)
  const style = document.createElement('style')
  style.textContent = '@media (min-width: 700px) { li:last-child { display: none } }'
  document.head.append(style)
  await page.viewport(600, 600)
  button('Art').element().focus()
  await page.viewport(800, 600)
  await expect.poll(focusedText).toBe('Shop')
})

it('focuses nothing when the focus was removed by a press beside the controls before', async () => {
  render(<Links onPress={(names) => names} />)
  button('Art').element().focus()
  await page.getByText('A text').click()
  button('Art').element().remove()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})
