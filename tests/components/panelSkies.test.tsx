import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { button, number, openTab, panel, showPanel, starCount, type } from './ownersPanel.tsx'

const toast = panel.getByRole('status')
const alert = panel.getByRole('alert')
const press = (key: string) => userEvent.keyboard(`{${key}}`)

beforeEach(async () => {
  localStorage.clear()
  await showPanel()
})
afterEach(() => vi.restoreAllMocks())

it('saves, chooses and deletes a seed', async () => {
  const seed = panel.getByRole('spinbutton', { name: 'Seed' })
  await button('Save this seed').click()
  await button('Shuffle').click()
  await expect.element(seed).not.toHaveValue(20)
  await button('20').click()
  await expect.element(seed).toHaveValue(20)
  await button('Delete seed 20').click()
  await expect.element(button('20')).not.toBeInTheDocument()
})

it('saves, shows, renames, duplicates, deletes, restores and uses a sky', async () => {
  await type('Stars', '10')
  await openTab('Skies')
  await panel.getByRole('textbox', { name: 'Name of this sky' }).fill('Sparse')
  await press('Enter')
  await expect.element(toast).toHaveTextContent('“Sparse” is saved in this browser.')
  await button('Reset everything').click()
  expect(starCount()).toBe('100')

  const compare = button('Hold to see Sparse')
  compare.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(starCount).toBe('10')
  compare.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.poll(starCount).toBe('100')
  compare.element().focus()
  await userEvent.keyboard('[Space>]')
  await expect.poll(starCount).toBe('10')
  await userEvent.keyboard('[/Space]')
  await expect.poll(starCount).toBe('100')

  await panel.getByRole('textbox', { name: 'Rename Sparse' }).fill('Bare')
  await press('Enter')
  await button('Duplicate Bare').click()
  await expect.element(panel.getByRole('textbox', { name: 'Rename Bare (copy)' })).toBeVisible()
  await button('Delete Bare').click()
  await expect.element(button('Use Bare')).not.toBeInTheDocument()
  await button('Restore').click()
  await button('Use Bare').click()
  await expect.poll(starCount).toBe('10')
})

describe('the constants as JSON', () => {
  const field = panel.getByRole('textbox', { name: 'Constants as JSON' })
  const chooseFile = (text: string) =>
    userEvent.upload(panel.getByLabelText('Import a file'), new File([text], 'sky.json'))

  it('are copied and imported again, from the field or from a file', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await type('Stars', '55')
    await openTab('Skies')
    await button('Copy JSON').click()
    await expect.element(toast).toHaveTextContent('JSON copied.')
    const [json = ''] = copy.mock.calls[0] ?? []
    expect(json).toContain('"stars": 55')
    await button('Reset everything').click()
    await field.fill(json)
    await button('Import').click()
    await expect.poll(starCount).toBe('55')
    await chooseFile(json.replace('"stars": 55', '"stars": 66'))
    await expect.poll(starCount).toBe('66')
  })

  it('are selected in the field when the browser does not allow copying', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await openTab('Skies')
    await button('Copy JSON').click()
    await expect.element(toast).toHaveTextContent('The text is selected in the field below.')
    expect((field.element() as HTMLTextAreaElement).value).toContain('"seed": 20')
  })

  it('change nothing when they have mistakes', async () => {
    await openTab('Skies')
    const importText = async (text: string) => {
      await field.fill(text)
      await button('Import').click()
    }
    await importText('{ "seed": -1, "__proto__": {} }')
    await expect.element(toast).toHaveTextContent('Nothing was changed:')
    await expect.element(alert).toHaveTextContent('constants.seed is -1')
    await expect.element(alert).toHaveTextContent('constants.__proto__ is not a constant of the site')
    await importText('{')
    await expect.element(alert).toHaveTextContent('This is not JSON')
    await chooseFile(' '.repeat(10_000_000))
    await expect.element(alert).toHaveTextContent('The text is too long')
    await expect.element(panel).toHaveTextContent('no changes')
  })
})

it('marks the contrast of text when a star is too large, and says what to change', async () => {
  const lowContrast = () => document.querySelector('[data-low-contrast]')?.textContent
  expect(lowContrast()).toBeUndefined()
  await type('Largest star', '12')
  await expect.element(number('Largest star')).toHaveValue(12)
  await expect.poll(lowContrast).toContain('under 4.5')
  await expect.element(panel).toHaveTextContent('lower “Largest star”')
})
