export const contact = {
  missingEmail: 'Escreva o seu email antes de enviar 💌',
  closed: 'As mensagens estão fechadas por agora. Volte em breve, ou escreva-me numa rede social.',
}
