/**
 * The part of the boot script that fetches the page's own scripts, once its words have been painted (a ground without
 * words, which may come first, does not count): until then network and processor have nothing to do but show them.
 * Where a browser does not tell of its paints, they are fetched as soon as the page is parsed. Which they are stands in
 * the page, so that this part is the same on all; they run in that order, in Chromium each in a task of its own, so that
 * none holds up a click for long. `data-painted` lets the style sheets ask for what can wait as well.
 */
export const LATE_SCRIPTS = `{
const begin=()=>{document.documentElement.dataset.painted=''
for(const src of document.getElementById('root').dataset.scripts?.split(' ')??[])
document.head.append(Object.assign(document.createElement('script'),{type:'module',crossOrigin:'',async:false,src}))
}
const parsed=()=>document.readyState==='loading'?addEventListener('DOMContentLoaded',begin):begin()
if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();parsed()}}).observe({type:'paint',buffered:true})
else parsed()
}`
