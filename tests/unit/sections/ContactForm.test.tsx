import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContactForm } from '../../../src/sections/message/ContactForm.tsx'
import { contact } from '../../../src/sections/message/contact.ts'

const markupFor = (endpoint: string | undefined) =>
  renderToStaticMarkup(<ContactForm contact={{ ...contact, endpoint, hidden: { access_key: 'k' } }} />)

it('posts to the service, with its hidden fields, when a script is missing', () => {
  const html = markupFor('https://forms.example.com/f/ada')
  expect(html).toContain('method="post"')
  expect(html).toContain('action="https://forms.example.com/f/ada"')
  expect(html).toContain('<input type="hidden" name="access_key" value="k"/>')
  expect(html).not.toContain('data-closed')
})

it('has the attributes and the field that Netlify needs', () => {
  const html = markupFor('netlify')
  for (const attribute of ['method="post"', 'name="message"', 'data-netlify="true"'])
    expect(html).toContain(attribute)
  expect(html).toContain('<input type="hidden" name="form-name" value="message"/>')
})

it('sends nothing, and says so, when it has no endpoint', () => {
  const html = markupFor(undefined)
  expect(html).toContain('method="dialog"')
  expect(html).toContain(contact.closed)
  expect(html).not.toContain('access_key')
})
