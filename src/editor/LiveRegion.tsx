import { useStore } from 'zustand'
import hidden from '../ui/visuallyHidden.module.css'
import { useSession } from './session.ts'

/** A live region: screen readers speak the changes that sighted users see. */
export function Announcement() {
  const announcement = useStore(useSession().notices, (state) => state.announcement)
  return (
    <p role="status" className={hidden.hidden} data-announcement="">
      {announcement}
    </p>
  )
}
