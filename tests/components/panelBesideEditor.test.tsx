import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openEditor, undo } from './editor.tsx'
import { closePanel, number, panel, showPanel, type } from './ownersPanel.tsx'

beforeEach(showPanel)
afterEach(closePanel)

it('undoes a change of the panel alone when the focus is in the panel', async () => {
  const { store } = openEditor()
  store.getState().change({ name: 'Ada' })
  await type('Stars', '12')
  number('Stars').element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(panel).toHaveTextContent('no changes')
  await expect.element(number('Stars')).toHaveFocus()
  expect(store.getState().data.name).toBe('Ada')
})

it('undoes a change of the editor’s page alone when the focus is beside the panel', async () => {
  const { store } = openEditor()
  const { name } = store.getState().data
  store.getState().change({ name: 'Ada' })
  await type('Stars', '12')
  undo.element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(store.getState().data.name).toBe(name)
  await expect.element(panel).toHaveTextContent('1 change')
})
