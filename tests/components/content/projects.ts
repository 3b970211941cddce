import type { Project } from '../../../src/site/schema.ts'

/** A project with a picture, so that Vite makes its files. */
export const projects = [
  { name: 'Lantern', url: 'https://lantern.example.com', image: 'lantern.webp' },
] satisfies readonly Project[]
