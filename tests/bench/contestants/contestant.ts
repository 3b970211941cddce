declare global {
  interface Window {
    /** True as soon as a page with which the bench compares the site draws. Undefined on the site's own pages. */
    isContestant?: true
  }
}

/** The number of stars, which the address gives. */
export const starCount = Number(new URLSearchParams(location.search).get('stars') ?? 100)

export function skyElement(): HTMLElement {
  const sky = document.getElementById('sky')
  if (!sky) throw new Error('The page has no element with the id "sky"')
  return sky
}
