import { z } from 'zod'
import { httpsAddress, list, text, texts } from '../fields.ts'

const host = z.strictObject({
  name: text,
  url: httpsAddress,
  takesZip: z.boolean().optional(),
  steps: texts.optional(),
  phoneTips: texts.optional(),
})

const publishing = z.strictObject({
  hostName: text.optional(),
  hostUrl: httpsAddress.optional(),
  videoUrl: httpsAddress.optional(),
  /** The first two steps are to edit and to export. The editor does not show these two steps. */
  steps: texts.optional(),
  /** The steps on a phone. Default: `steps`. */
  phoneTips: texts.optional(),
  /** Hosts to choose from in the editor. The host at `hostUrl` uses `steps` and `phoneTips`, unless it has its own. */
  hosts: list(host).optional(),
})

export const schemas = { publishing, refundPolicy: texts }

export type Publishing = z.infer<typeof publishing>
