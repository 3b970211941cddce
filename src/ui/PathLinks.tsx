import type { ComponentProps } from 'react'
import { Link } from 'wouter'

interface PathLinksProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-label'> {
  readonly pages: readonly { readonly path: string; readonly name: string }[]
  /** The path of the page that is shown. */
  readonly current: string
}

/** A list of links to pages of the site, which marks the page that is shown. */
export function PathLinks({ pages, current, ...list }: PathLinksProps) {
  return (
    <ul {...list}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
