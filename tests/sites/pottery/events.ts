/** Two future events and a past one. */
export const events = [
  { name: 'Mercado de Natal', date: '2096-12-06', until: '2096-12-08', place: 'Praça da Figueira, Lisboa', url: 'https://mercado.example.com/' },
  { name: 'Forno aberto', date: '2095-03-21', time: '18:30', place: 'Oficina, Caldas da Rainha', url: '/shop' },
  { name: 'Feira de cerâmica', date: '2019-05-04', place: 'Aveiro' },
]
