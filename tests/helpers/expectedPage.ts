import { markdownFiles } from '../../src/build/markdown/markdownFiles.ts'
import { fill } from '../../src/lib/fill.ts'
import { localDay } from '../../src/lib/localDay.ts'
import { trackPlayer } from '../../src/lib/trackPlayer.ts'
import { isPage, type Route } from '../../src/routes.ts'
import {
  events,
  games,
  hasSection,
  isAllFree,
  ownGalleries,
  projects,
  publishing,
  refundPolicy,
  type ShopCard,
  sections,
  site,
  socials,
  templates,
  tracks,
  videos,
} from '../../src/site/content.ts'
import { editors } from '../../src/site/editors.ts'
import { galleryAt } from '../../src/site/galleries.ts'
import type { SectionId } from '../../src/site/homeSections.ts'
import { entries, entriesAt, type Tag, tags, tagsOf } from '../../src/site/journal.ts'
import { FEED_FILE, JOURNAL_PATH } from '../../src/site/journalAddress.ts'
import { paintingsOf } from '../../src/site/paintings.ts'
import { formatLongDate } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { splitEvents } from '../../src/ui/eventTime.ts'
import { expectedProse } from './expectedProse.ts'
import { pictureSlug } from './pictureFiles.ts'

export interface PageLink {
  /** The accessible name; null if any name is allowed. */
  readonly name: string | null
  /** The address. For the file of a picture: `picture of ` and the slug of its original. */
  readonly href: string
  readonly opensNewTab: boolean
}

/** The expected content of a page's main part, in order. */
export interface ExpectedPage {
  readonly heading: string
  readonly texts: readonly string[]
  readonly links: readonly PageLink[]
  /** Alternative texts of the pictures. */
  readonly pictures: readonly string[]
}

const sameTabLink = (name: string | null, href: string): PageLink => ({ name, href, opensNewTab: false })
const newTabLink = (name: string | null, href: string): PageLink => ({ name, href, opensNewTab: true })
const pictureLink = ({ src, alt }: { src: string; alt: string }) =>
  sameTabLink(alt, `picture of ${pictureSlug(src)}`)
const linkTo = (name: string, url: string) => (isPage(url) ? sameTabLink(name, url) : newTabLink(name, url))
const linkOf = ({ name, url }: { name: string; url: string }) => linkTo(name, url)

const itemIf = <T>(condition: unknown, item: T): readonly T[] => (condition ? [item] : [])

const emptyPart = { texts: [], links: [], pictures: [] }
type Part = Omit<ExpectedPage, 'heading'>

const paintings = paintingsOf(games)
const covers = templates.slice(0, 3)
const { coming, past } = splitEvents(events, localDay())
const paragraphsAboveProfiles = hasSection('socials')
  ? (site.paragraphsAboveProfiles ?? site.bio.length)
  : site.bio.length
const introduction = site.bio.slice(0, paragraphsAboveProfiles)
const biography = site.bio.slice(paragraphsAboveProfiles)

const homeSections: Readonly<Record<SectionId, Part>> = {
  socials: {
    texts: [...socials.map(({ name }) => name), ...biography],
    links: socials.map(({ name, handle = '', url }) => linkTo(`${name} ${handle}`.trim(), url)),
    pictures: [],
  },
  shop: {
    texts: [text.home.visitShop],
    links: [
      ...covers.map(({ id, title }) => sameTabLink(title, `/shop/${id}`)),
      sameTabLink(text.home.visitShop, '/shop'),
    ],
    pictures: covers.map(({ title }) => title),
  },
  projects: {
    texts: projects.map(({ name }) => name),
    links: projects.map(linkOf),
    // The picture is decorative, because the name is beside it.
    pictures: projects.flatMap(({ image }) => itemIf(image, '')),
  },
  media: {
    texts: [],
    links: [
      ...paintings.map(({ alt }) => sameTabLink(alt, '/media')),
      ...itemIf(games.length > 0, sameTabLink(null, '/media')),
      ...ownGalleries.map(({ title, path }) => sameTabLink(title, path)),
    ],
    // The picture is decorative, because the gallery's title is beside it.
    pictures: [...paintings.map(({ alt }) => alt), ...ownGalleries.map(() => '')],
  },
  events: {
    texts: coming.map(({ name }) => name),
    links: [
      ...coming.flatMap(({ name, url = '' }) => itemIf(url, linkTo(name, url))),
      // Past events are collapsed, so the names of their links are not visible.
      ...past.flatMap(({ name, url = '' }) => itemIf(url, { ...linkTo(name, url), name: null })),
    ],
    pictures: [],
  },
  videos: {
    texts: videos.map(({ video }) => video.title),
    links: videos.flatMap(({ video: { title }, player: { href, service } }) => [
      newTabLink(fill(text.video.play, { title }), href),
      ...itemIf(service, newTabLink(fill(text.video.watch, { service: service ?? '' }), href)),
    ]),
    // The picture is decorative, because the title is beside it.
    pictures: videos.flatMap(({ video }) => itemIf(video.poster, '')),
  },
  message: {
    ...emptyPart,
    texts: [text.form.name, text.form.email, text.form.contact, text.form.message],
  },
  newsletter: { ...emptyPart, texts: [text.form.email, text.newsletter.subscribe] },
  music: {
    texts: tracks.map(({ title }) => title),
    links: tracks.map(({ url }) => newTabLink(null, trackPlayer(url).href)),
    pictures: [],
  },
}

