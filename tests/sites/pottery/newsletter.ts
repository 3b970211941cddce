export const newsletter = { endpoint: 'netlify' }
