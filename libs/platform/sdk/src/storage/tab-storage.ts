/** In the place of session storage where that is refused (cookies blocked, a web view without it): it lasts as long as the page. */
class PageStorage {
  [key: string]: unknown

  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null
  }

  setItem(key: string, value: string): void {
    this[key] = value
  }

  removeItem(key: string): void {
    delete this[key]
  }
}

function storageOfTab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    sessionStorage.getItem('')
    return sessionStorage
  } catch {
    return new PageStorage()
  }
}

/** What this tab keeps over reloads, where the browser lets it. */
export const tabStorage = storageOfTab()
