import { z } from 'zod'
import { isHttps, isLocalhost } from '../../addresses/exactAddress.ts'
import { text } from '../../site/fields.ts'

const endpoint = z.string().refine((url) => url === 'netlify' || isHttps(url) || isLocalhost(url), {
  message: "is neither an https address nor 'netlify'; paste the one that your service gives you",
})
const hidden = z.record(z.string(), text).readonly()

/** The message form. `missingEmail` and `closed` replace the default messages. */
const contact = z.strictObject({
  missingEmail: text.optional(),
  closed: text.optional(),
  /** Where messages are sent: an address of Formspree, Web3Forms or your own, or 'netlify'. Default: the form is closed. */
  endpoint: endpoint.optional(),
  /** Hidden fields, such as `access_key` of Web3Forms. */
  hidden: hidden.optional(),
})

export const schemas = { contact }

export type Contact = z.infer<typeof contact>
