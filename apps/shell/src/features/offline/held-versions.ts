const prefix = 'uses '

/**
 * Says to every tab of this browser that this one may still load from `name`, for as long as the tab lives: a lock
 * ends with its tab, however that ends, and is there to be read without asking anybody.
 */
export function hold(name: string) {
  void navigator.locks.request(prefix + name, { mode: 'shared' }, () => new Promise<never>(() => undefined))
}

/** What all open tabs hold. */
export async function heldByTabs(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query()
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}
