export const socials = [
  { name: 'Instagram', handle: '@ana.ribeiro', url: 'https://instagram.example.com/ana.ribeiro' },
  // The same name as a section of the home page has.
  { name: 'Projetos', url: 'https://projetos.example.com/ana' },
]
