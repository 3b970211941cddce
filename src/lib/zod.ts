import * as z from 'zod/mini'

// Without `jitless` zod tries `new Function`, which the site's content security policy forbids.
z.config({ jitless: true })

export { z }
