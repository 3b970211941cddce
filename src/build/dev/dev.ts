import type { Plugin } from 'vite'
import { servePublicFiles } from '../content/publicFiles.ts'
import { serveExampleSites } from '../prerender/exampleSites.ts'
import { servePreviewFrame } from '../prerender/previewFrame.ts'
import { devPage } from './devPage.ts'
import { saveTuning } from './saveTuning.ts'
import { answerLikeStaticHost } from './staticHost.ts'

/** Gives the dev server the files and tags that a build writes, and lets `vite preview` answer like a static host. */
export function dev(): Plugin {
  return {
    name: 'moongate:dev',
    apply: 'serve',
    configureServer(server) {
      servePublicFiles(server)
      serveExampleSites(server)
      servePreviewFrame(server)
      saveTuning(server)
    },
    transformIndexHtml: devPage,
    configurePreviewServer: answerLikeStaticHost,
  }
}
