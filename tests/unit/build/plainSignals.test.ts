import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainSignals, RENDERERS } from '../../../src/build/plainSignals.ts'

const SIGNALS = 5
const files = ['node_modules/react-dom/cjs', 'node_modules/@react-three/fiber/dist']
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => RENDERERS.test(`/${file}`))

it('React’s renderers are where they are looked for, the page’s and the sky’s', () => {
  expect(files).toHaveLength(2)
})

describe.each(files)('the signals of %s', (file) => {
  const source = readFileSync(file, 'utf8')
  const plain = plainSignals(source)

  it('are all made plain', () => {
    expect(plain.match(/__proto__:Error\.prototype/g)).toHaveLength(SIGNALS)
  })

  it('are errors to whoever catches one, with their message', () => {
    const [, made = '', message = ''] =
      /=(\{__proto__:Error\.prototype,message:([\w$]+)\(460\)\})/.exec(plain) ?? []
    const signal = new Function(message, `return ${made}`)((code: number) => `signal ${code}`)
    expect(signal).toBeInstanceOf(Error)
    expect(String(signal)).toBe('Error: signal 460')
  })

  it('are all that is changed', () => {
    const back = plain.replace(/=\{__proto__:Error\.prototype,message:([^}]*)\}/g, '=Error($1)')
    expect(back).toBe(source.replaceAll(/= Error\((\w+\((?:460|461|474|519|542)\))\)/g, '=Error($1)'))
  })
})
