import type { SectionProps } from '../section.ts'
import { EventList } from './EventList.tsx'
import { events } from './section.ts'

export function EventsSection({ isPage }: SectionProps) {
  return <EventList events={events.map((event) => ({ ...event, isPage: isPage(event.url ?? '') }))} />
}
