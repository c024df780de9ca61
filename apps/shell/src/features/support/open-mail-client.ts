/** Hands a `mailto:` link to the system. The page stays; whether a mail app opens cannot be known. */
export function openMailClient(link: string) {
  location.assign(link)
}
