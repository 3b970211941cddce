import { fill } from '../../src/lib/fill.ts'
import { localDay } from '../../src/lib/localDay.ts'
import { trackPlayer } from '../../src/lib/trackPlayer.ts'
import {
  ANY_NAME,
  type ExpectedPage,
  itemIf,
  linkTo,
  linkToItem,
  newTabLink,
  sameTabLink,
} from './expectedParts.ts'
import {
  events,
  games,
  hasSection,
  ownGalleries,
  paintingsOf,
  projects,
  sections,
  site,
  socials,
  splitEvents,
  templates,
  text,
  tracks,
  videos,
} from './siteModules.ts'

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

const homeSections: Readonly<Record<string, Part>> = {
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
    links: projects.map(linkToItem),
    // The picture is decorative, because the name is beside it.
    pictures: projects.flatMap(({ image }) => itemIf(image, '')),
  },
  media: {
    texts: [],
    links: [
      ...paintings.map(({ alt }) => sameTabLink(alt, '/media')),
      ...itemIf(games.length > 0, sameTabLink(ANY_NAME, '/media')),
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
      ...past.flatMap(({ name, url = '' }) => itemIf(url, { ...linkTo(name, url), name: ANY_NAME })),
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
  music: {
    texts: tracks.map(({ title }) => title),
    links: tracks.map(({ url }) => newTabLink(ANY_NAME, trackPlayer(url).href)),
    pictures: [],
  },
}

export function expectedHome(): ExpectedPage {
  const parts = sections.flatMap(({ id }) => homeSections[id] ?? [])
  return {
    heading: site.greeting,
    texts: [
      site.greeting,
      ...introduction,
      ...sections.flatMap(({ id, title }) => [title, ...(homeSections[id]?.texts ?? [])]),
    ],
    links: parts.flatMap(({ links }) => links),
    pictures: [
      ...itemIf(site.portrait, site.portrait?.alt ?? ''),
      ...parts.flatMap(({ pictures }) => pictures),
    ],
  }
}
