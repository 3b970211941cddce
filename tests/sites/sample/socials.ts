import type { Social } from '../../../src/site/schema.ts'

export const socials = [
  { id: 'twitter', name: 'Twitter', handle: '@your-name', url: 'https://twitter.example/your-name' },
  { id: 'instagram', name: 'Instagram', handle: '@your-name', url: 'https://instagram.example/your-name' },
  { id: 'tiktok', name: 'TikTok', handle: '@your-name', url: 'https://tiktok.example/your-name' },
  { id: 'pinterest', name: 'Pinterest', handle: 'your-name', url: 'https://pinterest.example/your-name' },
] as const satisfies readonly Social[]
