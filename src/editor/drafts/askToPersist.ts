/**
 * Asks the browser to keep the drafts. Without this, Safari deletes them 7 days after the last visit. Firefox asks the user.
 * @param mayAskUser false: only a browser that decides by itself is asked
 */
export async function askToPersist(mayAskUser: boolean): Promise<void> {
  try {
    // Safari does not know this permission. Browsers have both APIs only over https.
    const permission = await navigator.permissions?.query({ name: 'persistent-storage' }).catch(() => null)
    if (mayAskUser || permission?.state !== 'prompt') await navigator.storage?.persist?.()
  } catch {
    // After a refusal the browser keeps the drafts as long as other data.
  }
}
