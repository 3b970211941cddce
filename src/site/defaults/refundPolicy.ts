export const refundPolicy: readonly string[] = []
