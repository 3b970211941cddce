import fc from 'fast-check'
import { fill } from '../../src/lib/fill.ts'
import { EditorPage, openEditor } from './editor.ts'
import { expect, type Site } from './site.ts'
import { editorText, text } from './siteModules.ts'
import { FIRST_TEMPLATE } from './templates.ts'
import { textPattern } from './textPattern.ts'

/** The part of a draft that the tests compare. */
export interface DraftContent {
  readonly name: string
  readonly labels: readonly string[]
}

export interface ExpectedDrafts {
  /** The open draft. `drafts` contains it too, unless `isFresh`. */
  open: DraftContent
  /** True while the open draft is not in `drafts`: it is new and unchanged. */
  isFresh: boolean
  /** All drafts, except deleted ones. */
  drafts: DraftContent[]
  /** Every state of the open draft since it was opened. Undo and redo may lead to each of them. */
  states: DraftContent[]
}

export interface RealEditor {
  readonly site: Site
  editor: EditorPage
}

type Command = fc.AsyncCommand<ExpectedDrafts, RealEditor>

const UNNAMED_LINK = textPattern(editorText.links.link)

const readDraft = async (editor: EditorPage): Promise<DraftContent> => ({
  name: await editor.field('name').inputValue(),
  labels: (await editor.linkLabels()).map((label) => (UNNAMED_LINK.test(label) ? '' : label)),
})
const keyOf = (draft: DraftContent) => JSON.stringify(draft)

export async function startEditor(site: Site): Promise<{ model: ExpectedDrafts; real: RealEditor }> {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const open = await readDraft(editor)
  return { model: { open, isFresh: true, drafts: [], states: [open] }, real: { site, editor } }
}

function recordChange(model: ExpectedDrafts, next: DraftContent): void {
  if (keyOf(next) === keyOf(model.open)) return
  if (model.isFresh) model.drafts.push(next)
  else model.drafts[model.drafts.indexOf(model.open)] = next
  Object.assign(model, { open: next, isFresh: false, states: [...model.states, next] })
}

function recordOpened(model: ExpectedDrafts, next: DraftContent): void {
  if (!model.drafts.includes(next)) model.drafts.push(next)
  Object.assign(model, { open: next, isFresh: false, states: [next] })
}

/** Expects one of the drafts, if there are any, to be open after a reload, and records which one. */
async function recordReload(model: ExpectedDrafts, { editor }: RealEditor): Promise<void> {
  if (model.drafts.length === 0) return
  await expect(editor.saving).toHaveAttribute('data-saving', 'saved')
  const open = await readDraft(editor)
  const draft = model.drafts.find((each) => keyOf(each) === keyOf(open))
  expect(draft, `${keyOf(open)} is one of ${model.drafts.map(keyOf)}`).toBeDefined()
  if (draft) recordOpened(model, draft)
}

function command(name: string, run: Command['run'], check: Command['check'] = () => true): Command {
  return { check, run, toString: () => name }
}

const pressInDrafts = async ({ editor }: RealEditor, button: string | RegExp) => {
  await editor.drafts.click()
  await editor.dialogButton(button).first().click()
}
const closeDrafts = async ({ editor }: RealEditor) => {
  if (await editor.dialog.count()) await editor.page.keyboard.press('Escape')
  await expect(editor.dialog).toHaveCount(0)
}

const type = (word: string) =>
  command(`type ${word}`, async (model, { editor }) => {
    await editor.unfold('You')
    await editor.field('name').focus()
    await editor.page.keyboard.press('End')
    await editor.page.keyboard.type(word)
    // One state for each letter: after a pause between two letters, undo may lead to the state in between.
    for (const letter of word) recordChange(model, { ...model.open, name: model.open.name + letter })
  })
const paste = (word: string) =>
  command(`paste ${word}`, async (model, { editor }) => {
    await editor.unfold('You')
    await editor.field('name').fill(word)
    recordChange(model, { ...model.open, name: word })
  })
const addLink = (word: string) =>
  command(`add the link ${word}`, async (model, { editor }) => {
    await editor.unfold('Links')
    await editor.press(editorText.links.add)
    await editor.field(`links.${model.open.labels.length}.label`).fill(word)
    recordChange(model, { ...model.open, labels: [...model.open.labels, ''] })
    recordChange(model, { ...model.open, labels: [...model.open.labels.slice(0, -1), word] })
  })
const removeLink = command(
  'remove the first link',
  async (model, { editor }) => {
    await editor.unfold('Links')
    await editor.links
      .getByRole('button', { name: textPattern(editorText.items.remove) })
      .first()
      .click()
    recordChange(model, { ...model.open, labels: model.open.labels.slice(1) })
  },
  ({ open }) => open.labels.length > 0,
)
const moveLink = command(
  'move the first link down',
  async (model, { editor }) => {
    await editor.unfold('Links')
    await editor.openItem('links.0')
    await editor.links
      .getByRole('button', { name: textPattern(editorText.items.down) })
      .first()
      .click()
    const [first = '', second = '', ...otherLabels] = model.open.labels
    recordChange(model, { ...model.open, labels: [second, first, ...otherLabels] })
  },
  ({ open }) => open.labels.length > 1,
)
const undoOrRedo = (name: 'Undo' | 'Redo') =>
  command(name, async (model, { editor }) => {
    await editor.page.keyboard.press(name === 'Undo' ? 'Control+z' : 'Control+Shift+z')
    const draft = await readDraft(editor)
    expect(model.states.map(keyOf), `${name} leads to a known state`).toContain(keyOf(draft))
    recordChange(model, draft)
  })
