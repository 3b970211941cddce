import { mark } from './mark.ts'

export const refundPolicy = [mark('No refunds.')]
