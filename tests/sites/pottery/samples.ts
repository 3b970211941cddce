import type { OwnSamples } from '../../../src/site/schema.ts'

export const samples: OwnSamples = {
  bloodMoon: {
    title: 'Ofélia Vane: canções para a noite mais longa',
    description: 'Ofélia Vane escreve canções lentas e escuras sobre casas antigas.',
    name: 'Ofélia Vane',
    tagline: 'Canções para a noite mais longa',
    bio: 'Escrevo canções lentas sobre casas antigas e quem nelas ficou.\n\nDe dia afino pianos que ninguém toca. De noite respondo a todas as cartas, mais cedo ou mais tarde.',
    portrait: { alt: 'Ofélia Vane de perfil, escura diante de uma lua vermelha, com estrelas no cabelo' },
    links: {
      song: { label: 'A minha canção mais nova', note: 'A Ala Nascente, à meia-noite' },
      commissions: { label: 'Encomendas' },
      shop: { label: 'A loja da cripta', note: 'Discos, gravuras e alfinetes' },
      portfolio: { label: 'Trabalhos' },
    },
  },
  dreamyPastel: {
    name: 'Mimi Nuvem',
    tagline: 'sestas, rabiscos e canções de embalar',
  },
}
