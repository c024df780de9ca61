import type { Language } from '@rafiq/platform-contracts'

/** The remote that a team asks for. */
export type RemoteRequest = Readonly<{
  name: string
  /** Its first page. */
  path: string
  /** What its menu entry and its first page are called. */
  labels: Readonly<Record<Language, string>>
}>

/** `move-in` → `Move in`. */
const spoken = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The request of somebody who only said a name: the rest follows from it, but for the Arabic, which nobody can guess. */
export const requestFor = (
  name: string,
  said: Partial<Pick<RemoteRequest, 'path'> & RemoteRequest['labels']> = {},
): RemoteRequest => ({
  name,
  path: said.path ?? `/${name}`,
  labels: { ar: said.ar ?? 'القسم الجديد', en: said.en ?? spoken(name) },
})
