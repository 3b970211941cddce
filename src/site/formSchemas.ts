import { z } from 'zod'
import { isHttps, isLocalhost, text } from './fields.ts'

const endpoint = z.string().refine((url) => url === 'netlify' || isHttps(url) || isLocalhost(url), {
  message: "is neither an https address nor 'netlify'; paste the one that your service gives you",
})
/** Fields that the visitor does not see: their values by their names. */
const hidden = z.record(z.string(), text).readonly()

/** The message form. `missingEmail` and `closed` are answers of the form that replace the default texts. */
export const contact = z.strictObject({
  missingEmail: text.optional(),
  closed: text.optional(),
  /** Where messages are sent: an address of Formspree, Web3Forms or your own, or 'netlify'. Default: the form is closed. */
  endpoint: endpoint.optional(),
  /** Further fields that the service needs, as Web3Forms' access_key. */
  hidden: hidden.optional(),
})

/** The form for a newsletter. Null: the site has none. */
export const newsletter = z
  .strictObject({
    /** Where the visitor's email is sent: the address in the service's own form, or 'netlify'. */
    endpoint,
    /** The name of the email's field in the service's form. Default: 'email'. */
    field: text.optional(),
    hidden: hidden.optional(),
  })
  .nullable()
