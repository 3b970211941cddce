import * as z from 'zod/mini'

// Without this zod tries `new Function`, which the site's policy forbids and reports.
z.config({ jitless: true })

export { z }
