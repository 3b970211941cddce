import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentSchemas, wordsSchema } from '../../../../../src/build/content/checks/contentSchemas.ts'
import { fieldMistakes } from '../../../../../src/build/content/checks/fieldMistakes.ts'
import { themeSchema } from '../../../../../src/site/themeSchema.ts'

const schemas = contentSchemas('build')
const mistakes = (name: string, value: unknown) =>
  fieldMistakes(`${name}.ts`, value, schemas[name] ?? z.never())

describe('the check of words.ts', () => {
  it('accepts replaced texts that have the same placeholders', () => {
    expect(mistakes('words', { gate: { enter: 'Herein' }, page: { footer: '{name}, nachts' } })).toEqual([])
  })

  it('names unknown groups, texts and placeholders, and empty texts', () => {
    const words = { gates: {}, gate: { entr: 'Herein' }, page: { footer: '{who}', skip: '' } }
    expect(mistakes('words', words)).toEqual([
      'words.ts: gate has “entr”, which the site does not know; write “enter”, or remove it.',
      'words.ts: page.skip is empty; write some words, or leave it out.',
      'words.ts: page.footer has {who}, for which there is no value; write {name}, or remove it.',
      'words.ts: has “gates”, which the site does not know; write “gate”, or remove it.',
    ])
  })

  it.each([
    [{ gate: null }, 'gate is not a group of fields; write it in curly brackets.'],
    [{ gate: 'Herein' }, 'gate is not a group of fields; write it in curly brackets.'],
    [{ gate: undefined }, 'gate is missing; write it.'],
    [{ gate: { enter: undefined } }, 'gate.enter is missing; write it.'],
    [{ gate: { enter: 1 } }, 'gate.enter is not words; write it in quotes.'],
  ])('says what to write when the texts are %j', (words, sentence) => {
    expect(mistakes('words', words)).toEqual([`words.ts: ${sentence}`])
  })

  it.each([
    ['{nombre} de noche', '{nombre}'],
    ['{prénom}, la nuit', '{prénom}'],
    ['{ name } at night', '{ name }'],
  ])('says what to write when a placeholder is unknown, as in “%s”', (footer, placeholder) => {
    expect(mistakes('words', { page: { footer } })).toEqual([
      `words.ts: page.footer has ${placeholder}, for which there is no value; write {name}, or remove it.`,
    ])
  })

  it('suggests the most similar placeholder, else all, else none', () => {
    const schema = wordsSchema({ page: { counted: 'Counted by {service}, at {host}.', plain: 'Hello' } })
    const adviceFor = (texts: object) => fieldMistakes('words.ts', { page: texts }, schema)
    expect(adviceFor({ counted: 'Von {servce}.', plain: '{name}' })).toEqual([
      'words.ts: page.counted has {servce}, for which there is no value; write {service}, or remove it.',
      'words.ts: page.plain has {name}, for which there is no value; remove it.',
    ])
    expect(adviceFor({ counted: 'Gezählt von {x}.' })).toEqual([
      'words.ts: page.counted has {x}, for which there is no value; write {service} or {host}, or remove it.',
    ])
  })
})

it('accepts names for templates and their parts in editorWords.ts, and refuses unknown ones', () => {
  expect(mistakes('editorWords', { kits: { bloodMoon: 'Roter Mond', bloodMoonCursor: 'Fisch' } })).toEqual([])
  expect(mistakes('editorWords', { kits: { bloodmoon: 'Roter Mond' } })).toEqual([
    'editorWords.ts: kits has “bloodmoon”, which the site does not know; write “bloodMoon”, or remove it.',
  ])
})

it('names a card of the shop whose template does not exist', () => {
  const card = { id: 'mine', title: 'Mine', summary: 'By hand.' }
  expect(mistakes('templates', [{ ...card, kit: '1' }])).toEqual([])
  expect(mistakes('templates', [{ ...card, kit: 'moon' }])).toEqual([
    expect.stringMatching(/^templates\.ts: “Mine”: kit is none of 1, .*; choose one\.$/),
  ])
})

it('refuses a form that sends to the owner’s own computer in a build, and accepts it in the dev server', () => {
  const contact = { endpoint: 'http://localhost:8080/form' }
  expect(mistakes('contact', contact)).toEqual([
    'contact.ts: endpoint is an address that only your own computer has; before you build, write your service’s.',
  ])
  const { contact: schema = z.never() } = contentSchemas('serve')
  expect(fieldMistakes('contact.ts', contact, schema)).toEqual([])
})

it('names an unknown template and an unknown link in samples.ts', () => {
  expect(mistakes('samples', { bloodMoon: { links: { song: { label: 'Canção' } } } })).toEqual([])
  expect(mistakes('samples', { bloodmoon: { name: 'Ofélia' } })).toEqual([
    'samples.ts: has “bloodmoon”, which the site does not know; write “bloodMoon”, or remove it.',
  ])
  expect(mistakes('samples', { bloodMoon: { links: { songs: { label: 'Canção' } } } })).toEqual([
    'samples.ts: bloodMoon.links has “songs”, which the site does not know; write “song”, or remove it.',
  ])
})

it('refuses an unknown theme, an invalid colour and an unknown colour name', () => {
  const themeMistakes = (theme: object) => fieldMistakes('theme.json', theme, themeSchema)
  expect(themeMistakes({ theme: 'sepia', accent: '#a1b2c3' })).toEqual([])
  expect(themeMistakes({ theme: 'daylight', accent: 'green', golt: '#a1b2c3' })).toEqual([
    expect.stringMatching(/^theme\.json: theme is none of night, .*; choose one\.$/),
    'theme.json: accent is not a colour; write it as in #f6a6c6.',
    'theme.json: has “golt”, which the site does not know; write “gold”, or remove it.',
  ])
})
