import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventList } from '../../../src/sections/events/EventList.tsx'
import { eventTime, splitEvents } from '../../../src/sections/events/eventTime.ts'
import words from '../../../src/sections/events/words.json' with { type: 'json' }
import { site } from '../../../src/site/site.ts'
import { textsOf } from '../../../src/site/text.ts'

const { events: text } = textsOf(words)

const event = (date: string) => ({ name: `Market of ${date}`, date, place: 'Quay', isPage: false })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('sorts coming events with the next first, and past events with the latest first', () => {
  const events = ['2026-07-01', '2025-01-01', '2026-06-20', '2026-01-01'].map((date) => event(date))
  const { coming, past } = splitEvents(events, '2026-06-15')
  expect(coming.map(({ date }) => date)).toEqual(['2026-06-20', '2026-07-01'])
  expect(past.map(({ date }) => date)).toEqual(['2026-01-01', '2025-01-01'])
})

it('counts an event as past after its last day, and not before', () => {
  const market = { ...event('2026-06-10'), until: '2026-06-14' }
  const pastCount = (day: string) => splitEvents([market], day).past.length
  expect(['2026-06-09', '2026-06-12', '2026-06-14', '2026-06-15'].map(pastCount)).toEqual([0, 0, 0, 1])
})

it('collapses past events, and links only events with an address', () => {
  const html = renderToStaticMarkup(
    <EventList
      events={[event('2026-06-15'), { ...event('2026-06-14'), url: 'https://market.example.com' }]}
    />,
  )
  const [visible = '', collapsed = ''] = html.split('<details')
  expect(visible).toContain('Market of 2026-06-15')
  expect(visible).not.toContain('<a')
  expect(collapsed).toMatch(new RegExp(`<summary>${text.past}</summary>.*<a href="https://market`))
})

it('says that no event is coming when all are past, and collapses nothing when none is past', () => {
  expect(renderToStaticMarkup(<EventList events={[event('2026-06-14')]} />)).toContain(text.none)
  expect(renderToStaticMarkup(<EventList events={[event('2026-06-15')]} />)).not.toContain('<details')
})

it('writes the first and the last day of an event of several days, and the time of an event that has a time', () => {
  const digits = (number: number) => new Intl.NumberFormat(site.language).format(number)
  const several = eventTime({ date: '2026-12-04', until: '2026-12-06' })
  expect(several.dateText).toMatch(new RegExp(`${digits(4)}.*${digits(6)}`))
  expect(several.timeText).toBeUndefined()
  const timed = eventTime({ date: '2026-12-04', time: '19:30' })
  expect(timed.dateText).toBe(eventTime({ date: '2026-12-04' }).dateText)
  expect(timed.timeText).toContain(digits(30))
})
