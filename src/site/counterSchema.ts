import { z } from 'zod'
import { httpsAddress, text } from './fields.ts'

/** Matches the name or the address of a script, such as Plausible's `pa-abc` or `https://plausible.io/js/pa-abc.js`. */
const SCRIPT_NAME = /^pa-[^.]*$|\.js$/
const SERVICES = ['GoatCounter', 'Plausible', 'Umami'] as const

export const counter = z
  .strictObject({
    service: z.enum(SERVICES, { error: `is none of ${SERVICES.join(', ')}; choose one` }),
    /** The address that receives the visits. Plausible and Umami need it only for a server of your own. */
    address: httpsAddress.optional(),
    /** The site's domain for Plausible, its website ID for Umami. */
    site: text.optional(),
  })
  .superRefine(({ service, address, site }, context) => {
    const addMistake = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const addMissing = (field: string, example: string) =>
      addMistake(field, `is missing; write it as in ${example}`)
    if (SCRIPT_NAME.test(address ?? ''))
      addMistake(
        'address',
        'is the address of a script, but the site loads no scripts of others; write the address that receives the visits, or leave it out',
      )
    if (service === 'Plausible' && SCRIPT_NAME.test(site ?? ''))
      addMistake(
        'site',
        'is the name of a script; write your domain as Plausible lists it, as in mira.example.com',
      )
    if (service === 'GoatCounter' && address === undefined)
      addMissing('address', 'https://mira.goatcounter.com/count')
    if (service === 'Plausible' && site === undefined)
      addMissing('site', 'mira.example.com, as Plausible lists it')
    if (service === 'Umami' && site === undefined)
      addMissing('site', '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b, the website ID')
  })
