import { Link } from 'wouter'
import { games } from '../content/games.ts'
import { loneLink } from '../ui/buttonStyle.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './MediaPage.module.css'

/** A gallery for each game, with wallpapers to take home. */
export function MediaPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={loneLink}>
          Back to Main
        </Link>
        <PageHeading>Media</PageHeading>
        <p>Places from three games, and wallpapers to take home.</p>
      </header>
      {games.map(({ id, title, summary, wallpapers, images }, index) => (
        <Section key={id} id={id} title={title}>
          <p className={styles.summary}>{summary}</p>
          {wallpapers.length > 0 && (
            <ul className={styles.wallpapers} aria-label={`${title} wallpapers`}>
              {wallpapers.map((wallpaper) => (
                <li key={wallpaper.id}>
                  <ExternalLink href={wallpaper.url}>{wallpaper.name}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <Gallery pictures={images} first={index === 0} />
        </Section>
      ))}
    </div>
  )
}
