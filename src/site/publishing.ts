import { publishing as ownPublishing } from '#content/publishing.ts'
import { refundPolicy as ownRefundPolicy } from '#content/refundPolicy.ts'
import type { Publishing } from './schema.ts'

const { steps = [], phoneTips = [], ...host }: Publishing = ownPublishing

/** How a template is published. */
export const publishing = { ...host, steps, phoneTips }

/** The terms of custom commissions, a paragraph each. */
export const refundPolicy: readonly string[] = ownRefundPolicy
