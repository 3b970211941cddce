export const socials = [
  { name: 'Instagram', handle: '@ana.ribeiro', url: 'https://instagram.example.com/ana.ribeiro' },
  // Also the name of a section of the home page.
  { name: 'Projetos', url: 'https://projetos.example.com/ana' },
]
