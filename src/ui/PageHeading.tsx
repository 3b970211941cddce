import type { ComponentProps } from 'react'

export const CONTENT_ID = 'content'

/** The page's only `h1`. It takes focus when a visitor comes from another page or the gate, unless the hash names a target. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 id={CONTENT_ID} tabIndex={-1} data-page-heading="" {...props} />
}
