import { Link } from 'wouter'
import { ownerGalleries, picturesOf } from '../../site/galleries/galleries.ts'
import { games, paintings } from '../../site/galleries/games.ts'
import { textsOf } from '../../site/text.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { Paintings } from '../../ui/PictureRow.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import type { SectionProps } from '../section.ts'
import words from './words.json' with { type: 'json' }

const { home } = textsOf(words)
const gamePictures = paintings.map((picture) => ({ ...picture, href: '/media' }))
/** The first picture of each gallery in the owner's `galleries.ts`. The gallery's title below it replaces its alt text. */
const galleryCovers = ownerGalleries.flatMap((gallery) =>
  picturesOf(gallery)
    .slice(0, 1)
    .map((picture) => ({ ...picture, alt: '', href: gallery.path, name: gallery.title })),
)

export function MediaSection({ lead }: SectionProps) {
  return (
    <>
      <p>{lead && <SiteText>{lead}</SiteText>}</p>
      <Paintings pictures={gamePictures} />
      {games.length > 0 && (
        <Link href="/media" className={buttonStyle('quiet')}>
          <SiteText>{home.seeGalleries}</SiteText>
        </Link>
      )}
      <Paintings pictures={galleryCovers} />
    </>
  )
}
