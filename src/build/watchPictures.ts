/**
 * The part of the boot script that decides when a page's pictures are fetched; it runs before anything else can. All
 * are lazy in the HTML, because nobody knows there whether a gate will stand before them. While it stands none is
 * fetched; then those in sight become eager as soon as the page has a layout, the first one as soon as it is parsed
 * (in a window too low to show it, it waits for its turn). The rest is found by the browser's own lazy loading from
 * the first scroll on; until then `SitePicture.module.css` hides it from that. What is watched is the box around a
 * picture, because a picture that is clipped away is in nobody's sight. The window's height is asked for by a media
 * query: `innerHeight` would lay the page out again with every part of it that is parsed.
 */
export const WATCH_PICTURES = `{
const h=document.documentElement
const waits=()=>h.dataset.gate===''
const tall=matchMedia('(min-height:651px)')
const seen=new IntersectionObserver(all=>{for(const{isIntersecting,target}of all)if(isIntersecting){
seen.unobserve(target)
if(!waits())for(const i of target.querySelectorAll('img'))i.loading='eager'
}})
const look=()=>{
if(!waits()&&tall.matches)for(const i of document.querySelectorAll('[fetchpriority=high]'))i.loading='eager'
for(const i of document.querySelectorAll('[data-picture]>[loading=lazy]'))seen.observe(i.parentNode.parentNode)
}
new MutationObserver(look).observe(document,{childList:true,subtree:true,attributeFilter:['data-gate']})
addEventListener('scroll',()=>h.toggleAttribute('data-scrolled',scrollY>0),{passive:true})
}`
