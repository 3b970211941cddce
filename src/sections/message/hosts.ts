import type { SectionHosts } from '../outsideHosts.ts'
import { contact } from './contact.ts'

const { endpoint } = contact

export const hosts: SectionHosts = {
  forms: endpoint === undefined ? [] : [endpoint === 'netlify' ? "'self'" : new URL(endpoint).origin],
}
