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

interface RenderContext {
  readonly isPage: IsPage
  /** The first picture of the text. It may be visible at once, so it is fetched eagerly. */
  readonly firstPicture: ProseElement | undefined
}

/** Renders a text that the owner wrote in Markdown. */
export function ProseText({ prose, isPage }: ProseTextProps) {
  return (
    <div className={styles.prose}>{nodesOf(prose, { isPage, firstPicture: findFirstPicture(prose) })}</div>
  )
}

function findFirstPicture(prose: Prose): ProseElement | undefined {
  for (const node of prose) {
    if (typeof node === 'string') continue
    const picture = node.tag === 'picture' ? node : findFirstPicture(node.children ?? [])
    if (picture) return picture
  }
  return undefined
}

function nodesOf(prose: Prose, context: RenderContext): ReactNode {
  return prose.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is on screen.
    <Fragment key={index}>{typeof node === 'string' ? node : elementOf(node, context)}</Fragment>
  ))
}

function elementOf(element: ProseElement, context: RenderContext): ReactNode {
  const { tag, children, id, href = '', start, align, src = '', alt = '', caption } = element
  const content = children && nodesOf(children, context)
  switch (tag) {
    case 'a':
      if (href.startsWith('#')) return <SectionLink section={href.slice(1)}>{content}</SectionLink>
      return (
        <SiteLink isPage={context.isPage(href)} href={href}>
          {content}
        </SiteLink>
      )
    case 'picture':
      return (
        <figure>
          <SitePicture picture={{ src, alt }} slot="text" isEager={element === context.firstPicture} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )
    // A table or a code block may be wider than the text, so it scrolls.
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll it.
        <section className={styles.wide} aria-label={text.page.table} tabIndex={0}>
          <table>{content}</table>
        </section>
      )
    case 'pre':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll it.
        <pre tabIndex={0}>
          <code>{content}</code>
        </pre>
      )
    default:
      // A heading with an id takes focus when a link leads to it.
      return createElement(
        tag,
        { id, start, 'data-align': align, tabIndex: id === undefined ? undefined : -1 },
        content,
      )
  }
}
