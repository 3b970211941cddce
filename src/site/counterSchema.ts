import { z } from 'zod'
import { link, nonEmptyText } from './fields.ts'

const SERVICES = ['GoatCounter', 'Plausible', 'Umami'] as const

/** A counter of visits. It is optional: without it the site counts no visits. */
export const counter = z
  .strictObject({
    service: z.enum(SERVICES, { error: `is none of ${SERVICES.join(', ')}; choose one` }),
    /** Takes the visits. GoatCounter: your own, which ends with /count. The others: only for a server of your own. */
    address: link.optional(),
    /** The service's name for the site: its domain at Plausible, its website ID at Umami. */
    site: nonEmptyText.optional(),
  })
  .superRefine(({ service, address, site }, context) => {
    const missing = (field: string, example: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `is missing; write it as in ${example}` })
    if (service === 'GoatCounter' && address === undefined)
      missing('address', 'https://mira.goatcounter.com/count')
    if (service === 'Plausible' && site === undefined)
      missing('site', 'mira.example.com, as Plausible lists it')
    if (service === 'Umami' && site === undefined)
      missing('site', '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b, the website ID')
  })
