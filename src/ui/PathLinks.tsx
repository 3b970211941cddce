import { Link } from 'wouter'

interface PathLinksProps {
  readonly pages: readonly { readonly path: string; readonly name: string }[]
  readonly currentPath: string
}

/** A list of links to pages of the site. The link to the current page is marked. */
export function PathLinks({ pages, currentPath }: PathLinksProps) {
  return (
    <ul>
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
