import type { ComponentProps } from 'react'

/** The one heading that names a page; focus lands here when the page is new. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} data-page-heading="" {...props} />
}
