import { lineStore, setLineAway } from '@rafiq/platform/shell'

/** Milliseconds from one knock to the next while nobody answers: soon at first, then patiently. */
export const knockDelay = (knocks: number): number => Math.min(2000 * 2 ** knocks, 30_000)

/**
 * Learns of the line's loss from the browser and of its return by knocking: a browser that says "online" knows of a
 * network, not of the platform. Nothing is asked while the line is there. Returns what ends it.
 */
export function watchLine(knock: () => Promise<unknown> = askGateway): () => void {
  let ended = false
  let knocks = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(tryNow, knockDelay(knocks))
    knocks += 1
  }
  const tryNow = async () => {
    clearTimeout(timer)
    if (!lineStore.getState().away) return
    const answered = await knock().then(
      () => true,
      () => false,
    )
    if (ended) return
    if (answered) setLineAway(false)
    else wait()
  }
  const lose = () => setLineAway(true)
  const tryWhenSeen = () => document.hidden || void tryNow()
  const follow = ({ away }: { away: boolean }) => {
    clearTimeout(timer)
    knocks = 0
    if (away) wait()
  }

  addEventListener('offline', lose)
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', tryWhenSeen)
  const leave = lineStore.subscribe(follow)
  follow(lineStore.getState())
  return () => {
    ended = true
    leave()
    clearTimeout(timer)
    removeEventListener('offline', lose)
    removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', tryWhenSeen)
  }
}

const askGateway = () => fetch('/healthz', { cache: 'no-store' })
