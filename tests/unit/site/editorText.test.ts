import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { type OwnerContent, ownerContent } from '../../helpers/ownerContent.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

const root = join(import.meta.dirname, '../../..')

let own: OwnerContent
let server: ModuleServer

/** The module with the words of an owner whose site is in Arabic, or in another language. */
async function editorTextOf(words: object, language = 'ar') {
  own = ownerContent({
    'site.ts': `export const site = { name: 'Layla', language: '${language}' }`,
    'editorWords.ts': `export const words = ${JSON.stringify(words)}`,
  })
  server = await serveModules(root)
  return server.load<typeof import('../../../src/site/editorText.ts')>('/src/site/editorText.ts')
}

afterEach(async () => {
  await server.close()
  own.remove()
})

const english = { lang: 'en', dir: 'ltr' }
const arabic = { lang: 'ar', dir: 'rtl' }

it('An editor is in English, and reads from left to right, when the owner of an Arabic site has translated nothing', async () => {
  const { editorRoot, editorTextAttributes } = await editorTextOf({ exported: { madeWith: 'صنعت هنا' } })
  expect(editorRoot).toEqual(english)
  expect(editorTextAttributes('Undo')).toBeNull()
})

it('A template’s name is in Arabic when the owner has translated only names', async () => {
  const { editorRoot, editorTextAttributes } = await editorTextOf({ kits: { bloodMoon: 'قمر الدم' } })
  expect(editorRoot).toEqual(english)
  expect(editorTextAttributes('قمر الدم')).toEqual(arabic)
  expect(editorTextAttributes('Bone')).toEqual(english)
})

it('Each text has its own language when the owner has translated some', async () => {
  const { editorRoot, editorTextAttributes, editorText } = await editorTextOf({
    toolbar: { undo: 'تراجع' },
    form: { name: 'الاسم' },
    items: { removed: 'حُذف «{name}».' },
    check: { sampleName: 'هذا اسم المثال؟ اكتبوا اسمكم.' },
  })
  expect(editorRoot).toEqual(arabic)
  for (const text of [
    'تراجع',
    'حُذف «My shop».',
    'حُذف «متجري». Undo it with Ctrl+Z.',
    'الاسم: This field is full.',
    editorText.check.sampleName,
  ])
    expect(editorTextAttributes(text), text).toEqual(arabic)
  for (const text of ['Redo', 'Removed “متجري”.', 'تراجعوا', 'الاسم الأول'])
    expect(editorTextAttributes(text), text).toEqual(english)
})

it('No text has a language of its own on an English site, though the owner has other words', async () => {
  const { editorRoot, editorTextAttributes } = await editorTextOf({ toolbar: { undo: 'Back' } }, 'en-GB')
  expect(editorRoot).toEqual({ lang: 'en-GB', dir: 'ltr' })
  expect(editorTextAttributes('Back')).toBeNull()
  expect(editorTextAttributes('Redo')).toBeNull()
})
