import { z } from 'zod'
import { httpsAddress, text } from './fields.ts'

/** The name or the address of a script, such as `pa-abc.js` of Plausible's newest code. */
const SCRIPT = /^pa-|\.js$/
const SERVICES = ['GoatCounter', 'Plausible', 'Umami'] as const

/** A counter of visits. It is optional: without it the site counts no visits. */
export const counter = z
  .strictObject({
    service: z.enum(SERVICES, { error: `is none of ${SERVICES.join(', ')}; choose one` }),
    /** Receives the visits. GoatCounter: your own address, ending with /count. The others: only for a server of your own. */
    address: httpsAddress.optional(),
    /** How the service calls the site: Plausible by its domain, Umami by a website ID. */
    site: text.optional(),
  })
  .superRefine(({ service, address, site }, context) => {
    const mistake = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const missing = (field: string, example: string) =>
      mistake(field, `is missing; write it as in ${example}`)
    if (SCRIPT.test(address ?? ''))
      mistake(
        'address',
        'is the address of a script, and the site runs none of others; write the one that takes visits, or leave it out',
      )
    if (service === 'Plausible' && SCRIPT.test(site ?? ''))
      mistake(
        'site',
        'is the name of a script; write your domain as Plausible lists it, as in mira.example.com',
      )
    if (service === 'GoatCounter' && address === undefined)
      missing('address', 'https://mira.goatcounter.com/count')
    if (service === 'Plausible' && site === undefined)
      missing('site', 'mira.example.com, as Plausible lists it')
    if (service === 'Umami' && site === undefined)
      missing('site', '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b, the website ID')
  })
