export const publishing = {
  hostName: 'Netlify Drop',
  hostUrl: 'https://app.netlify.com/drop',
  steps: ['Abra o editor do modelo de que gosta.', 'Exporte a página como ZIP.', 'Arraste a pasta para o alojamento.'],
  phoneTips: ['Exporte no navegador do telemóvel, não dentro de uma aplicação.'],
}
