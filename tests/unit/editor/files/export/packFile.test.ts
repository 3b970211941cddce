import { describe, expect, it } from 'vitest'
import { zipName } from '../../../../../src/editor/files/export/packFile.ts'

describe('the ZIP’s name', () => {
  it.each([
    ['Ophelia Vane', 'ophelia-vane.zip'],
    ['  Ada & <b>Söhne</b> ', 'ada-b-sohne-b.zip'],
    ['Søren Ægir', 'soren-aegir.zip'],
    ['Łukasz Đorđe', 'lukasz-dorde.zip'],
    ['Þóra Œuvre ẞIĞI ırmak', 'thora-oeuvre-ssigi-irmak.zip'],
    ['../../etc', 'etc.zip'],
    ['Con', 'con-page.zip'],
    ['LPT1', 'lpt1-page.zip'],
    ['Connie', 'connie.zip'],
    ['x'.repeat(500), `${'x'.repeat(60)}.zip`],
    [`${'x'.repeat(59)} Moon`, `${'x'.repeat(59)}.zip`],
  ])('is made of Latin letters: %s', (name, file) => expect(zipName(name, '')).toBe(file))

  it('is the template’s name when the page’s name has no Latin letters', () => {
    expect(zipName('月の庭', 'Blood Moon/Eclipse')).toBe('blood-moon-eclipse.zip')
  })

  it('is my-page.zip when neither name has Latin letters', () => {
    expect(zipName('🌙', '')).toBe('my-page.zip')
  })
})