function home(): ExpectedPage {
  const parts = sections.map(({ id }) => homeSections[id])
  return {
    heading: site.greeting,
    texts: [
      site.greeting,
      ...introduction,
      ...sections.flatMap(({ id, title }) => [title, ...homeSections[id].texts]),
    ],
    links: parts.flatMap(({ links }) => links),
    pictures: [
      ...itemIf(site.portrait, site.portrait?.alt ?? ''),
      ...parts.flatMap(({ pictures }) => pictures),
    ],
  }
}

function gallery(path: string): ExpectedPage {
  const { title: heading, lead, images: firstImages, sections: parts } = galleryAt(path)
  return {
    heading,
    texts: [
      text.media.back,
      heading,
      ...itemIf(lead, lead ?? ''),
      ...parts.flatMap(({ title, wallpapers }) => [title, ...wallpapers.map(({ name }) => name)]),
    ],
    links: [
      sameTabLink(text.media.back, '/'),
      ...firstImages.map(pictureLink),
      ...parts.flatMap(({ wallpapers, images }) => [...wallpapers.map(linkOf), ...images.map(pictureLink)]),
    ],
    pictures: [...firstImages, ...parts.flatMap(({ images }) => images)].map(({ alt }) => alt),
  }
}

const { hostUrl, videoUrl, steps, phoneTips } = publishing
const offersRequests = hasSection('message') && site.customRequests

const shop: ExpectedPage = {
  heading: text.shop.heading,
  texts: [
    text.shop.back,
    text.shop.heading,
    ...itemIf(isAllFree, text.shop.free),
    ...itemIf(site.donationUrl, text.shop.tipsPage),
    ...(hasSection('message') ? site.supportContacts : []),
    ...itemIf(offersRequests, text.shop.request),
    ...templates.map(({ title }) => title),
    ...steps,
    ...(steps.length > 0 ? phoneTips : []),
    ...itemIf(refundPolicy.length > 0, text.shop.policy),
    ...refundPolicy,
  ],
  links: [
    sameTabLink(text.shop.back, '/'),
    ...itemIf(site.donationUrl, newTabLink(null, site.donationUrl ?? '')),
    ...itemIf(offersRequests, sameTabLink(text.shop.request, '/#message')),
    ...itemIf(refundPolicy.length > 0, sameTabLink(null, '#refund-policy')),
    ...templates.flatMap((card) => [
      sameTabLink(cardName(card), `/shop/${card.id}`),
      // A card has at most one button. The link to an example is only on the template's page.
      ...buttonsOf(card)
        .slice(0, card.button || card.editorLink ? 1 : 0)
        .map(({ text: name, url }) => newTabLink(`${name} ${card.title}`, url)),
    ]),
    ...itemIf(steps.length > 0 && hostUrl, newTabLink(null, hostUrl ?? '')),
    ...itemIf(steps.length > 0 && videoUrl, newTabLink(null, videoUrl ?? '')),
  ],
  pictures: templates.map(() => ''),
}

/** The accessible name of a card's link. Browsers convert the no-break spaces of amounts to plain spaces. */
function cardName({ title, summary, priceText }: ShopCard): string {
  return [title, summary, ...itemIf(priceText, priceText)].join(' ').replace(/\s+/g, ' ')
}

function buttonsOf({ button, editorLink = '', demoLink = '' }: ShopCard) {
  return [
    ...(button ? [button] : []),
    ...itemIf(editorLink, { text: text.template.openEditor, url: editorLink }),
    ...itemIf(demoLink, { text: text.template.viewExample, url: demoLink }),
  ]
}

