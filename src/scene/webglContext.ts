import { abortable } from '../lib/abortable.ts'
import { nextIdle } from '../lib/whenIdle.ts'

/** No antialiasing, depth, stencil or alpha: the sky does not need them, and they are slow in software. */
export const CONTEXT_ATTRIBUTES: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}

/** The longest wait for the graphics process. */
const MAX_ANSWER_WAIT_MS = 4000

/**
 * Resolves when the graphics process has made the context. Before that, the first question that needs an answer, such as
 * `getParameter`, would block the page. The state of a fence is known without waiting.
 * @throws when aborted
 */
export async function contextAnswer(context: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  context.flush()
  const endMs = performance.now() + MAX_ANSWER_WAIT_MS
  const isSignaled = () => !fence || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED
  do {
    await abortable(nextIdle(MAX_ANSWER_WAIT_MS), signal)
  } while (!isSignaled() && !context.isContextLost() && performance.now() < endMs)
  context.deleteSync(fence)
}

export function releaseContext(context: WebGL2RenderingContext): void {
  // `loseContext` on a lost context would warn in the console.
  if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
}

const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** True when the renderer's name is that of a software renderer. False in WebKit, which hides the name. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return SOFTWARE_RENDERERS.test(String(name))
}
