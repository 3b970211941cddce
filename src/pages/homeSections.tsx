import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { trackPlayer } from '../lib/trackPlayer.ts'
import type { SectionId } from '../site/homeSections.ts'
import { contact, projects, socials, tracks } from '../site/lists.ts'
import { text } from '../site/text.ts'
import { buttonStyle } from '../ui/Button.tsx'
import { ContactForm } from '../ui/ContactForm.tsx'
import { MusicPlayer } from '../ui/MusicPlayer.tsx'
import { ProjectList } from '../ui/ProjectList.tsx'
import { SocialLinks } from '../ui/SocialLinks.tsx'
import { Biography } from './Biography.tsx'
import styles from './HomePage.module.css'

/** @property lead the text before the section's link */
interface SectionProps {
  readonly lead: string | undefined
}

const music = tracks.map((track) => ({ track, player: trackPlayer(track.url) }))

export const SECTION_COMPONENTS: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  socials: () => (
    <>
      <SocialLinks socials={socials} />
      <Biography />
    </>
  ),
  shop: ({ lead }) => (
    <>
      <p>{lead}</p>
      <Link href="/shop" className={buttonStyle('bright')}>
        {text.home.visitShop}
      </Link>
    </>
  ),
  projects: () => <ProjectList projects={projects} />,
  media: ({ lead }) => (
    <>
      <p>{lead}</p>
      <Link href="/media" className={buttonStyle('quiet')}>
        {text.home.seeGalleries}
      </Link>
    </>
  ),
  message: () => <ContactForm contact={contact} />,
  music: () => (
    <div className={styles.players}>
      {music.map((played) => (
        <MusicPlayer key={played.track.url} {...played} />
      ))}
    </div>
  ),
}
