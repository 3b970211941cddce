import type { ComponentType } from 'react'
import { Link } from 'wouter'
import type { SectionId } from '../site/homeSections.ts'
import { contact, projects, socials } from '../site/lists.ts'
import { music } from '../site/music.ts'
import { words } from '../site/wordsOf/home.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { ContactForm } from '../ui/ContactForm.tsx'
import { MusicPlayer } from '../ui/MusicPlayer.tsx'
import { ProjectList } from '../ui/ProjectList.tsx'
import { SocialLinks } from '../ui/SocialLinks.tsx'
import { Biography } from './Biography.tsx'
import styles from './HomePage.module.css'

/** @property text stands before the section's link */
interface SectionProps {
  readonly text: string | undefined
}

/** The content of each section, below its title. */
export const SECTION_COMPONENTS: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  socials: () => (
    <>
      <SocialLinks socials={socials} />
      <Biography />
    </>
  ),
  shop: ({ text }) => (
    <>
      <p>{text}</p>
      <Link href="/shop" className={buttonStyle('bright')}>
        {words.home.visitShop}
      </Link>
    </>
  ),
  projects: () => <ProjectList projects={projects} />,
  media: ({ text }) => (
    <>
      <p>{text}</p>
      <Link href="/media" className={buttonStyle('quiet')}>
        {words.home.seeGalleries}
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
