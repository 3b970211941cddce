import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SHADER = /\.glsl\?raw$/

/** A shader without its comments, its indentation and its idle zeros, which no visitor needs to download. */
export function leanShader(source: string): string {
  return source
    .replace(/\/\/.*$/gm, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?([-+*/=<>(),{};?:|&]) ?/g, '$1')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\b(\d+)\.0+\b/g, '$1.')
    .replace(/\b0(\.\d)/g, '$1')
    .trim()
    .concat('\n')
}

/** Hands out shaders as text, lean. */
export function leanShaders(): Plugin {
  return {
    name: 'moongate:lean-shaders',
    enforce: 'pre',
    load: (id) =>
      SHADER.test(id)
        ? `export default ${JSON.stringify(leanShader(readFileSync(id.replace('?raw', ''), 'utf8')))}`
        : undefined,
  }
}
