import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { type OwnerContent, ownerContent } from '../../helpers/ownerContent.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

const root = join(import.meta.dirname, '../../..')

let own: OwnerContent
let server: ModuleServer

afterEach(async () => {
  await server.close()
  own.remove()
})

/** Returns the HTML of texts on a site in a language. */
async function htmlIn(language: string) {
  own = ownerContent({ 'site.ts': `export const site = { name: 'Luna', language: '${language}' }` })
  server = await serveModules(root)
  const { OwnerText } =
    await server.load<typeof import('../../../src/ui/OwnerText.tsx')>('/src/ui/OwnerText.tsx')
  return (text: string) => renderToStaticMarkup(<OwnerText>{text}</OwnerText>)
}

it('An owner’s text keeps the direction of a Hebrew page when one letter has it, and the signs of what runs from left to right', async () => {
  const html = await htmlIn('he')
  expect(html('DJ לילה')).toBe('DJ לילה')
  expect(html('I draw quiet places.')).toBe('<bdi dir="ltr">I draw quiet places.</bdi>')
  expect(html('אני כותבת ב־C++, @luna או +972 50 123 4567.')).toBe(
    'אני כותבת ב־<bdi dir="ltr">C++</bdi>, <bdi dir="ltr">@luna</bdi> או <bdi dir="ltr">+972 50 123 4567</bdi>.',
  )
})

it('An owner’s text is unchanged on an English page, except for one in Hebrew', async () => {
  const html = await htmlIn('en')
  expect(html('Write to @luna, in C++.')).toBe('Write to @luna, in C++.')
  expect(html('DJ לילה')).toBe('DJ לילה')
  expect(html('לילה טוב!')).toBe('<bdi dir="rtl">לילה טוב!</bdi>')
})
