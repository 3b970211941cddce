import type { Template } from '../../../src/site/schema.ts'

export const templates = [
  { id: '1', kit: '1', title: 'Lua de Sangue', summary: 'Gótico, vermelho e preto.', bio: ['Uma página gótica sob uma lua de sangue.'] },
  { id: '2', kit: '2', title: 'Fantasia Mágica', summary: 'Um livro que brilha.', bio: ['As ligações saem de um livro que brilha.'] },
  { id: '3', kit: '3', title: 'Sonho Pastel', summary: 'Estrelas pastel e corações.', bio: ['Corações que flutuam atrás do retrato.'] },
  { id: 'taca', title: 'Taça de lua cheia', summary: 'Grés branco, cozido a lenha.', image: 'ana.webp' },
] as const satisfies readonly Template[]
