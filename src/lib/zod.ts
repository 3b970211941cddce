import * as z from 'zod/mini'

// By default zod tries `new Function`, which the site's content security policy forbids.
z.config({ jitless: true })

export { z }
