import { expect, it } from 'vitest'
import { fieldId } from '../../../../src/editor/fields/fieldId.ts'
import { partOfField } from '../../../../src/editor/preview/partOfField.ts'
import { linkOf } from '../../../../src/templates/siteData.ts'

const links = [
  linkOf({ id: 'a', label: 'A', url: 'https://a.example' }),
  linkOf({ id: 'b', label: 'B', hidden: true }),
  linkOf({ id: 'c', kind: 'heading' }),
  linkOf({ id: 'd', url: 'https://d.example' }),
]

it('A field’s part of the page is found by the id of its element', () => {
  expect(partOfField(fieldId('name'), { links })?.selector).toBe('.name')
  expect(partOfField(fieldId('portrait.alt'), { links })?.selector).toBe('.portrait')
  expect(partOfField(fieldId('socials.2.url'), { links })).toEqual({ selector: '.socials > li', index: 2 })
})

it('Of links only those that show are counted', () => {
  expect(partOfField(fieldId('links.0.label'), { links })?.index).toBe(0)
  expect(partOfField(fieldId('links.3.note'), { links })?.index).toBe(1)
})

it('What shows nowhere on the page has no part of it', () => {
  for (const path of ['description', 'address', 'colours.text'])
    expect(partOfField(fieldId(path), { links })).toBeNull()
  expect(partOfField('editor-form', { links })).toBeNull()
})
