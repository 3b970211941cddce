import { expect, it } from 'vitest'
import { listForms } from '../../../../src/editor/form/rows/listForms.ts'
import { GROUP_IDS, labelOf, rowsOfGroup } from '../../../../src/editor/form/rows/pageForm.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)

it('names each field of the form with a text of the editor or of the template', () => {
  const labels = GROUP_IDS.flatMap(rowsOfGroup).map(({ key }) => [key, labelOf(key, kit)])
  expect(Object.fromEntries(labels)).toMatchObject({
    name: 'Name',
    tagline: 'Tagline',
    socials: 'Profiles',
    headingFont: 'Font of headings',
    cursor: kit.cursorName,
  })
  // A key without a text is its own label.
  expect(labels.filter(([key, label]) => label === key)).toEqual([])
})

it('has a form for the items of each list', () => {
  const lists = GROUP_IDS.flatMap(rowsOfGroup).filter(({ control }) =>
    ['links', 'profiles', 'players'].includes(control?.kind ?? ''),
  )
  expect(lists.map(({ key }) => key)).toEqual(Object.keys(listForms))
})
