import type { ComponentProps } from 'react'

export const CONTENT_ID = 'content'

/** The page's only `h1`. It takes focus after another page or a closed gate, unless the hash names a target. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 id={CONTENT_ID} tabIndex={-1} data-page-heading="" {...props} />
}
