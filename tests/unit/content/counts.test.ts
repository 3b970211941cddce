import { describe, expect, it } from 'vitest'
import { games } from '../../../src/content/games.ts'
import { projects } from '../../../src/content/projects.ts'
import { publishing } from '../../../src/content/publishing.ts'
import { sections } from '../../../src/content/sections.ts'
import { socials } from '../../../src/content/socials.ts'
import { templates } from '../../../src/content/templates.ts'
import { tracks } from '../../../src/content/tracks.ts'

describe('the content', () => {
  it('has the specification’s counts', () => {
    expect(socials.map((social) => social.name)).toEqual(['Twitter', 'Instagram', 'TikTok', 'Pinterest'])
    expect(
      [sections, projects, tracks, games, templates, publishing.steps].map((list) => list.length),
    ).toEqual([6, 6, 3, 3, 3, 6])
    expect(games.map((game) => game.images.length)).toEqual([7, 1, 3])
    expect(games.map((game) => game.wallpapers.length)).toEqual([6, 0, 0])
    expect(templates.map((template) => template.images.length)).toEqual([6, 5, 4])
  })

  it('has the specification’s templates', () => {
    expect(templates.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Blood Moon/Eclipse Template'],
      ['2', 'Magical Fantasy Template'],
      ['3', 'Dreamy and Pastel Template'],
    ])
    for (const { images } of templates)
      for (const { orientation } of images) expect(orientation).toBe('landscape')
  })
})
