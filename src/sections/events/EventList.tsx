import type { SiteEvent } from '../../site/schema.ts'
import { textsOf } from '../../site/text.ts'
import { SiteLink, type SiteLinkProps } from '../../ui/ExternalLink.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './EventList.module.css'
import { eventTime, splitEvents } from './eventTime.ts'
import { useToday } from './useToday.ts'
import words from './words.json' with { type: 'json' }

const { events: text } = textsOf(words)

interface EventListProps {
  readonly events: readonly (SiteEvent & Pick<SiteLinkProps, 'isPage'>)[]
}

/** The owner's events. Past events are in a collapsed list. Until hydration, today is the day of the build. */
export function EventList({ events }: EventListProps) {
  const today = useToday()
  const { coming, past } = splitEvents(events, today)
  return (
    <div data-day={today}>
      {coming.length > 0 ? (
        <Rows events={coming} />
      ) : (
        <p className={styles.noEvents}>
          <SiteText>{text.none}</SiteText>
        </p>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>
            <SiteText>{text.past}</SiteText>
          </summary>
          <Rows events={past} />
        </details>
      )}
    </div>
  )
}

function Rows({ events }: EventListProps) {
  return (
    <ul className={styles.list}>
      {events.map(({ isPage, url, ...event }) => (
        <li key={event.date + event.name}>
          <EventDate event={event} />
          {url ? (
            <SiteLink isPage={isPage} href={url} className={styles.name}>
              <OwnerText>{event.name}</OwnerText>
            </SiteLink>
          ) : (
            <span className={styles.name}>
              <OwnerText>{event.name}</OwnerText>
            </span>
          )}
          <span className={styles.place}>{event.place && <OwnerText>{event.place}</OwnerText>}</span>
        </li>
      ))}
    </ul>
  )
}

/** The date and time of an event. Browsers may format them differently, so React keeps the prerendered text. */
function EventDate({ event }: { event: SiteEvent }) {
  const { dateText, timeText } = eventTime(event)
  return (
    <time dateTime={event.time ? `${event.date}T${event.time}` : event.date} className={styles.when}>
      <span suppressHydrationWarning>{dateText}</span>
      {timeText && <span suppressHydrationWarning>{timeText}</span>}
    </time>
  )
}
