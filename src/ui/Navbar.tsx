import { useEffect, useMemo, useState } from 'react'
import { useScene } from '../scene/store.ts'
import { langOf, text } from '../site/text.ts'
import styles from './Navbar.module.css'
import { SectionLink } from './SectionLink.tsx'
import { SiteText } from './SiteText.tsx'
import { useActiveSection } from './useActiveSection.ts'

interface NavbarProps {
  /** In the order of the page. Must be the same array in every render: a new one restarts `useActiveSection`. */
  readonly sections: readonly { readonly id: string; readonly name: string; readonly emoji: string }[]
}

/** Links to a page's sections. The current section is marked. */
export function Navbar({ sections }: NavbarProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const isGateOpen = useScene((state) => state.phase === 'open')
  const activeId = useActiveSection(ids, isGateOpen)
  const [hidesNames, setHidesNames] = useState(false)
  useEffect(() => {
    // Escape hides the name of a link, which is shown while the link has hover or focus. Source: WCAG 2.2, 1.4.13.
    const onKeyDown = ({ key }: KeyboardEvent) => setHidesNames(key === 'Escape')
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <nav
      aria-label={text.page.sections}
      lang={langOf(text.page.sections)}
      className={styles.navbar}
      data-hides-names={hidesNames || undefined}
      onPointerLeave={() => setHidesNames(false)}
    >
      <ul lang={langOf()}>
        {sections.map(({ id, name, emoji }) => (
          <li key={id}>
            <SectionLink
              section={id}
              aria-label={name}
              lang={langOf(name)}
              aria-current={activeId === id ? 'true' : undefined}
            >
              <span className={styles.emoji} aria-hidden="true">
                {emoji}
              </span>
              <span className={styles.name} aria-hidden="true">
                <SiteText>{name}</SiteText>
              </span>
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
