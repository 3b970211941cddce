import type { ReactNode } from 'react'
import { fillNodes } from '../lib/fill.ts'
import { isStandIn, langOf } from '../site/text.ts'
import { OwnerText } from './OwnerText.tsx'

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
    if (changes) return <span>{fillNodes(children, values)}</span>
    const isFilled = Object.keys(values).length > 0
    return isFilled ? fillNodes(children, values) : <OwnerText>{children}</OwnerText>
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
