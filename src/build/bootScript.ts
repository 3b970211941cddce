import type { Plugin } from 'vite'
import { LATE_SCRIPTS } from './lateScripts.ts'
import { WATCH_PICTURES } from './watchPictures.ts'

/**
 * The few bytes that run before the first paint: they raise the gate (there is none without a script), remember a
 * click that comes before the page's own script, and lower the gate again if that script never loads.
 */
export const BOOT_SCRIPT = `{
const d=document.documentElement.dataset
d.js=''
if(!/[?&]gate=open(&|$)/.test(location.search)){
d.gate=''
addEventListener('click',e=>{if(d.gate===''&&e.target.closest('[data-gate-button]'))d.gate='pressed'})
addEventListener('error',e=>{if(e.target.tagName==='SCRIPT'){delete d.gate;delete d.js}},true)
}}`

/** Puts the boot script into the page's head, inline. */
export function bootScript(): Plugin {
  return {
    name: 'moongate:boot-script',
    transformIndexHtml: () => [
      { tag: 'script', children: BOOT_SCRIPT + WATCH_PICTURES + LATE_SCRIPTS, injectTo: 'head-prepend' },
    ],
  }
}
