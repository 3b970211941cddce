import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { contact, projects, socials } from '../site/lists.ts'
import { music } from '../site/music.ts'
import type { SectionId } from '../site/schema.ts'
import { sections } from '../site/sections.ts'
import { site } from '../site/site.ts'
import { words } from '../site/wordsOf/home.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { ContactForm } from '../ui/ContactForm.tsx'
import { MoonDivider } from '../ui/MoonDivider.tsx'
import { MusicPlayer } from '../ui/MusicPlayer.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ProjectList } from '../ui/ProjectList.tsx'
import { Section } from '../ui/Section.tsx'
import { SitePicture } from '../ui/SitePicture.tsx'
import { SocialLinks } from '../ui/SocialLinks.tsx'
import styles from './HomePage.module.css'

/** The dividers' moons wax down the page, from nearly new to full: phases, [0, 1). */
const [FIRST_PHASE, LAST_PHASE] = [0.03, 0.5]

const bio = site.bio.length > 0 && (
  <div className={styles.bio}>
    {site.bio.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

/** Words that lead to another page. */
const lead = (text: string | undefined, href: string, kind: 'bright' | 'quiet', label: string) => (
  <>
    <p>{text}</p>
    <Link href={href} className={buttonStyle(kind)}>
      {label}
    </Link>
  </>
)

/** What is in each section, below its title. @param text what is said there before its link */
const contents: Readonly<Record<SectionId, (text: string | undefined) => ReactNode>> = {
  socials: () => (
    <>
      <SocialLinks socials={socials} />
      {bio}
    </>
  ),
  shop: (text) => lead(text, '/shop', 'bright', words.home.visitShop),
  projects: () => <ProjectList projects={projects} />,
  media: (text) => lead(text, '/media', 'quiet', words.home.seeGalleries),
  message: () => <ContactForm contact={contact} />,
  music: () => (
    <div className={styles.players}>
      {music.map((played) => (
        <MusicPlayer key={played.track.url} {...played} />
      ))}
    </div>
  ),
}

/** Who lives here, what they make, and how to write to them. */
export function HomePage() {
  const steps = Math.max(1, sections.length - 2)
  return (
    <div className={styles.column}>
      <header className={styles.hero}>
        {site.portrait && (
          <div className={styles.portrait}>
            <SitePicture picture={site.portrait} place="portrait" first />
          </div>
        )}
        <PageHeading className={styles.greeting}>{site.greeting}</PageHeading>
        {sections.every(({ id }) => id !== 'socials') && bio}
      </header>
      {sections.map(({ id, title, text }, index) => (
        <Fragment key={id}>
          {index > 0 && (
            <MoonDivider phase={FIRST_PHASE + ((LAST_PHASE - FIRST_PHASE) * (index - 1)) / steps} />
          )}
          <Section id={id} title={title}>
            {contents[id](text)}
          </Section>
        </Fragment>
      ))}
    </div>
  )
}
