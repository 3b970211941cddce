import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenActivated } from '../../../src/pages/whenActivated.ts'

/** Replaces `document`. @param prerendering true if the browser renders the page in advance */
function stubDocument(prerendering: boolean): EventTarget {
  const page = Object.assign(new EventTarget(), { prerendering })
  vi.stubGlobal('document', page)
  return page
}

describe('work for a visible page', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('runs at once on a page that is open', () => {
    stubDocument(false)
    const work = vi.fn()
    whenActivated(work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('runs once on a page that is rendered in advance, when the visitor opens it', () => {
    const page = stubDocument(true)
    const work = vi.fn()
    whenActivated(work)
    expect(work).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('prerenderingchange'))
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(work).toHaveBeenCalledOnce()
  })

  it('never runs after it is cancelled', () => {
    const page = stubDocument(true)
    const work = vi.fn()
    const cancel = whenActivated(work)
    cancel()
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(work).not.toHaveBeenCalled()
  })
})
