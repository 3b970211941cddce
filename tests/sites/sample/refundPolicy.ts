/** The terms of custom commissions, a paragraph each. */
export const refundPolicy = [
  'You may cancel or ask for a refund within 24 hours of payment, and only if work has not started.',
  'No refunds are given once work has begun.',
  'Minor revisions are included. Major redesigns may cost extra.',
] as const
