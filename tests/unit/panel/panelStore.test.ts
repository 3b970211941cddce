import { beforeEach, describe, expect, it } from 'vitest'
import {
  change,
  currentDraft,
  endUndoStep,
  redoStep,
  replaceDraft,
  setSource,
  tune,
  undoStep,
  usePanel,
} from '../../../src/panel/panelStore.ts'
import { type Tuning, withColour } from '../../../src/panel/tuning.ts'
import { constants } from '../../../src/site/constants.ts'

const STARS = ['views', 'home', 'stars']
const stars = () => currentDraft().constants.views.home.stars
const message = () => usePanel.getState().toast.message
const source = usePanel.getInitialState().source
const withStars = (count: number): Tuning => {
  const { views } = constants
  return {
    ...source,
    constants: { ...constants, views: { ...views, home: { ...views.home, stars: count } } },
  }
}

beforeEach(() => usePanel.setState(usePanel.getInitialState(), true))

describe('the panel’s undo', () => {
  it('undoes a drag as one step, and two drags as two', () => {
    for (const count of [110, 120, 130]) tune(STARS, count)
    endUndoStep()
    tune(STARS, 140)
    undoStep()
    expect(stars()).toBe(130)
    undoStep()
    expect(stars()).toBe(100)
    expect(message()).toBe('Undone: Home: Stars.')
    undoStep()
    redoStep()
    expect(stars()).toBe(130)
    expect(message()).toBe('Redone: Home: Stars.')
  })

  it('undoes constants and colours in the order of their changes', () => {
    tune(STARS, 110)
    change({ theme: withColour(source.theme, 'accent', '#123456') }, 'Accent', 'accent')
    change({ theme: withColour(source.theme, 'accent', '#654321') }, 'Accent', 'accent')
    tune(STARS, 120)
    undoStep()
    expect(currentDraft().theme).toEqual({ ...source.theme, accent: '#654321' })
    expect(stars()).toBe(110)
    undoStep()
    expect(currentDraft().theme).toEqual(source.theme)
    expect(stars()).toBe(110)
    undoStep()
    expect(currentDraft()).toBe(source)
  })

  it('has a step for a replaced draft, and none when nothing changes', () => {
    replaceDraft(withStars(5), 'File imported')
    expect(stars()).toBe(5)
    replaceDraft(withStars(5), 'File imported')
    expect(message()).toBe('File imported.')
    undoStep()
    expect(currentDraft()).toBe(source)
  })
})

describe('a change of the project’s files', () => {
  it('changes all but the tuned values, as one undo step', () => {
    tune(STARS, 250)
    setSource({ constants: { ...withStars(70).constants, seed: 9 }, theme: { theme: 'sepia' } })
    expect(stars()).toBe(250)
    expect(currentDraft().constants.seed).toBe(9)
    expect(currentDraft().theme).toEqual({ theme: 'sepia' })
    expect(message()).toBe('The file was changed.')
    undoStep()
    expect(currentDraft().constants.seed).toBe(source.constants.seed)
  })

  it('changes the colours that are not tuned', () => {
    change({ theme: withColour(source.theme, 'accent', '#a9e2b4') }, 'Links')
    setSource({ ...source, theme: { ...source.theme, text: '#fafafa' } })
    expect(currentDraft().theme).toEqual({ ...source.theme, accent: '#a9e2b4', text: '#fafafa' })
  })

  it('keeps the tuned theme when only the sky changes', () => {
    change({ theme: { theme: 'sepia' } }, 'Theme')
    setSource(withStars(70))
    expect(currentDraft().theme).toEqual({ theme: 'sepia' })
  })

  it('changes nothing when they were saved, and the owner has tuned on since', () => {
    tune(STARS, 250)
    const saved = currentDraft()
    tune(STARS, 260)
    setSource(saved)
    setSource({ ...saved })
    expect(stars()).toBe(260)
    expect(usePanel.getState().history.past).toHaveLength(1)
  })

  it('replaces the draft when the file’s minimum exceeds the tuned maximum', () => {
    tune(['stars', 'sizeMaxPx'], 2)
    setSource({ ...source, constants: { ...constants, stars: { sizeMinPx: 3, sizeMaxPx: 4 } } })
    expect(currentDraft().constants.stars).toEqual({ sizeMinPx: 3, sizeMaxPx: 4 })
    undoStep()
    expect(currentDraft().constants.stars.sizeMaxPx).toBe(2)
  })
})
