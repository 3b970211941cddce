import { describe, expect, it } from 'vitest'
import { zipName } from '../../../../src/editor/export/packFile.ts'

describe('the ZIP’s name', () => {
  it.each([
    ['Ophelia Vane', 'ophelia-vane.zip'],
    ['  Ada & <b>Söhne</b> ', 'ada-b-sohne-b.zip'],
    ['🌙', 'my-page.zip'],
    ['../../etc', 'etc.zip'],
    ['x'.repeat(500), `${'x'.repeat(60)}.zip`],
  ])('is made of plain letters: %s', (name, file) => expect(zipName(name, '')).toBe(file))

  it('is the template’s where the name has no plain letters', () => {
    expect(zipName('月の庭', 'Blood Moon/Eclipse')).toBe('blood-moon-eclipse.zip')
  })
})
