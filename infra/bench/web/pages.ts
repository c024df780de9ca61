/** A page as it is visited. */
export interface Page {
  path: string
  signedIn: boolean
}

/** The home page is also what the build without federation is compared by. */
export const home: Page = { path: '/', signedIn: false }

export const pages: readonly Page[] = [
  home,
  { path: '/login', signedIn: false },
  { path: '/register', signedIn: false },
  { path: '/matches', signedIn: true },
]
