import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { trackPlayer } from '../../lib/trackPlayer.ts'
import { isPage } from '../../routes.ts'
import { ownGalleries } from '../../site/galleries.ts'
import type { SectionId } from '../../site/homeSections.ts'
import { contact, events, games, projects, socials, tracks } from '../../site/lists.ts'
import { paintingsOf, picturesOf } from '../../site/paintings.ts'
import { hasSection } from '../../site/sections.ts'
import { site } from '../../site/site.ts'
import { templates } from '../../site/templates.ts'
import { text } from '../../site/text.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { ContactForm } from '../../ui/ContactForm.tsx'
import { EventList } from '../../ui/EventList.tsx'
import { MusicPlayer } from '../../ui/MusicPlayer.tsx'
import { PictureRow } from '../../ui/PictureRow.tsx'
import { ProjectList } from '../../ui/ProjectList.tsx'
import { SocialLinks } from '../../ui/SocialLinks.tsx'
import styles from './HomePage.module.css'
import { VideosSection } from './VideosSection.tsx'

/** @property lead the text at the start of the section, if it has one */
interface SectionProps {
  readonly lead: string | undefined
}

const paintings = paintingsOf(games).map((picture) => ({ ...picture, href: '/media' }))
/** The first picture of each gallery in the owner's `galleries.ts`. The gallery's title below it replaces its alt text. */
const galleryCovers = ownGalleries.flatMap((gallery) =>
  picturesOf(gallery)
    .slice(0, 1)
    .map((picture) => ({ ...picture, alt: '', href: gallery.path, name: gallery.title })),
)
const templateCovers = templates
  .slice(0, 3)
  .map(({ id, title, phoneImage }) => ({ src: phoneImage, alt: title, href: `/shop/${id}` }))
/** Marks links to the site's own pages, which open in the same tab. */
const withIsPage = <Item extends { url: string }>(item: Item) => ({ ...item, isPage: isPage(item.url) })
/** Phases of the moons beside the tracks, [0, 1): a crescent, a full moon and a waning moon. */
const TRACK_PHASES = [0.14, 0.5, 0.7]
const tracksWithPlayers = tracks.map((track) => ({ track, player: trackPlayer(track.url) }))

const introductionLength = hasSection('socials')
  ? (site.paragraphsAboveProfiles ?? site.bio.length)
  : site.bio.length
/** The paragraphs below the greeting. */
export const introduction = site.bio.slice(0, introductionLength)
/** The paragraphs below the links to the owner's profiles. */
const biographyBelowProfiles = site.bio.slice(introductionLength)

export function Biography({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <div className={styles.bio}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

export const SECTION_COMPONENTS: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  socials: () => (
    <>
      <SocialLinks socials={socials.map(withIsPage)} />
      <Biography paragraphs={biographyBelowProfiles} />
    </>
  ),
  shop: ({ lead }) => (
    <>
      <p>{lead}</p>
      <PictureRow pictures={templateCovers} slot="phone" />
      <Link href="/shop" className={buttonStyle('bright')}>
        {text.home.visitShop}
      </Link>
    </>
  ),
  projects: () => <ProjectList projects={projects.map(withIsPage)} />,
  media: ({ lead }) => (
    <>
      <p>{lead}</p>
      <PictureRow pictures={paintings} slot="painting" />
      {games.length > 0 && (
        <Link href="/media" className={buttonStyle('quiet')}>
          {text.home.seeGalleries}
        </Link>
      )}
      <PictureRow pictures={galleryCovers} slot="painting" />
    </>
  ),
  events: () => <EventList events={events.map((event) => ({ ...event, isPage: isPage(event.url ?? '') }))} />,
  videos: () => <VideosSection className={styles.players} />,
  message: () => <ContactForm contact={contact} />,
  music: () => (
    <div className={styles.players}>
      {tracksWithPlayers.map((item, index) => (
        <MusicPlayer
          key={item.track.url}
          {...item}
          phase={TRACK_PHASES[index % TRACK_PHASES.length] ?? 0.5}
        />
      ))}
    </div>
  ),
}
