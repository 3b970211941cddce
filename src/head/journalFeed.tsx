import { proseModules } from 'virtual:prose'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { BASE } from '../lib/base.ts'
import { addressOf, isPage } from '../routes.ts'
import { type EntryRow, entries } from '../site/journal.ts'
import { FEED_FILE, JOURNAL_PATH } from '../site/journalAddress.ts'
import { site } from '../site/site.ts'
import { text } from '../site/text.ts'
import { escapeHtml } from '../templates/escape.ts'
import { ProseText } from '../ui/ProseText.tsx'

const MAX_ENTRIES = 20

/** Atom requires a time, and an entry has only a date. */
const atMidnight = (date: string) => `${date}T00:00:00Z`

/** The newest entries of the journal as an Atom feed. */
export async function journalFeed(homeUrl: URL): Promise<string> {
  const newest = entries.slice(0, MAX_ENTRIES)
  const feedAddress = new URL(FEED_FILE, homeUrl).href
  const atomEntries = await Promise.all(newest.map((entry) => atomEntry(entry, homeUrl)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <title>${escapeHtml(`${text.journal.title} · ${site.name}`)}</title>
  <id>${escapeHtml(feedAddress)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(feedAddress)}"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(addressOf({ path: JOURNAL_PATH }, homeUrl))}"/>
  <updated>${atMidnight(newest[0]?.date ?? '')}</updated>
  <author><name>${escapeHtml(site.name)}</name></author>
${atomEntries.join('\n')}
</feed>
`
}

async function atomEntry(
  { path, title, description, date, tags = [] }: EntryRow,
  homeUrl: URL,
): Promise<string> {
  const address = addressOf({ path }, homeUrl)
  return `  <entry>
    <title>${escapeHtml(title)}</title>
    <id>${escapeHtml(address)}</id>
    <link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>
    <published>${atMidnight(date)}</published>
    <updated>${atMidnight(date)}</updated>
${tags.map((tag) => `    <category term="${escapeHtml(tag)}"/>\n`).join('')}    <summary>${escapeHtml(description)}</summary>
    <content type="html">${escapeHtml(await htmlOf(path, address))}</content>
  </entry>`
}

/** The text of an entry as HTML. Its addresses are absolute, because a feed reader shows the text on another site. */
async function htmlOf(path: string, address: string): Promise<string> {
  const { prose = [] } = (await proseModules[path]?.()) ?? {}
  const html = renderToStaticMarkup(
    <Router base={BASE.slice(0, -1)} ssrPath={path}>
      <ProseText prose={prose} isPage={isPage} />
    </Router>,
  )
  const absoluteUrl = (url: string) => new URL(url, address).href
  // A source set, as in `small.webp 400w, large.webp 800w`.
  const absoluteUrls = (sourceSet: string) =>
    sourceSet.replace(/(^|, )(\S+)/g, (_, comma: string, url: string) => comma + absoluteUrl(url))
  return html
    .replace(/ (href|src)="([^"]*)"/g, (_, name, url) => ` ${name}="${absoluteUrl(url)}"`)
    .replace(/ srcSet="([^"]*)"/gi, (_, sourceSet) => ` srcset="${absoluteUrls(sourceSet)}"`)
}
