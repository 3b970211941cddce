import { createServer } from 'vite'

/** Imports modules of a project in Node, as its build does. */
export interface ModuleServer {
  /** @param module as in `/src/routes.ts` */
  readonly load: <T>(module: string) => Promise<T>
  readonly close: () => Promise<void>
}

/** Starts Vite for a project. @param root the project's folder */
export async function serveModules(root: string): Promise<ModuleServer> {
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  return {
    load: async <T>(module: string) => (await server.ssrLoadModule(module)) as T,
    close: () => server.close(),
  }
}