function template(id: string | undefined): ExpectedPage {
  const shown = templates.find((each) => each.id === id)
  if (!shown) throw new Error(`expectedPage: no template ${id}`)
  const { title, bio, images } = shown
  const pictures = images.map(({ src }, index) => ({
    src,
    alt: fill(text.template.preview, { title, number: index + 1 }),
  }))
  const { back } = text.template
  const buttons = buttonsOf(shown)
  return {
    heading: title,
    texts: [back, title, ...bio, ...buttons.map(({ text: name }) => name)],
    links: [
      sameTabLink(back, '/shop'),
      ...buttons.map(({ text: name, url }) => newTabLink(name, url)),
      ...pictures.map(pictureLink),
      sameTabLink(back, '/shop'),
    ],
    pictures: pictures.map(({ alt }) => alt),
  }
}

/** The page around an editor. The editor itself is not in the prerendered page. */
function editor(path: string): ExpectedPage {
  const shown = editors.find(({ kit }) => path === `/editor/${kit}`)
  if (!shown) throw new Error(`expectedPage: no editor at ${path}`)
  const heading = fill(text.editorPage.title, { title: shown.title })
  return {
    heading,
    texts: [text.template.back, heading],
    links: [sameTabLink(text.template.back, '/shop')],
    pictures: [],
  }
}

function proseAt(path: string) {
  const file = markdownFiles(process.cwd()).find((page) => page.path === path)
  if (!file) throw new Error(`expectedPage: no file for ${path}`)
  return expectedProse(file.prose)
}

function markdown({ path, name }: Route): ExpectedPage {
  const { texts, links, pictures } = proseAt(path)
  return {
    heading: name,
    texts: [text.media.back, name, ...texts],
    links: [sameTabLink(text.media.back, '/'), ...links],
    pictures,
  }
}

const tagLinks = (tags: readonly Tag[]) => tags.map((tag) => sameTabLink(tag.name, tag.path))

function journal({ path, name }: Route): ExpectedPage {
  const shown = entriesAt(path)
  const back =
    path === JOURNAL_PATH ? sameTabLink(text.media.back, '/') : sameTabLink(text.journal.back, JOURNAL_PATH)
  return {
    heading: name,
    texts: [
      name,
      ...tags.map((tag) => tag.name),
      ...shown.flatMap(({ title, description, date }) => [title, formatLongDate(date), description]),
    ],
    links: [
      back,
      ...tagLinks(tags),
      ...shown.map(({ title, path }) => sameTabLink(title, path)),
      sameTabLink(text.journal.feed, `/${FEED_FILE}`),
    ],
    pictures: shown.flatMap(({ picture }) => itemIf(picture, '')),
  }
}

function entry({ path, name }: Route): ExpectedPage {
  const index = entries.findIndex((each) => each.path === path)
  const { date = '', tags: entryTags = [] } = entries[index] ?? {}
  const { texts, links, pictures } = proseAt(path)
  const [newer, older] = [entries[index - 1], entries[index + 1]]
  return {
    heading: name,
    texts: [text.journal.back, name, formatLongDate(date), ...entryTags, ...texts],
    links: [
      sameTabLink(text.journal.back, JOURNAL_PATH),
      ...tagLinks(tagsOf({ tags: entryTags })),
      ...links,
      ...(newer ? [sameTabLink(fill(text.journal.newer, { title: newer.title }), newer.path)] : []),
      ...(older ? [sameTabLink(fill(text.journal.older, { title: older.title }), older.path)] : []),
    ],
    pictures,
  }
}

/** The expected content of a page; null for a page that the owner added. @param base as in `/some/base/` */
export function expectedPage(route: Route, base: string): ExpectedPage | null {
  const expected = pageAtRoot(route)
  if (!expected) return null
  const links = expected.links.map((link) =>
    link.href.startsWith('/') ? { ...link, href: base + link.href.slice(1) } : link,
  )
  return { ...expected, links }
}

function pageAtRoot(route: Route): ExpectedPage | null {
  const { path, page, cardId } = route
  const errorPage = { texts: [], pictures: [] }
  switch (page) {
    case 'home':
      return home()
    case 'media':
      return gallery(path)
    case 'shop':
      return shop
    case 'template':
      return template(cardId)
    case 'editor':
      return editor(path)
    case 'markdown':
      return markdown(route)
    case 'journal':
      return journal(route)
    case 'entry':
      return entry(route)
    case 'templateNotFound':
      return {
        ...errorPage,
        heading: text.template.missing,
        links: [sameTabLink(text.template.back, '/shop')],
      }
    case 'notFound':
      return { ...errorPage, heading: text.notFound.heading, links: [sameTabLink(text.media.back, '/')] }
    default:
      return null
  }
}
