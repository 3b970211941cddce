import type { PageName, Route } from '../routes.ts'
import type { Project, SiteEvent, Social, Template, Track, Video } from '../site/schema.ts'
import { type Addresses, deadLinks } from './checkLinks.ts'
import type { Content } from './loadContent.ts'
import type { MarkdownFile } from './markdown/markdownFiles.ts'

/** The modules of content files. Each exports a list under its own name. A schema has checked the list. */
type ListModules = Readonly<
  Record<
    'events' | 'projects' | 'socials' | 'templates' | 'tracks' | 'videos',
    Readonly<Record<string, unknown>>
  >
>

/** Finds links in the owner's lists to missing pages, files or anchors of this site. */
export function deadLinksIn(
  displayPathOf: (file: string) => string,
  { events, projects, socials, templates, tracks, videos }: ListModules,
  addresses: Addresses,
): string[] {
  const videoLinks = (videos.videos as readonly Video[]).flatMap(({ title: name, url, captions }) => [
    { name, url },
    { name, url: captions, field: 'captions' },
  ])
  const trackLinks = (tracks.tracks as readonly Track[]).map(({ title: name, url }) => ({ name, url }))
  const templateLinks = (templates.templates as readonly Template[]).flatMap(
    ({ title: name, editorLink, demoLink }) => [
      { name, url: editorLink, field: 'editorLink' },
      { name, url: demoLink, field: 'demoLink' },
    ],
  )
  return [
    ...deadLinks(displayPathOf('events.ts'), events.events as readonly SiteEvent[], addresses),
    ...deadLinks(displayPathOf('videos.ts'), videoLinks, addresses),
    ...deadLinks(displayPathOf('projects.ts'), projects.projects as readonly Project[], addresses),
    ...deadLinks(displayPathOf('socials.ts'), socials.socials as readonly Social[], addresses),
    ...deadLinks(displayPathOf('tracks.ts'), trackLinks, addresses),
    ...deadLinks(displayPathOf('templates.ts'), templateLinks, addresses),
  ]
}

/** The ids to which links may lead, by the path of their page. */
export function anchorsOf(
  { sections, galleries, publishing, refundPolicy }: Content,
  routes: readonly Route[],
  texts: readonly MarkdownFile[],
): Addresses['anchors'] {
  const ids: Partial<Record<PageName, readonly string[]>> = {
    home: sections.map(({ id }) => id),
    shop: [
      ...(publishing.steps.length > 0 ? ['publish'] : []),
      ...(refundPolicy.length > 0 ? ['refund-policy'] : []),
    ],
  }
  return Object.fromEntries([
    ...routes.flatMap(({ path, page }) => (ids[page] ? [[path, ids[page]]] : [])),
    ...galleries.map(({ path, sections }) => [path, sections.map(({ id }) => id)]),
    ...texts.map(({ path, ids }) => [path, ids]),
  ])
}
