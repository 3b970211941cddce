import { Link } from 'wouter'
import { fill } from '../../lib/fill.ts'
import { galleryAt } from '../../site/galleries/galleries.ts'
import { langOf, text } from '../../site/text.ts'
import { standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
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
          <SiteText>{text.page.toHome}</SiteText>
        </Link>
        <PageHeading isHero>{title}</PageHeading>
        {lead && (
          <p>
            <SiteText>{lead}</SiteText>
          </p>
        )}
      </header>
      {images.length > 0 && <Gallery pictures={images} isEager />}
      {sections.map(({ id, title, summary, wallpapers, images }) => {
        // The name of a wallpaper is below the picture that it is named after.
        const wallpaperOf = (src: string) =>
          wallpapers.find((wallpaper) => wallpaper.id !== undefined && nameOf(src) === wallpaper.id)
        const shown = images.map(({ src }) => wallpaperOf(src))
        const others = wallpapers.filter((wallpaper) => !shown.includes(wallpaper))
        return (
          <Section key={id} id={id} title={title}>
            {summary && (
              <p className={styles.summary}>
                <OwnerText>{summary}</OwnerText>
              </p>
            )}
            {others.length > 0 && (
              <ul
                className={styles.wallpapers}
                aria-label={fill(text.media.wallpapers, { title })}
                lang={langOf(text.media.wallpapers)}
              >
                {others.map((wallpaper) => (
                  <li key={wallpaper.url} lang={langOf()}>
                    <WallpaperLink {...wallpaper} />
                  </li>
                ))}
              </ul>
            )}
            {images.length > 0 && (
              <Gallery
                pictures={images.map((image, index) => {
                  const wallpaper = shown[index]
                  return { ...image, below: wallpaper && <WallpaperLink {...wallpaper} /> }
                })}
                isEager={id === sectionWithFirstPicture?.id}
              />
            )}
          </Section>
        )
      })}
    </div>
  )
}

/** The name of a picture's file: `harbour` for `saltmere-hollow/harbour.webp`. */
function nameOf(src: string): string {
  return src.replace(/.*\/|\.\w+$/g, '')
}

function WallpaperLink({ name, url }: { name: string; url: string }) {
  return (
    <ExternalLink href={url} className={styles.wallpaper}>
      <OwnerText>{name}</OwnerText>
    </ExternalLink>
  )
}
