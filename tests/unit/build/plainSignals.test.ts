import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainSignals } from '../../../src/build/plainSignals.ts'

const RENDERERS = [
  'node_modules/react-dom/cjs/react-dom-client.production.js',
  'node_modules/@react-three/fiber/react-reconciler/index.js',
]

describe.each(RENDERERS)('the signals of %s', (file) => {
  const source = readFileSync(file, 'utf8')
  const plain = plainSignals(source)

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

it('signals that React makes otherwise are an error of the build', () => {
  expect(() => plainSignals('var signal = Error(message(460))')).toThrow(/another way/)
})
