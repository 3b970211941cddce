const TIMEOUT_MS = 20_000

/** 'unconfirmed': the service does not let this page read its answer. The message has probably arrived. */
export type Delivery = 'sent' | 'unconfirmed' | 'failed'

/** Sends the fields of a form, but no files. It never sends them twice. @param action the address that receives them */
export async function sendMessage(action: string, data: FormData, pageAddress: string): Promise<Delivery> {
  const fields = [...data].filter((field): field is [string, string] => typeof field[1] === 'string')
  try {
    const { ok } = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return ok ? 'sent' : 'failed'
  } catch (reason) {
    // A service without Access-Control-Allow-Origin receives the message, but the browser hides its answer. The error
    // is the same as without a network. A second request, without the message, shows whether the service answers.
    const isOtherOrigin = new URL(action).origin !== new URL(pageAddress).origin
    if (!(reason instanceof TypeError && isOtherOrigin)) return 'failed'
    return (await isReachable(action)) ? 'unconfirmed' : 'failed'
  }
}

async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}
