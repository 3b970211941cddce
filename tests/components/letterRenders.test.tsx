import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Editor } from '../../src/editor/Editor.tsx'
import { field, hasField } from './editor.tsx'
import { render } from './render.ts'

it('renders the field of a letter, and not the whole editor, when the letter is typed and saved', async () => {
  let renderedMs = 0
  const bar = document.body.appendChild(document.createElement('div'))
  const profiled = () => (
    <Profiler id="editor" onRender={(_id, _phase, actualMs) => (renderedMs += actualMs)}>
      <Editor template="1" bar={bar} />
    </Profiler>
  )
  /** The shortest of four times, in ms, because a busy machine can stop React while it measures. */
  const shortest = async (change: (letter: string) => unknown) => {
    const times: number[] = []
    for (const letter of 'Vale') {
      renderedMs = 0
      await change(letter)
      times.push(renderedMs)
    }
    return Math.min(...times)
  }
  const { rerender } = render(profiled())
  await expect.poll(() => hasField('name')).toBe(true)
  await page.elementLocator(field('name')).fill('Juniper')
  const saving = () => document.querySelector('[data-saving]')?.getAttribute('data-saving')
  await expect.poll(saving).toBe('saved')
  const letterMs = await shortest(async (letter) => {
    await userEvent.keyboard(letter)
    await expect.poll(saving).toBe('saved')
  })
  const wholeMs = await shortest(() => rerender(profiled()))
  // React counts no renders, but measures them. A letter takes a fifth of a whole rendering.
  expect(letterMs).toBeLessThan(wholeMs)
})
