export const refundPolicy = ['Pode cancelar uma encomenda nas primeiras 24 horas, se o trabalho ainda não começou.']