const reload = command('reload', async (model, real) => {
  await real.editor.page.reload()
  await recordReload(model, real)
})
const close = command('close, and open again', async (model, real) => {
  const { page } = real.editor
  const newPage = await page.context().newPage()
  await page.close()
  real.editor = new EditorPage(newPage)
  await newPage.goto(real.site.at(`/editor/${FIRST_TEMPLATE}?motion=still`))
  await recordReload(model, real)
})
const leave = command('leave by a link, and come back', async (model, real) => {
  const { page } = real.editor
  await page.getByRole('link', { name: text.template.back }).click()
  await expect(page.locator('[data-editor]')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('[data-editor]')).toBeVisible()
  await recordReload(model, real)
})
const secondTab = (word: string) =>
  command(`type ${word} in a second tab, and close it`, async (model, real) => {
    await expect(real.editor.saving).toHaveAttribute('data-saving', /saved|fresh/)
    const second = new EditorPage(await real.editor.page.context().newPage())
    await second.page.goto(real.site.at(`/editor/${FIRST_TEMPLATE}?motion=still`))
    await expect(second.field('name')).toBeVisible()
    const before = await readDraft(second)
    await second.field('name').fill(word)
    await second.waitUntilSaved()
    await second.page.close()
    const saved = { ...before, name: word }
    if (keyOf(saved) === keyOf(before)) return
    const draftIndex = model.drafts.findIndex((each) => keyOf(each) === keyOf(before))
    if (draftIndex === -1) model.drafts.push(saved)
    // A later change in the first tab becomes a new draft, because the second tab has saved this one.
    else if (model.drafts[draftIndex] === model.open) Object.assign(model, { isFresh: true })
    if (draftIndex !== -1) model.drafts[draftIndex] = saved
  })
const duplicate = command('duplicate', async (model, real) => {
  await pressInDrafts(real, editorText.drafts.duplicate)
  await expect(real.editor.saving).toHaveAttribute('data-saving', 'saved')
  await closeDrafts(real)
  recordOpened(model, { ...model.open })
})
const startAgain = command('start again', async (model, real) => {
  await pressInDrafts(real, editorText.drafts.startAgain)
  // The dialog closes when the new draft is open.
  await expect(real.editor.dialog).toHaveCount(0)
  recordOpened(model, await readDraft(real.editor))
})
const deleteAndUndo = command(
  'delete a draft, and undo it',
  async (model, real) => {
    const undoDeletion = real.editor.dialogButton(textPattern(editorText.drafts.undoNamed))
    await pressInDrafts(real, textPattern(editorText.drafts.deleteNamed))
    await undoDeletion.first().click()
    await expect(undoDeletion).toHaveCount(0)
    await closeDrafts(real)
    // Instead of the deleted draft, an existing or a new one is open.
    const open = await readDraft(real.editor)
    if (keyOf(open) === keyOf(model.open)) return
    const next = model.drafts.find((each) => keyOf(each) === keyOf(open))
    if (next) recordOpened(model, next)
    else Object.assign(model, { open, isFresh: true, states: [open] })
  },
  ({ drafts }) => drafts.length > 0,
)
const exportAndImport = command('export, and import', async (model, { editor }) => {
  const { zip } = await editor.exportPage()
  await editor.drop('site.zip', 'application/zip', zip)
  await expect(editor.toast(/^Your page was imported, as the draft/)).toBeVisible()
  await editor.dismiss.click()
  recordOpened(model, { ...model.open })
})
const anyWord = fc.stringMatching(/^[a-z]{1,6}$/)

/** The actions of a hasty user, in any order. */
export const anyCommands = fc.commands<ExpectedDrafts, RealEditor, false>(
  [
    // `type` appears twice, so it is twice as frequent.
    ...[type, type, paste, addLink, secondTab].map((make) => anyWord.map(make)),
    ...[
      removeLink,
      moveLink,
      undoOrRedo('Undo'),
      undoOrRedo('Redo'),
      reload,
      close,
      leave,
      duplicate,
      startAgain,
      deleteAndUndo,
      exportAndImport,
    ].map((each) => fc.constant(each)),
  ],
  { maxCommands: 15, size: 'max' },
)

/** Reloads the page and reads all drafts. @param isAnyExpected true if at least one must exist */
export async function allDrafts({ editor }: RealEditor, isAnyExpected: boolean): Promise<DraftContent[]> {
  const { page } = editor
  await page.reload()
  await expect(editor.saving).toHaveAttribute('data-saving', /saved|fresh/)
  await editor.drafts.click()
  const entries = editor.dialog.getByRole('listitem')
  if (isAnyExpected) await expect(entries.first()).toBeVisible()
  const count = await entries.count()
  const names = await entries.locator('p > span:first-child').allInnerTexts()
  await page.keyboard.press('Escape')
  const all: DraftContent[] = []
  for (const name of names) {
    await editor.drafts.click()
    const openButton = editor.dialogButton(fill(editorText.drafts.openNamed, { name }))
    await expect(entries).toHaveCount(count)
    // The entry of the open draft has no button that opens it.
    if (await openButton.count()) {
      await openButton.click()
      await expect(editor.dialog).toHaveCount(0)
    } else await page.keyboard.press('Escape')
    all.push(await readDraft(editor))
  }
  return all
}
