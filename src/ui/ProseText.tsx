import { createElement, Fragment, type ReactNode } from 'react'
import type { Prose, ProseElement } from '../site/prose.ts'
import { text } from '../site/text.ts'
import { SiteLink } from './ExternalLink.tsx'
import styles from './ProseText.module.css'
import { SectionLink } from './SectionLink.tsx'
import { SitePicture } from './SitePicture.tsx'

type IsPage = (url: string) => boolean

interface ProseTextProps {
  readonly prose: Prose
  /** True for the address of a page of this site. */
  readonly isPage: IsPage
}

interface Context {
  readonly isPage: IsPage
  /** The first picture of the text, which is fetched eagerly. */
  readonly first: ProseElement | undefined
}

/** A text in Markdown. */
export function ProseText({ prose, isPage }: ProseTextProps) {
  return <div className={styles.prose}>{nodesOf(prose, { isPage, first: firstPicture(prose) })}</div>
}

function firstPicture(prose: Prose): ProseElement | undefined {
  for (const node of prose) {
    if (typeof node === 'string') continue
    const found = node.tag === 'picture' ? node : firstPicture(node.children ?? [])
    if (found) return found
  }
  return undefined
}

function nodesOf(prose: Prose, context: Context): ReactNode {
  return prose.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is on screen.
    <Fragment key={index}>{typeof node === 'string' ? node : elementOf(node, context)}</Fragment>
  ))
}

function elementOf(element: ProseElement, context: Context): ReactNode {
  const { tag, children, id, href = '', start, align, src = '', alt = '', caption } = element
  const inside = children && nodesOf(children, context)
  switch (tag) {
    case 'a':
      if (href.startsWith('#')) return <SectionLink section={href.slice(1)}>{inside}</SectionLink>
      return (
        <SiteLink isPage={context.isPage(href)} href={href}>
          {inside}
        </SiteLink>
      )
    case 'picture':
      return (
        <figure>
          <SitePicture picture={{ src, alt }} place="text" first={element === context.first} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )
    // A table or a code block may be wider than its column. It scrolls on its own, also by keyboard.
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        <section className={styles.wide} aria-label={text.page.table} tabIndex={0}>
          <table>{inside}</table>
        </section>
      )
    case 'pre':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        <pre tabIndex={0}>
          <code>{inside}</code>
        </pre>
      )
    default:
      return createElement(
        tag,
        { id, start, 'data-align': align, ...(id !== undefined && { tabIndex: -1 }) },
        inside,
      )
  }
}
