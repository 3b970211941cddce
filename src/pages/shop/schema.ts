import { texts } from '../../site/fields.ts'

export const schemas = { refundPolicy: texts }
