import { type ComponentType, Fragment } from 'react'
import { isPage } from '../../routes.ts'
import type { SectionProps } from '../../sections/section.ts'
import { sections } from '../../sections/sections.ts'
import { Biography, introduction } from '../../sections/socials/Biography.tsx'
import { site } from '../../site/site.ts'
import { MoonDivider } from '../../ui/icons.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Section } from '../../ui/Section.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import styles from './HomePage.module.css'

/** The components of all sections. Each file exports one. */
const componentFiles = import.meta.glob<Readonly<Record<string, ComponentType<SectionProps>>>>(
  '../../sections/*/*Section.tsx',
  { eager: true },
)

/** Moon phases of the first and the last divider, [0, 1): 0 new, 0.5 full. The first is a thin crescent. */
const FIRST_PHASE = 0.03
const LAST_PHASE = 0.5

export function HomePage() {
  // At least 1, because the index is divided by it.
  const lastDividerIndex = Math.max(1, sections.length - 2)
  const phaseOfDivider = (index: number) =>
    FIRST_PHASE + ((LAST_PHASE - FIRST_PHASE) * index) / lastDividerIndex
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        {site.portrait && (
          <div className={styles.portrait}>
            <SitePicture picture={site.portrait} slot="portrait" isEager />
          </div>
        )}
        <PageHeading isHero>{site.greeting}</PageHeading>
        <Biography paragraphs={introduction} />
      </header>
      {sections.map(({ id, title, text }, index) => {
        const Content = componentOf(id)
        return (
          <Fragment key={id}>
            {index > 0 && <MoonDivider phase={phaseOfDivider(index - 1)} />}
            <Section id={id} title={title}>
              <Content lead={text} isPage={isPage} />
            </Section>
          </Fragment>
        )
      })}
    </div>
  )
}

/** @throws when the folder of a section has no component */
function componentOf(id: string): ComponentType<SectionProps> {
  const [, exports = {}] =
    Object.entries(componentFiles).find(([file]) => file.includes(`/sections/${id}/`)) ?? []
  const [component] = Object.values(exports)
  if (!component) throw new Error(`The section “${id}” needs a component in src/sections/${id}/`)
  return component
}
