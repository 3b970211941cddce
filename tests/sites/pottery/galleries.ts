export const galleries = [
  { path: '/tacas', title: 'Taças', summary: 'Doze taças para doze marés.', place: 'menu',
    images: [{ src: 'templates/2/preview-1.webp', alt: 'Um livro que brilha' }, { src: 'anfora.webp', alt: 'Uma ânfora alta' }],
    sections: [
      { id: 'inverno', title: 'Inverno', images: [{ src: 'templates/1/preview-1.webp', alt: 'Uma lua vermelha' }, { src: 'templates/1/preview-2.webp', alt: 'Chuva sobre a lua' }] },
      { id: 'verao', title: 'Verão', summary: 'Cozidas ao sol.', images: [{ src: 'roda.gif', alt: 'Uma roda de oleiro a girar' }, { src: 'prateleira.webp', alt: 'Sete peças numa prateleira comprida, à espera do forno, com as asas viradas para a janela e ainda húmidas da noite' }, { src: 'anfora.webp', alt: 'A mesma ânfora' }] },
    ] },
  { path: '/pratos', title: 'Pratos do forno velho', images: [{ src: 'templates/3/preview-1.webp', alt: 'Estrelas e corações' }, { src: 'templates/3/preview-2.webp', alt: 'Nuvens ao entardecer' }, { src: 'azulejo.png', alt: 'Um azulejo, em píxeis', pixelArt: true }] },
] as const
