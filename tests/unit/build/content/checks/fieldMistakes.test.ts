import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkContent } from '../../../../../src/build/content/checks/checkContent.ts'
import { contentSchemas } from '../../../../../src/build/content/checks/contentSchemas.ts'
import { fieldMistakes } from '../../../../../src/build/content/checks/fieldMistakes.ts'
import { ownerContent } from '../../../../helpers/ownerContent.ts'
import { leastContent } from '../../../../helpers/projectCopy.ts'

/** A valid `site.ts` with only the required fields. */
const site = {
  url: 'https://example.com',
  name: 'Ada',
  title: 'Ada’s nights',
  description: 'Drawings of the sky.',
  greeting: 'Hello',
}
const projects = ['Tide Almanac', 'Moth Radio'].map((name) => ({ name, url: 'https://example.com/it' }))
const schemas = contentSchemas('build')
const mistakes = (name: string, value: unknown) =>
  fieldMistakes(`${name}.ts`, value, schemas[name] ?? z.never())

describe('the check of the content', () => {
  it('accepts the content of this site', async () => {
    expect((await checkContent(process.cwd())).mistakes).toEqual([])
  })

  it('accepts empty lists and groups, and a site.ts with only the required fields', () => {
    expect(mistakes('site', site)).toEqual([])
    for (const list of [
      'socials',
      'projects',
      'games',
      'galleries',
      'events',
      'tracks',
      'templates',
      'sections',
    ] as const)
      expect(mistakes(list, []), list).toEqual([])
    expect([
      ...mistakes('publishing', {}),
      ...mistakes('contact', {}),
      ...mistakes('refundPolicy', []),
    ]).toEqual([])
  })

  it('accepts many entries in a list', () => {
    const manyProjects = Array.from({ length: 40 }, (_, index) => ({
      ...projects[0],
      id: `project-${index}`,
    }))
    expect(mistakes('projects', manyProjects)).toEqual([])
  })

  it('names the entry and the field of a link that is not https', () => {
    expect(mistakes('projects', [projects[0], { ...projects[1], url: 'http://example.com' }])).toEqual([
      'projects.ts: “Moth Radio”: url is neither a page of this site nor an https address; write it as in /media or https://example.com/you.',
    ])
  })

  it.each(['', 'example.com', 'javascript:alert(1)', 'https://'])('refuses %j as a link', (url) => {
    expect(mistakes('projects', [{ ...projects[0], url }])).toHaveLength(1)
  })

  it('accepts a mailbox as a profile, but no incomplete one and no telephone number', () => {
    const profile = (url: string) => mistakes('socials', [{ name: 'Mail', url }])
    expect(profile('mailto:ada@example.com')).toEqual([])
    expect(profile('mailto:ada')).toHaveLength(1)
    expect(profile('tel:+123')).toHaveLength(1)
  })

  it('names an id that is used twice, and a mistake in a nested entry', () => {
    const games = [
      { id: 'sea', title: 'The Sea' },
      { id: 'sea', title: 'The Other Sea', wallpapers: [{ name: 'Waves', url: 'waves' }] },
    ]
    expect(mistakes('games', games)).toEqual([
      'games.ts: “The Other Sea”: wallpapers: “Waves”: url is not an https address; write it in full, as in https://example.com/you.',
      'games.ts: “The Other Sea”: id is “sea”, which another entry has too; give each an id of its own.',
    ])
  })

  it('names unknown fields, missing fields and fields of a wrong type, all at once', () => {
    expect(mistakes('site', { ...site, naem: 'Ada', name: undefined, title: ['Nights'] })).toEqual([
      'site.ts: name is missing; write it.',
      'site.ts: title is not words; write it in quotes.',
      'site.ts: has “naem”, which the site does not know; write “name”, or remove it.',
    ])
  })

  it('names several unknown fields of one entry in one sentence', () => {
    const project = { ...projects[0], nmae: 'Tide', colour: 'blue' }
    expect(mistakes('projects', [project])).toEqual([
      'projects.ts: “Tide Almanac” has “nmae” and “colour”, which the site does not know; write “name”, or remove it.',
    ])
    expect(mistakes('projects', [{ ...projects[0], colour: 'blue', shade: 'dark' }])).toEqual([
      'projects.ts: “Tide Almanac” has “colour” and “shade”, which the site does not know; remove it.',
    ])
  })

  it('names a gallery without a picture, with a wrong path or place, or with the path of another', () => {
    const images = [{ src: 'bowl.jpg', alt: 'A bowl' }]
    const bowls = { path: '/bowls', title: 'Bowls', images }
    expect(
      mistakes('galleries', [
        bowls,
        { path: '/jugs', title: 'Jugs', sections: [{ id: 'old', title: 'Old', images }] },
      ]),
    ).toEqual([])
    expect(mistakes('galleries', [{ ...bowls, path: 'Bowls', place: 'top' }])).toEqual([
      'galleries.ts: “Bowls”: path is not a usable path; write a slash, then small letters, digits and single hyphens, as in /bowls.',
      'galleries.ts: “Bowls”: place is none of menu, footer; choose one.',
    ])
    expect(
      mistakes('galleries', [{ path: '/jugs', title: 'Jugs', sections: [{ id: 'old', title: 'Old' }] }]),
    ).toEqual(['galleries.ts: “Jugs”: images has no pictures, and neither has a section; name one there.'])
    expect(mistakes('galleries', [bowls, { ...bowls, title: 'More' }])).toEqual([
      'galleries.ts: “More”: path is “/bowls”, which another entry has too; give each a path of its own.',
    ])
  })

  it('names an impossible day, time and last day', () => {
    const market = { name: 'Market', date: '2026-12-05', place: 'Quay' }
    expect(
      mistakes('events', [market, { ...market, until: '2026-12-06', time: '09:00', url: '/media' }]),
    ).toEqual([])
    expect(mistakes('events', [{ ...market, date: '5.12.2026', time: '9 pm', place: undefined }])).toEqual([
      'events.ts: “Market”: date is not a day; write the year, the month and the day, as in 2026-12-05.',
      'events.ts: “Market”: time is not a time; write hours and minutes, as in 19:30.',
      'events.ts: “Market”: place is missing; write it.',
    ])
    for (const date of ['2026-12-5', '2026-12-05T10:00'])
      expect(mistakes('events', [{ ...market, date }]), date).toHaveLength(1)
    expect(mistakes('events', [{ ...market, date: '2027-02-30' }])).toEqual([
      'events.ts: “Market”: date is 2027-02-30, a day that does not exist; choose another.',
    ])
    expect(mistakes('events', [{ ...market, date: undefined }])).toEqual([
      'events.ts: “Market”: date is missing; write it.',
    ])
    expect(mistakes('events', [{ ...market, until: '2026-12-05' }])).toEqual([
      'events.ts: “Market”: until is not after the first day; correct it, or leave it out for one day.',
    ])
  })

  it.each([
    ['until', { until: '10.12.2026' }],
    ['until', { until: '' }],
    ['date', { date: '5.12.2026', until: '2026-12-06' }],
  ])('reports one mistake when the first and the last day cannot be compared: %s of %j', (field, dates) => {
    const market = { name: 'Market', date: '2026-12-05', place: 'Quay', ...dates }
    expect(mistakes('events', [market])).toEqual([
      `events.ts: “Market”: ${field} is not a day; write the year, the month and the day, as in 2026-12-05.`,
    ])
  })

  it('suggests the right id when the id of a section is misspelt', () => {
    expect(mistakes('sections', [{ id: 'musik', emoji: '🎧' }])).toEqual([
      'sections.ts: “musik”: id is none of socials, shop, projects, media, events, videos, message, music; write “music”.',
    ])
  })

  it('names a text of a section that shows none', () => {
    expect(mistakes('sections', [{ id: 'shop', emoji: '🛍️', text: 'Bowls.' }])).toEqual([])
    expect(mistakes('sections', [{ id: 'music', emoji: '🎧', text: 'Songs.' }])).toEqual([
      expect.stringMatching(
        /^sections\.ts: “music”: text is not shown here; only shop, media.* remove it\.$/,
      ),
    ])
  })

  it('describes every mistake in one sentence, without terms of the validator', () => {
    const sentences = [
      ...mistakes('site', 7),
      ...mistakes('games', [{ id: 'A b', title: '', images: [{ src: 'x' }] }, 'sea']),
      ...mistakes('sections', [{ id: 'blog' }]),
      ...mistakes('templates', [{ id: 'mine', title: 'Mine', summary: 'By hand.' }]),
      ...mistakes('tracks', [{ title: 'Night', url: 'night' }]),
    ]
    for (const sentence of sentences) expect(sentence).toMatch(/^\w+\.ts: .+\.$/)
    expect(sentences.join(' ')).not.toMatch(/zod|invalid|expected|undefined|object/i)
    // The mistakes of `site`, `games`, `sections`, `templates` and `tracks`.
    expect(sentences).toHaveLength(1 + 5 + 2 + 1 + 1)
  })

  it.each(['', 'cove', '../cove', 'sea/cove', '/sea/cove.jpg'])('refuses %j as a picture’s file', (src) => {
    expect(mistakes('site', { ...site, portrait: { src, alt: 'Ada' } })).toEqual([
      'site.ts: portrait.src is not a picture’s file; write its path below the folder “pictures” with its ending, as in saltmere-hollow/cove.jpg.',
    ])
  })

  it.each(['cove.jpg', 'sea/My Cove (2).HEIC', 'été/mer.png'])('accepts %j as a picture’s file', (src) => {
    expect(mistakes('site', { ...site, portrait: { src, alt: 'Ada' } })).toEqual([])
  })

  it('names a video without a player, and captions without a file', () => {
    const video = { url: 'https://example.com/film', title: 'Tide', captions: 'tide.srt' }
    expect(mistakes('videos', [video])).toEqual([
      'videos.ts: “Tide”: url is neither a video of YouTube or Vimeo nor a file of one; write it as in https://www.youtube.com/watch?v=4Tr0otuiQuU, https://vimeo.com/76979871 or /kiln.mp4.',
      'videos.ts: “Tide”: captions is not a file of captions; put one into public, and write it as in /kiln.vtt.',
    ])
    const validVideo = {
      url: '/tide.mp4',
      title: 'Tide',
      poster: 'tide.jpg',
      captions: '/tide.vtt',
    }
    expect(mistakes('videos', [validVideo])).toEqual([])
  })

  it('names an empty text and an impossible phase of the moon', () => {
    expect(mistakes('site', { ...site, name: ' ', sky: { moonPhase: 2 } })).toEqual([
      'site.ts: name is empty; write some words, or leave it out.',
      "site.ts: sky.moonPhase is neither 'tonight' nor a number from 0 up to 1 (0 new, 0.5 full).",
    ])
  })
})

it('names a misspelt constant of the sky by its path in sky.json', async () => {
  const { report, remove } = ownerContent({ ...leastContent, 'sky.json': '{ "gate": { "fadeOut": 900 } }' })
  try {
    expect((await report()).mistakes).toEqual([
      'src/content/sky.json: gate.fadeOut is not a constant of the site; write “fadeOutMs”, or remove it.',
    ])
  } finally {
    remove()
  }
})
