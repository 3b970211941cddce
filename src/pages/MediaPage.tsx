import { Link } from 'wouter'
import { fill } from '../lib/fill.ts'
import { games } from '../site/lists.ts'
import { text } from '../site/text.ts'
import { standaloneLink } from '../ui/Button.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './MediaPage.module.css'

const firstWithPictures = games.findIndex(({ images }) => images.length > 0)

export function MediaPage() {
  return (
    <div>
      <header className={styles.header}>
        <Link href="/" className={standaloneLink}>
          {text.media.back}
        </Link>
        <PageHeading>{text.media.title}</PageHeading>
        <p>{text.media.lead}</p>
      </header>
      {games.map(({ id, title, summary, wallpapers, images }, index) => (
        <Section key={id} id={id} title={title}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {wallpapers.length > 0 && (
            <ul className={styles.wallpapers} aria-label={fill(text.media.wallpapers, { title })}>
              {wallpapers.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
          {images.length > 0 && <Gallery pictures={images} first={index === firstWithPictures} />}
        </Section>
      ))}
    </div>
  )
}
