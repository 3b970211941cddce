import { games } from '../../src/content/games.ts'
import { projects } from '../../src/content/projects.ts'
import { publishing } from '../../src/content/publishing.ts'
import { refundPolicy } from '../../src/content/refundPolicy.ts'
import { site } from '../../src/content/site.ts'
import { socials } from '../../src/content/socials.ts'
import { templates } from '../../src/content/templates.ts'
import { tracks } from '../../src/content/tracks.ts'
import type { Route } from '../../src/routes.ts'
import { PLAYER_ORIGIN } from './origin.ts'
import { pictureWords } from './pictureFiles.ts'

/** A link in a page's main part. */
export interface PageLink {
  /** Its accessible name, or null where the specification gives none. */
  readonly name: string | null
  /** For a picture's own file, which original it shows. */
  readonly href: string
  /** Whether it opens in a new tab. */
  readonly leaves: boolean
}

/** What the specification wants on a page, in its order. */
export interface ExpectedPage {
  readonly heading: string
  readonly words: readonly string[]
  readonly links: readonly PageLink[]
  /** Alternative texts of the pictures. */
  readonly pictures: readonly string[]
}

const inside = (name: string | null, href: string): PageLink => ({ name, href, leaves: false })
const outside = (name: string | null, href: string): PageLink => ({ name, href, leaves: true })
const whole = ({ src, alt }: { src: string; alt: string }) => inside(alt, `picture of ${pictureWords(src)}`)
const named = ({ name, url }: { name: string; url: string }) => outside(name, url)

const home: ExpectedPage = {
  heading: site.greeting,
  words: [
    site.greeting,
    ...socials.map(({ name }) => name),
    ...site.bio,
    'Visit My Template Shop',
    ...projects.map(({ name }) => name),
    ...['Name', 'Email', 'Other forms of contact', 'Message'],
    ...tracks.map(({ title }) => title),
  ],
  links: [
    ...socials.map(({ name, handle, url }) => outside(`${name} ${handle}`, url)),
    inside('Visit My Template Shop', '/shop'),
    ...projects.map(named),
    inside(null, '/media'),
    ...tracks.map(({ id }) => outside(null, `${PLAYER_ORIGIN}/track/${id}`)),
  ],
  pictures: [site.portrait.alt],
}

const media: ExpectedPage = {
  heading: 'Media',
  words: [
    'Back to Main',
    ...games.flatMap(({ title, wallpapers }) => [title, ...wallpapers.map(({ name }) => name)]),
  ],
  links: [
    inside('Back to Main', '/'),
    ...games.flatMap(({ wallpapers, images }) => [...wallpapers.map(named), ...images.map(whole)]),
  ],
  pictures: games.flatMap(({ images }) => images.map(({ alt }) => alt)),
}

const shop: ExpectedPage = {
  heading: 'Customizable "link in bio" website editors',
  words: [
    'Return to Main Page',
    'Customizable "link in bio" website editors',
    ...['free', 'tips are welcome', 'message form', ...site.supportContacts],
    'Request a custom Link-in-Bio site',
    ...templates.map(({ title }) => title),
    ...publishing.steps,
    ...publishing.phoneTips,
    'Refund Policy',
    ...refundPolicy,
  ],
  links: [
    inside('Return to Main Page', '/'),
    outside(null, site.donationUrl),
    inside('Request a custom Link-in-Bio site', '/#message'),
    inside(null, '#refund-policy'),
    ...templates.map(({ id, title }) => inside(title, `/shop/${id}`)),
    outside(null, publishing.hostUrl),
    outside(null, publishing.videoUrl),
  ],
  pictures: templates.map(() => ''),
}

function template(id: string | undefined): ExpectedPage {
  const shown = templates.find((each) => each.id === id)
  if (!shown) throw new Error(`expectedPage: no template ${id}`)
  const { title, bio, editorLink, demoLink, images } = shown
  const pictures = images.map(({ src }, index) => ({ src, alt: `${title} preview ${index + 1}` }))
  return {
    heading: title,
    words: [title, 'Open Template Editor', ...bio, 'View Example Site', '← Back to Shop'],
    links: [
      outside('Open Template Editor', editorLink),
      outside('View Example Site', demoLink),
      ...pictures.map(whole),
      inside('← Back to Shop', '/shop'),
    ],
    pictures: pictures.map(({ alt }) => alt),
  }
}

/** The room that an editor works in; the editor itself is no part of the page as it is printed. */
function editor(id: string | undefined): ExpectedPage {
  const heading = `${template(id).heading} Editor`
  return {
    heading,
    words: ['← Back to Shop', heading],
    links: [inside('← Back to Shop', '/shop')],
    pictures: [],
  }
}

/** What must stand on a route's page. @param base the path that the site is served under, as in `/` or `/some/base/` */
export function expectedPage(route: Route, base: string): ExpectedPage {
  const expected = pageAtRoot(route)
  const links = expected.links.map((link) =>
    link.href.startsWith('/') ? { ...link, href: base + link.href.slice(1) } : link,
  )
  return { ...expected, links }
}

function pageAtRoot({ page, templateId }: Route): ExpectedPage {
  const lost = { words: [], pictures: [] }
  switch (page) {
    case 'home':
      return home
    case 'media':
      return media
    case 'shop':
      return shop
    case 'template':
      return template(templateId)
    case 'editor':
      return editor(templateId)
    case 'templateNotFound':
      return { ...lost, heading: 'Template not found', links: [inside('← Back to Shop', '/shop')] }
    case 'notFound':
      return { ...lost, heading: 'Nothing here but night', links: [inside('Back to Main', '/')] }
  }
}
