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

/** A text in Markdown. */
export function ProseText({ prose, isPage }: ProseTextProps) {
  return <div className={styles.prose}>{nodesOf(prose, isPage)}</div>
}

function nodesOf(prose: Prose, isPage: IsPage): ReactNode {
  return prose.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown.
    <Fragment key={index}>{typeof node === 'string' ? node : elementOf(node, isPage)}</Fragment>
  ))
}

function elementOf(element: ProseElement, isPage: IsPage): ReactNode {
  const { tag, children, id, href = '', start, align, src = '', alt = '', caption } = element
  const inside = children && nodesOf(children, isPage)
  switch (tag) {
    case 'a':
      if (href.startsWith('#')) return <SectionLink section={href.slice(1)}>{inside}</SectionLink>
      return (
        <SiteLink isPage={isPage(href)} href={href}>
          {inside}
        </SiteLink>
      )
    case 'picture':
      return (
        <figure>
          <SitePicture picture={{ src, alt }} place="text" />
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
