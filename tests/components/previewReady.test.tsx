import { useLayoutEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { PREVIEW_READY } from '../../src/editor/preview/messages.ts'
import { usePreview } from '../../src/editor/preview/usePreview.ts'
import { openEditor } from './editor.tsx'

const { port1: received, port2: sent } = new MessageChannel()

/** A preview whose frame posts that it is ready in the task in which React inserts it. */
function FrameReadyAtOnce() {
  const frame = useRef<HTMLIFrameElement>(null)
  usePreview(frame, 1)
  useLayoutEffect(() => {
    const source = frame.current?.contentWindow ?? null
    dispatchEvent(new MessageEvent('message', { data: PREVIEW_READY, source, ports: [sent] }))
  }, [])
  return <iframe ref={frame} title="Preview" />
}

it('sends the page to its frame when the frame is ready before React’s next task', async () => {
  const messages: string[] = []
  received.onmessage = ({ data }) => messages.push(JSON.stringify(data))
  openEditor(undefined, 'you', <FrameReadyAtOnce />)
  await expect.poll(() => messages).toEqual([expect.stringContaining('Ophelia Vane')])
})
