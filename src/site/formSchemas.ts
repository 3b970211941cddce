import { z } from 'zod'
import { isLink, isOwnComputer, nonEmptyText } from './fields.ts'

const endpoint = z.string().refine((url) => url === 'netlify' || isLink(url) || isOwnComputer(url), {
  message: "is neither an https address nor 'netlify'; paste the one that your service gives you",
})
const hidden = z.record(z.string(), nonEmptyText).readonly()

/** The message form. */
export const contact = z.strictObject({
  missingEmail: nonEmptyText.optional(),
  closed: nonEmptyText.optional(),
  /** Receives messages: an address of Formspree, Web3Forms or your own, or 'netlify'. Without it nothing is sent. */
  endpoint: endpoint.optional(),
  /** Further fields that a service wants, as Web3Forms' access_key. */
  hidden: hidden.optional(),
})

/** The form for a newsletter; null without one. */
export const newsletter = z
  .strictObject({
    /** Receives addresses of visitors: that of the service's own form, or 'netlify'. */
    endpoint,
    /** The name of the email in the service's form. Default: 'email'. */
    field: nonEmptyText.optional(),
    /** Further fields that the service wants. */
    hidden: hidden.optional(),
  })
  .nullable()
