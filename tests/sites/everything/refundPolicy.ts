export const refundPolicy: readonly string[] = ['يمكن الإلغاء خلال 24 ساعة من الدفع ما لم يبدأ العمل.']
