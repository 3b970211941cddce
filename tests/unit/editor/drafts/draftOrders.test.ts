import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DraftStore } from '../../../../src/editor/drafts/DraftStore.ts'
import { createEditorStore } from '../../../../src/editor/state/editorStore.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { blankSite } from '../../../../src/templates/engine/sample/blankSite.ts'
import { IS_FULL_CAMPAIGN, tries } from '../../../helpers/campaign.ts'
import { FakeWindow, fakeLocalStorage } from '../../../helpers/fakeBrowser.ts'
import { FakeDatabase, runCallbacks } from '../../../helpers/fakeDatabase.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const fake = vi.hoisted(() => ({ database: null as unknown as FakeDatabase }))
vi.mock('idb', () => ({ openDB: () => fake.database.openDB() }))

const SAVE_AFTER_MS = 100
/** Longer than the time limit of an answer, and than the time until a retry. */
const LONG_MS = 20_000
const MAX_STEPS = 6
/** All orders of this number of steps are tried. 6 takes some minutes: `MOONGATE_CAMPAIGN=full npx vitest run draftOrders`. */
const MAX_STEPS_OF_ALL_ORDERS = IS_FULL_CAMPAIGN ? MAX_STEPS : 3

const sample = blankSite(await loadKit(FIRST_TEMPLATE), 'en')

/** What the database does after each step. */
const DATABASE_MODES = {
  'answers at once': () => fake.database.answerAll(),
  'answers one request at each step': () => fake.database.answerOne(),
  'does not answer': () => runCallbacks(),
  fails: () => fake.database.failAll(),
} as const
type DatabaseMode = keyof typeof DATABASE_MODES

type Step = 'type' | 'save' | 'switch' | 'hide' | 'show' | 'second tab'

/** All orders of up to `MAX_STEPS` steps. A page in the back/forward cache can only show again. */
function allOrders(): readonly (readonly Step[])[] {
  const orders: (readonly Step[])[] = []
  const extend = (order: readonly Step[], isHidden: boolean) => {
    if (order.length > 0) orders.push(order)
    if (order.length === MAX_STEPS) return
    const steps: readonly Step[] = isHidden
      ? ['show', 'second tab']
      : ['type', 'save', 'switch', 'hide', 'second tab']
    for (const step of steps) extend([...order, step], step === 'hide' || (isHidden && step !== 'show'))
  }
  extend([], false)
  return orders
}

/** A page with its own copy of the modules, as each tab has. */
async function loadPage() {
  vi.resetModules()
  const page = new FakeWindow()
  page.activate()
  const modules = await import('../../../../src/editor/drafts/DraftStore.ts')
  page.keepListeners()
  return { page, DraftStore: modules.DraftStore }
}
type Page = Awaited<ReturnType<typeof loadPage>>

let letters = ''

class Tab {
  readonly editor = createEditorStore(sample)
  readonly drafts: DraftStore
  readonly actions: Promise<unknown>[]
  isOpen = false
  readonly #page: Page['page']
  readonly #ids: string[] = []

  constructor({ page, DraftStore }: Page) {
    this.#page = page
    page.reset()
    this.drafts = new DraftStore(FIRST_TEMPLATE, this.editor)
    const starting = this.drafts.start().then(() => {
      this.isOpen = true
    })
    this.actions = [starting]
  }

  type(): void {
    const letter = String.fromCodePoint(97 + letters.length)
    letters += letter
    this.editor.getState().change({ name: this.editor.getState().data.name + letter })
  }

  /** Opens a new draft, or the one before it. */
  switch(): void {
    const { id } = this.drafts.state.getState()
    const other = this.#ids.find((each) => each !== id)
    if (!this.#ids.includes(id)) this.#ids.push(id)
    this.actions.push(other ? this.drafts.open(other) : this.drafts.add(sample, 'Other'))
  }

  hide(): void {
    this.#page.send('pagehide')
  }

  show(): void {
    this.#page.send('pageshow', { persisted: true })
  }
}

const pages: Page[] = []
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  pages.push(await loadPage(), await loadPage())
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function settle(): Promise<void> {
  await fake.database.answerAll()
  vi.advanceTimersByTime(LONG_MS)
  await fake.database.answerAll()
}

/** Takes the steps, ends all pages, and opens a new one. @returns the names that its drafts have */
async function namesAfter(
  order: readonly { readonly step: Step; readonly mode: DatabaseMode }[],
): Promise<string> {
  const [firstPage, secondPage] = pages as [Page, Page]
  letters = ''
  fake.database = new FakeDatabase()
  vi.stubGlobal('localStorage', fakeLocalStorage())
  const first = new Tab(firstPage)
  await fake.database.answerAll()
  let second: Tab | null = null
  for (const { step, mode } of order) {
    if (step === 'type') first.type()
    else if (step === 'save') vi.advanceTimersByTime(SAVE_AFTER_MS)
    else if (step === 'switch') first.switch()
    else if (step === 'hide') first.hide()
    else if (step === 'show') first.show()
    else if (!second) second = new Tab(secondPage)
    else if (second.isOpen) second.type()
    await DATABASE_MODES[mode]()
  }
  // The pages end.
  first.hide()
  second?.hide()
  await settle()
  await Promise.all([...first.actions, ...(second?.actions ?? [])])
  vi.clearAllTimers()
  firstPage.page.send('pageshow')
  const next = new Tab(firstPage)
  await settle()
  await Promise.all(next.actions)
  vi.clearAllTimers()
  return [...fake.database.records]
    .filter(([key]) => key.startsWith('draft/'))
    .map(([, draft]) => (draft as { data: { name: string } }).data.name)
    .join(' ')
}

async function expectNoLoss(order: Parameters<typeof namesAfter>[0]): Promise<void> {
  const names = await namesAfter(order)
  const lost = [...letters].filter((letter) => !names.includes(letter))
  expect({ order, lost }).toEqual({ order, lost: [] })
  expect(localStorage).toEqual({})
}

const orders = allOrders()
const shortOrders = orders.filter(({ length }) => length <= MAX_STEPS_OF_ALL_ORDERS)
const modes = Object.keys(DATABASE_MODES) as DatabaseMode[]

for (const mode of modes)
  it(`loses no letter in ${shortOrders.length} orders of steps when the database ${mode}`, async () => {
    for (const order of shortOrders) await expectNoLoss(order.map((step) => ({ step, mode })))
  }, 3_600_000)

it('loses no letter in any order when the database answers each step in another way', async () => {
  const anyModes = fc.array(fc.constantFrom(...modes), { minLength: MAX_STEPS, maxLength: MAX_STEPS })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...orders), anyModes, (order, modesOfSteps) =>
      expectNoLoss(order.map((step, index) => ({ step, mode: modesOfSteps[index] ?? 'fails' }))),
    ),
    { numRuns: tries(300, 10_000) },
  )
}, 3_600_000)
