export const newsletter = { endpoint: 'https://letters.example.com/subscribe' }
