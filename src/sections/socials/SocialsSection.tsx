import type { SectionProps } from '../section.ts'
import { Biography, biographyBelowProfiles } from './Biography.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { socials } from './section.ts'

export function SocialsSection({ isPage }: SectionProps) {
  return (
    <>
      <SocialLinks socials={socials.map((social) => ({ ...social, isPage: isPage(social.url) }))} />
      <Biography paragraphs={biographyBelowProfiles} />
    </>
  )
}
