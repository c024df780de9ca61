/** Asks whoever is there to confirm that it is still them. @returns whether they did */
type Ask = () => Promise<boolean>

let host: Ask | null = null
let asking: Promise<boolean> | null = null
let last = { number: 0, confirmed: false }

/** The part of the page that asks; the one that came last does. Returns how to stop. */
export function provideStepUp(ask: Ask): () => void {
  host = ask
  return () => {
    if (host === ask) host = null
  }
}

/** How often was asked so far: a call notes it when it goes out. */
export const stepUps = (): number => last.number

/**
 * Whether the caller has confirmed that it is them, for a call that was refused (403 `step-up-required`) and went out
 * when so often was asked. Calls that are refused together are asked about together, also the one whose rejection comes
 * when the question is answered already.
 */
export function confirmedSince(number: number): Promise<boolean> {
  if (last.number > number) return Promise.resolve(last.confirmed)
  if (host === null) return Promise.resolve(false)
  asking ??= host()
    .catch(() => false)
    .then((confirmed) => {
      last = { number: last.number + 1, confirmed }
      asking = null
      return confirmed
    })
  return asking
}
