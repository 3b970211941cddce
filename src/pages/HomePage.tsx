import { Link } from 'wouter'
import { contact } from '../content/contact.ts'
import { projects } from '../content/projects.ts'
import { site } from '../content/site.ts'
import { socials } from '../content/socials.ts'
import { tracks } from '../content/tracks.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { ContactForm } from '../ui/ContactForm.tsx'
import { MoonDivider } from '../ui/MoonDivider.tsx'
import { MusicPlayer } from '../ui/MusicPlayer.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ProjectList } from '../ui/ProjectList.tsx'
import { Section } from '../ui/Section.tsx'
import { SitePicture } from '../ui/SitePicture.tsx'
import { SocialLinks } from '../ui/SocialLinks.tsx'
import { WithoutScript } from '../ui/WithoutScript.tsx'
import styles from './HomePage.module.css'

/** Who lives here, what they make, and how to write to them. */
export function HomePage() {
  return (
    <div className={styles.column}>
      <header className={styles.hero}>
        <div className={styles.portrait}>
          <SitePicture picture={site.portrait} place="portrait" first />
        </div>
        <PageHeading className={styles.greeting}>{site.greeting}</PageHeading>
      </header>
      <Section id="socials" title="Find me">
        <SocialLinks socials={socials} />
        <div className={styles.bio}>
          {site.bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <MoonDivider phase={0.03} />
      <Section id="shop" title="Template shop">
        <p>Three link-in-bio websites, free to take: edit one in your browser, export it, publish it.</p>
        <Link href="/shop" className={buttonStyle('bright')}>
          Visit My Template Shop
        </Link>
      </Section>
      <MoonDivider phase={0.13} />
      <Section id="projects" title="Projects">
        <ProjectList projects={projects} />
      </Section>
      <MoonDivider phase={0.25} />
      <Section id="media" title="Media">
        <p>Galleries and wallpapers from three games: a drowned coast, a lantern road, a city under glass.</p>
        <Link href="/media" className={buttonStyle('quiet')}>
          See the galleries
        </Link>
      </Section>
      <MoonDivider phase={0.37} />
      <Section id="message" title="Send a message">
        <ContactForm answers={contact} />
        <WithoutScript>{contact.closed}</WithoutScript>
      </Section>
      <MoonDivider phase={0.5} />
      <Section id="music" title="Music for the night">
        <div className={styles.players}>
          {tracks.map((track) => (
            <MusicPlayer key={track.id} track={track} />
          ))}
        </div>
      </Section>
    </div>
  )
}
