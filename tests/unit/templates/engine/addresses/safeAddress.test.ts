import { expect, it } from 'vitest'
import { readAddress } from '../../../../../src/templates/engine/addresses/safeAddress.ts'

it('accepts addresses as users write them', () => {
  for (const [written, href] of [
    ['https://example.com/you', 'https://example.com/you'],
    ['  http://example.com ', 'http://example.com/'],
    ['example.com/you?a=1#b', 'https://example.com/you?a=1#b'],
    ['example.com:8080/you', 'https://example.com:8080/you'],
    ['you@example.com', 'mailto:you@example.com'],
    ['mailto:you@example.com', 'mailto:you@example.com'],
    ['tel:+49301234', 'tel:+49301234'],
    ['+49 (30) 12-34', 'tel:+49301234'],
    ['030/1234 567', 'tel:0301234567'],
    ['sms:+49301234', 'sms:+49301234'],
    ['sms:+49 30 1234?body=Hello you', 'sms:+49301234?body=Hello%20you'],
    ['tel:+49 30 1234', 'tel:+49301234'],
    ['\u202a+49 30 \u200e1234\u202c', 'tel:+49301234'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['0049 30 1234', 'tel:+49301234'],
    ['mailto: you@example.com', 'mailto:you@example.com'],
    ['mailto:you@example.com?subject=A song', 'mailto:you@example.com?subject=A%20song'],
    ['@you@social.example', 'https://social.example/@you'],
    ['\u200bhttps://example.com/a\u200b', 'https://example.com/a'],
    ['“https://example.com/a”', 'https://example.com/a'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ['https: //example.com/a', 'https://example.com/a'],
    ['https://example.com,', 'https://example.com/'],
    ['example.com.', 'https://example.com/'],
    ['https://example.com/you_', 'https://example.com/you_'],
    ['bitcoin:bc1qexample', 'bitcoin:bc1qexample'],
    ['upi://pay?pa=you@bank', 'upi://pay?pa=you@bank'],
    ['facetime:ada@example.com', 'facetime:ada@example.com'],
    ['whatsapp://send?phone=49301234', 'whatsapp://send?phone=49301234'],
    ['192.168.1.1', 'https://192.168.1.1/'],
    [
      'https://web.archive.org/web/2020/https://example.com/',
      'https://web.archive.org/web/2020/https://example.com/',
    ],
    ['https://example.com/a b.pdf', 'https://example.com/a%20b.pdf'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])
    expect(readAddress(written ?? ''), written).toEqual({ kind: 'safe', href })
})

it('refuses unsafe addresses in any disguise', () => {
  for (const written of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'intent://scan/#Intent;end',
  ])
    expect(readAddress(written).kind, written).toBe('unsafe')
})

it('distinguishes an invalid address from an empty one', () => {
  for (const written of ['', '  ', '\n']) expect(readAddress(written).kind).toBe('empty')
  for (const written of [
    'hello',
    'file:///etc/passwd',
    'nobody-knows:this',
    'https://',
    '/you',
    '#',
    '//example.com',
    'https://https://example.com',
    'https://you',
    'https://…',
    '10.1000/182',
    '2024-02-11',
    '4111 1111 1111 1111',
    'two words.com',
  ])
    expect(readAddress(written).kind, written).toBe('broken')
})

it('accepts an address with another address in its query or fragment, after a plain or encoded separator', () => {
  for (const written of [
    'https://ada.example/?u=https://b.example',
    'https://ada.example/?u%3Dhttps://b.example',
    'https://ada.example/?text=Look%20https://b.example',
    'https://ada.example/?text=Look+https://b.example',
    'https://ada.example/#/open%2Fhttps://b.example',
  ])
    expect(readAddress(written), written).toEqual({ kind: 'safe', href: written })
})

it('refuses several addresses in one field', () => {
  for (const written of [
    'https://a.example https://b.example',
    'https://a.example/x\nhttps://b.example/y',
    'https://a.examplehttps://b.example',
    'https://a.example/xhttps://b.example/y',
    'https://a.example/?u%3Dxhttps://b.example/y',
    'https://a.example/caf%C3%A9https://b.example/y',
    'a.example/x b.example/y',
    'a.example/x www.b.example',
    'https://a.example/ mailto:b@c.example',
  ])
    expect(readAddress(written).kind, written).toBe('several')
})
