import { expect, it } from 'vitest'
import { readAddress } from '../../../src/templates/safeAddress.ts'

it('Addresses are taken as people write them', () => {
  for (const [written, href] of [
    ['https://example.com/you', 'https://example.com/you'],
    ['  http://example.com ', 'http://example.com/'],
    ['example.com/you?a=1#b', 'https://example.com/you?a=1#b'],
    ['example.com:8080/you', 'https://example.com:8080/you'],
    ['you@example.com', 'mailto:you@example.com'],
    ['mailto:you@example.com', 'mailto:you@example.com'],
    ['tel:+49301234', 'tel:+49301234'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])
    expect(readAddress(written ?? ''), written).toEqual({ kind: 'safe', href })
})

it('What could harm somebody is not linked, however it is disguised', () => {
  for (const written of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'intent://scan/#Intent;end',
  ])
    expect(readAddress(written).kind, written).toBe('unsafe')
})

it('What leads nowhere is told apart from what is not there', () => {
  for (const written of ['', '  ', '\n']) expect(readAddress(written).kind).toBe('empty')
  for (const written of ['hello', 'https://', '/you', '#', '//example.com', 'two words.com'])
    expect(readAddress(written).kind, written).toBe('broken')
})
