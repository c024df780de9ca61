/**
 * What this browser gave for notices is taken back, and what is shown goes: after a sign-out it is nobody's. The server has
 * forgotten it with the session already, so a failure costs nothing.
 */
export async function forgetNotices(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const shown = (await registration?.getNotifications?.()) ?? []
    for (const notification of shown) notification.close()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
  } catch {}
}
