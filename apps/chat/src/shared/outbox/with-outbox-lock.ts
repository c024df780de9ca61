/** Runs work while no other tab of this browser does, by its Web Locks where it has them. */
export async function withOutboxLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, work)
}
