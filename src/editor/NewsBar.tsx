import { useStore } from 'zustand'
import hidden from '../ui/visuallyHidden.module.css'
import { IconButton } from './fields/ItemButtons.tsx'
import styles from './NewsBar.module.css'
import { useSession } from './session.ts'

const CLOSE = 'M6 6l12 12M18 6 6 18'

/** What the editor has to say, until it is dismissed; and, for ears alone, what eyes have seen happen. */
export function NewsBar() {
  const { news, keeper } = useSession()
  const shown = useStore(news, (state) => state.shown)
  const heard = useStore(news, (state) => state.heard)
  const notice = useStore(keeper.state, (state) => state.notice)
  return (
    <>
      <div role="status" className={styles.bar}>
        {notice && <p className={styles.item}>{notice}</p>}
        {shown && (
          <div className={styles.item} data-bad={shown.bad || undefined}>
            <p>{shown.words}</p>
            <IconButton path={CLOSE} name="Dismiss" onClick={news.dismiss} />
          </div>
        )}
      </div>
      <p role="status" className={hidden.hidden} data-heard="">
        {heard}
      </p>
    </>
  )
}
