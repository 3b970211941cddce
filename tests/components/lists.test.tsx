import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EventList } from '../../src/sections/events/EventList.tsx'
import { ProjectList } from '../../src/sections/projects/ProjectList.tsx'
import { render, violations } from './render.ts'

describe('a list of projects', () => {
  it('shows a picture in a row, and opens a page of the site in the same tab', async () => {
    render(
      <ProjectList
        projects={[
          {
            name: 'Lantern',
            summary: 'A lamp.',
            url: '/lantern',
            image: 'the-glass-aurora/forest.webp',
            isPage: true,
          },
          { name: 'Harbour', summary: 'A port.', url: 'https://harbour.example.com', isPage: false },
        ]}
      />,
    )
    const row = page.getByRole('listitem').filter({ hasText: 'Lantern' })
    expect(row.element().querySelector('img')?.src).toContain('forest')
    await expect.element(page.getByRole('link', { name: 'Lantern' })).not.toHaveAttribute('target')
    await expect.element(page.getByRole('link', { name: 'Harbour' })).toHaveAttribute('target', '_blank')
    expect(await violations()).toEqual([])
  })
})

describe('a list of events', () => {
  const events = [
    { name: 'Market', date: '2026-06-20', until: '2026-06-21', place: 'Quay', isPage: false },
    { name: 'Concert', date: '2026-07-01', place: 'Hall', isPage: false },
  ]
  const past = page.getByText('Past dates')

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  it('shows all events on the first day', async () => {
    vi.setSystemTime(new Date('2026-06-20T12:00'))
    render(<EventList events={events} />)
    for (const name of ['Market', 'Concert']) await expect.element(page.getByText(name)).toBeVisible()
    expect(past.query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('collapses past events after their last day, and Enter shows them', async () => {
    vi.setSystemTime(new Date('2026-07-02T12:00'))
    render(<EventList events={events} />)
    await expect.element(page.getByText('There are no dates at the moment.')).toBeVisible()
    await expect.element(page.getByText('Market')).not.toBeVisible()
    past.element().focus()
    await userEvent.keyboard('{Enter}')
    for (const name of ['Market', 'Concert']) await expect.element(page.getByText(name)).toBeVisible()
  })
})
