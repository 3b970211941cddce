import { useEffect, useMemo, useState } from 'react'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './Navbar.module.css'
import { SectionLink } from './SectionLink.tsx'
import { useActiveSection } from './useActiveSection.ts'

interface NavbarProps {
  /** In the order of the page. The same array in every render. */
  readonly sections: readonly { readonly id: string; readonly name: string; readonly emoji: string }[]
}

/** Links to a page's sections. The current section is marked. */
export function Navbar({ sections }: NavbarProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const open = useScene((state) => state.phase === 'open')
  const active = useActiveSection(ids, open)
  const [plain, setPlain] = useState(false)
  useEffect(() => {
    // Escape hides a link's tooltip while pointer or focus stay on it. Source: WCAG 2.2, 1.4.13.
    const keyed = ({ key }: KeyboardEvent) => setPlain(key === 'Escape')
    addEventListener('keydown', keyed)
    return () => removeEventListener('keydown', keyed)
  }, [])
  return (
    <nav
      aria-label={text.page.sections}
      className={styles.navbar}
      data-plain={plain || undefined}
      onPointerLeave={() => setPlain(false)}
    >
      <ul>
        {sections.map(({ id, name, emoji }) => (
          <li key={id}>
            <SectionLink section={id} aria-label={name} aria-current={active === id ? 'true' : undefined}>
              <span className={styles.emoji} aria-hidden="true">
                {emoji}
              </span>
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
