const TIMEOUT_MS = 20_000

/** Sends a form's fields to its action. @returns true if the service accepted them */
export async function sendMessage(form: HTMLFormElement): Promise<boolean> {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  try {
    const { ok } = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return ok
  } catch {
    return false
  }
}
