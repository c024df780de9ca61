import { createHmac } from 'node:crypto'
import { type Alert, alertSignatureHeader } from '@rafiq/platform-contracts'

/** Milliseconds: a webhook that hangs must not hold the delivery of others. */
const timeout = 5_000

/**
 * Posts an alert to a team's webhook.
 *
 * @throws Error where it is not taken: no answer in time, another than 2xx, or a way to somewhere else
 */
export async function postAlert(url: string, alert: Alert, secret: string | undefined): Promise<void> {
  const body = JSON.stringify(alert)
  const signature = secret && `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { [alertSignatureHeader]: signature }) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`)
}
