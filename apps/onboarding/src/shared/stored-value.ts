/** What a schema of zod does; {@link checkedBy} spares the first page of all zod itself. */
type Check<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

export const checkedBy = <T>(is: (value: unknown) => value is T): Check<T> => ({
  safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }),
})

/**
 * One value in this tab's session storage, checked by its schema when read. A storage that is full or refused costs
 * the survival over a reload, never the page.
 */
export function storedValue<T>(key: string, schema: Check<T>) {
  return {
    read(): T | null {
      try {
        const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    /** Whether it could be kept. */
    write(value: T): boolean {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        sessionStorage.removeItem(key)
        return false
      }
    },
    clear() {
      sessionStorage.removeItem(key)
    },
  }
}
