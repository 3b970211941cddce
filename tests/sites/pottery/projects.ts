import type { Project } from '../../../src/site/schema.ts'
export const projects = [ { name: 'Taças da Maré', summary: 'Doze taças, doze marés.', url: 'https://loja.example.com/tacas' },
  { name: 'Jarro de Inverno', image: 'ana.webp', url: '/shop' },
  { name: "Pratos do Forno Velho", summary: "Cozidos a lenha durante três noites.", url: 'https://loja.example.com/pratos' } ] as const satisfies readonly Project[]
