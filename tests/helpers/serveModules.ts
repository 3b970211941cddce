import { createServer } from 'vite'

/** Imports modules of a project in Node, as its build does. */
export interface ModuleServer {
  /** @param module its path below the project, with a leading slash: `/src/routes.ts` */
  readonly load: <T>(module: string) => Promise<T>
  readonly close: () => Promise<void>
}

/** Starts Vite without a browser for a project. @param root its folder */
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
