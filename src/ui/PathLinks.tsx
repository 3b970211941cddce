import type { ComponentProps } from 'react'
import { Link } from 'wouter'

interface PathLinksProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-label'> {
  readonly pages: readonly { readonly path: string; readonly name: string }[]
  readonly currentPath: string
}

/** A list of links to pages of the site. The link to the current page is marked. */
export function PathLinks({ pages, currentPath, ...list }: PathLinksProps) {
  return (
    <ul {...list}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={path === currentPath ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
