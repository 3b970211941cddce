import { ownFile } from '../../site/ownFile.ts'

/** The paragraphs below the cards of the shop. */
export const refundPolicy: readonly string[] =
  ownFile(
    import.meta.glob<readonly string[]>('#content/refundPolicy.ts', { eager: true, import: 'refundPolicy' }),
  ) ?? []
