import { describe, expect, it } from 'vitest'
import { contentMistakes } from '../../../src/build/checkContent.ts'
import { games } from '../../../src/content/games.ts'
import { projects } from '../../../src/content/projects.ts'
import { site } from '../../../src/content/site.ts'
import { tracks } from '../../../src/content/tracks.ts'
import { gamesSchema, projectsSchema, siteSchema, tracksSchema } from '../../../src/site/schema.ts'

const projectMistakes = (value: unknown) => contentMistakes('src/content/projects.ts', value, projectsSchema)

describe('the check of the content', () => {
  it('lets the sample content pass', () => {
    expect(projectMistakes(projects)).toEqual([])
    expect(contentMistakes('src/content/games.ts', games, gamesSchema)).toEqual([])
  })

  it('names a link that is not https', () => {
    const value = projects.map((project, i) =>
      i === 2 ? { ...project, url: 'http://example.com' } : project,
    )
    expect(projectMistakes(value)).toEqual([
      'src/content/projects.ts: [2].url is not an https address; write it in full, as in https://example.com/you.',
    ])
  })

  it.each(['', 'example.com', 'javascript:alert(1)', 'https://'])('does not take %j for a link', (url) => {
    expect(projectMistakes(projects.map((project) => ({ ...project, url })))).toHaveLength(6)
  })

  it('counts: seven projects are one too many, five one too few', () => {
    const seventh = { ...projects[0], id: 'seventh' }
    expect(projectMistakes([...projects, seventh])).toEqual([
      'src/content/projects.ts: holds 7 projects; there must be 6, so remove 1.',
    ])
    expect(projectMistakes(projects.slice(1))).toEqual([
      'src/content/projects.ts: holds 5 projects; there must be 6, so add 1.',
    ])
  })

  it('names an id that is used twice', () => {
    const value = projects.map((project, i) => (i === 5 ? { ...project, id: projects[0].id } : project))
    expect(projectMistakes(value)).toEqual([
      'src/content/projects.ts: uses the same id twice; give each entry an id of its own.',
    ])
  })

  it.each(['', 'cove', '../cove', 'sea/cove', '/sea/cove.jpg'])(
    'does not take %j for a picture’s file',
    (src) => {
      const portrait = { ...site.portrait, src }
      expect(contentMistakes('site.ts', { ...site, portrait }, siteSchema)).toEqual([
        'site.ts: portrait.src is not a picture’s file; write its path below src/content/pictures with its ending, as in saltmere-hollow/cove.jpg.',
      ])
    },
  )

  it.each(['cove.jpg', 'sea/My Cove (2).HEIC', 'été/mer.png'])('takes %j for one', (src) => {
    const portrait = { ...site.portrait, src }
    expect(contentMistakes('site.ts', { ...site, portrait }, siteSchema)).toEqual([])
  })

  it('names an empty text, a wrong phase and a wrong track', () => {
    const mistakes = contentMistakes(
      'site.ts',
      { ...site, name: ' ', sky: { ...site.sky, moonPhase: 2 } },
      siteSchema,
    )
    expect(mistakes).toEqual([
      'site.ts: name is empty; write some words.',
      "site.ts: sky.moonPhase is neither 'tonight' nor a number from 0 up to 1 (0 new, 0.5 full).",
    ])
    expect(
      contentMistakes('tracks.ts', [{ ...tracks[0], id: 'x' }, tracks[1], tracks[2]], tracksSchema),
    ).toEqual([
      'tracks.ts: [0].id is not a Spotify track id; copy the 22 letters and digits after /track/ in its address.',
    ])
  })
})
