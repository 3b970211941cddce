import { Link } from 'wouter'
import { fill } from '../../lib/fill.ts'
import { galleryAt } from '../../site/galleries/galleries.ts'
import { text } from '../../site/text.ts'
import { standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './MediaPage.module.css'

/** The page of a gallery: its pictures and its sections. */
export function MediaPage({ path }: { path: string }) {
  const { title, lead, images, sections } = galleryAt(path)
  // The section with the first picture of the page. Undefined if no section has it.
  const sectionWithFirstPicture =
    images.length > 0 ? undefined : sections.find((section) => section.images.length > 0)
  return (
    <div>
      <header className={styles.header}>
        <Link href="/" className={standaloneLink}>
          {text.media.back}
        </Link>
        <PageHeading isHero>{title}</PageHeading>
        {lead && <p>{lead}</p>}
      </header>
      {images.length > 0 && <Gallery pictures={images} isEager />}
      {sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          {section.summary && <p className={styles.summary}>{section.summary}</p>}
          {section.wallpapers.length > 0 && (
            <ul
              className={styles.wallpapers}
              aria-label={fill(text.media.wallpapers, { title: section.title })}
            >
              {section.wallpapers.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
          {section.images.length > 0 && (
            <Gallery pictures={section.images} isEager={section === sectionWithFirstPicture} />
          )}
        </Section>
      ))}
    </div>
  )
}
