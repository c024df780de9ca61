import type { PushDevice, PushSubscriptionData } from '@rafiq/contracts/members'

/** Whether this browser can show notices, and if not, why. */
export type PushAbility = 'possible' | 'denied' | 'home-screen' | 'unsupported'

/** On iPhone and iPad a page has a place on the Home Screen, or can get one; elsewhere there is no such word. */
type MaybeStandalone = Navigator & { standalone?: boolean }

export function pushAbility(): PushAbility {
  const { standalone }: MaybeStandalone = navigator
  if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window)) {
    return standalone === false ? 'home-screen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Whether this browser gets the notices of this session: it and the server have to mean the same. */
export async function isSubscribed({ endpoint }: PushDevice): Promise<boolean> {
  if (endpoint === null || Notification.permission !== 'granted') return false
  return (await currentSubscription())?.endpoint === endpoint
}

/** Asks the member, by the browser's own question. In the press itself: browsers take the question for a nuisance else. */
export const isAllowed = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** @throws where the browser's push service cannot be reached */
export async function subscribe(publicKey: string): Promise<PushSubscriptionData> {
  const manager = await pushManager()
  // Of a session before, perhaps somebody else's, or for a key that is no more: this one begins anew.
  await (await manager.getSubscription())?.unsubscribe()
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** The browser asks its push service for no more; that the server knows so counts. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe()
  } catch {}
}

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

/** Milliseconds: the page starts its worker once it has settled, and somebody may press before that. */
const workerTime = 10_000

async function pushManager(): Promise<PushManager> {
  const started = navigator.serviceWorker
    .getRegistration()
    .then((own) => own ?? navigator.serviceWorker.ready)
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error('there is no service worker')), workerTime)
  })
  return (await Promise.race([started, late])).pushManager
}
