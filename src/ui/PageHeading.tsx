import type { ComponentProps } from 'react'

/** The heading's id, for what leads to it. */
export const CONTENT_ID = 'content'

/** The one heading that names a page; focus lands here when the page is new. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 id={CONTENT_ID} tabIndex={-1} data-page-heading="" {...props} />
}
