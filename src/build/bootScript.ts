import type { Plugin } from 'vite'
import { EDITOR_PATH } from '../routes.ts'

/**
 * The few bytes that run before the first paint: they raise the gate (there is none without a script, nor before an
 * editor), remember a click that comes before the page's own script, and lower the gate again if that script never loads.
 *
 * @param base the path that the site stands under, a slash at both ends
 */
const bootCode = (base: string) => `{
const d=document.documentElement.dataset
d.js=''
if(!/[?&]gate=open(&|$)/.test(location.search)&&!location.pathname.startsWith(${JSON.stringify(base + EDITOR_PATH.slice(1))})){
d.gate=''
addEventListener('click',e=>{if(d.gate===''&&e.target.closest('[data-gate-button]'))d.gate='pressed'})
addEventListener('error',e=>{if(e.target.tagName==='SCRIPT'){delete d.gate;delete d.js}},true)
}}`

/** Puts the boot script into the page's head, inline. */
export function bootScript(): Plugin {
  let base = '/'
  return {
    name: 'moongate:boot-script',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: () => [
      { tag: 'script', children: bootCode(base), injectTo: 'head-prepend' },
    ],
  }
}
