import { connectionStore, setOffline } from '@rafiq/platform/shell'

/** Milliseconds from one probe to the next while nobody answers: soon at first, then patiently. */
export const probeDelay = (probes: number): number => Math.min(2000 * 2 ** probes, 30_000)

/**
 * Learns of a lost connection from the browser and of its return by probing: a browser that says "online" knows of a
 * network, not of the platform. Nothing is asked while it is there. Returns what ends it.
 */
export function watchConnection(probe: () => Promise<unknown> = askGateway): () => void {
  let ended = false
  let probes = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(tryNow, probeDelay(probes))
    probes += 1
  }
  const tryNow = async () => {
    clearTimeout(timer)
    if (!connectionStore.getState().offline) return
    const answered = await probe().then(
      () => true,
      () => false,
    )
    if (ended) return
    if (answered) setOffline(false)
    else wait()
  }
  const lose = () => setOffline(true)
  const tryWhenSeen = () => document.hidden || void tryNow()
  const follow = ({ offline }: { offline: boolean }) => {
    clearTimeout(timer)
    probes = 0
    if (offline) wait()
  }

  addEventListener('offline', lose)
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', tryWhenSeen)
  const leave = connectionStore.subscribe(follow)
  follow(connectionStore.getState())
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
