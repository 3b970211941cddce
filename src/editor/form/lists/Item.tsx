import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSession, useView } from '../../session.ts'
import { ItemHead, type ItemHeadProps } from './ItemHead.tsx'
import styles from './items.module.css'

interface ItemProps extends ItemHeadProps {
  readonly id: string
  /** True for an item that the page does not show. */
  readonly isHidden?: boolean
  /** Its form, which is rendered only while the item is open. */
  readonly children: ReactNode
}

/** An item of a list. Closed, it is one line. At most one item of the form is open. */
export function Item({ id, isHidden = false, children, ...head }: ItemProps) {
  const { view } = useSession()
  const key = `${head.list}.${id}`
  const isOpen = useView(({ openItem }) => openItem === key)
  const item = useRef<HTMLLIElement>(null)
  // The item that closes at the same moment may be above, and high.
  useLayoutEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li
      ref={item}
      className={styles.item}
      data-hidden={isHidden || undefined}
      data-open={isOpen || undefined}
    >
      <ItemHead {...head} isOpen={isOpen} onToggle={() => view.setState({ openItem: isOpen ? null : key })} />
      {isOpen && children}
    </li>
  )
}
