import type { ReactNode } from 'react'
import { fillNodes } from '../lib/fill.ts'
import { isStandIn, langOf } from '../site/text.ts'

interface SiteTextProps {
  readonly children: string
  /** What stands in place of the text's placeholders, in the language of the site. */
  readonly values?: Readonly<Record<string, ReactNode>> | undefined
  /** True for a text that another one replaces. A browser's translation replaces text nodes, which React could not update. */
  readonly changes?: boolean
}

/** A text of the site. An English one that the owner has not translated has its language and direction. */
export function SiteText({ children, values = {}, changes = false }: SiteTextProps) {
  if (!isStandIn(children)) {
    const text = fillNodes(children, values)
    return changes ? <span>{text}</span> : text
  }
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    <bdi key={name} lang={langOf()}>
      {value}
    </bdi>,
  ])
  return (
    <span lang="en" dir="ltr">
      {fillNodes(children, Object.fromEntries(isolated))}
    </span>
  )
}
