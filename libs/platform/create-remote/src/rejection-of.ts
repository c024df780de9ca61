import { languages, remoteNameSchema } from '@rafiq/platform-contracts'
import type { RemoteRequest } from './remote-request.ts'

/** What is there already, and whose it is. */
export type Taken = Readonly<{
  /** Under `apps/`. */
  folders: readonly string[]
  /** By what they begin with: `chat` of `/chat/:roomId`. */
  pages: ReadonlyMap<string, string>
  labels: ReadonlyMap<string, string>
}>

const pagePattern = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
/** Goes into TypeScript and JSON as it is. */
const labelPattern = /^[^\p{Cc}'"`\\<>{}$]{1,40}$/u

export const beginningOf = (path: string): string => path.split('/', 2)[1] ?? ''

/** Why a remote cannot be made as asked, in a sentence that says what to do; undefined where it can. */
export function rejectionOf({ name, path, labels }: RemoteRequest, taken: Taken): string | undefined {
  if (!remoteNameSchema.safeParse(name).success) {
    return `"${name}" cannot be the name of a remote: take 2 to 40 small letters, digits and dashes that begin with a letter, such as rentals.`
  }
  if (taken.folders.includes(name)) return `apps/${name} is there already: choose another name.`
  if (!pagePattern.test(path)) {
    return `"${path}" cannot be a page's path: take small letters, digits and dashes behind a slash, such as /rentals.`
  }
  const owner = taken.pages.get(beginningOf(path))
  if (owner !== undefined) {
    return `Pages under /${beginningOf(path)} belong to ${owner}: choose another name, or another page by --path /…`
  }
  for (const language of languages) {
    const label = labels[language]
    if (!labelPattern.test(label) || label.trim() !== label) {
      return `"${label}" cannot be the label of a menu entry: take 1 to 40 letters without quotes (--${language}).`
    }
    const twin = taken.labels.get(label)
    if (twin !== undefined) {
      return `The menu of ${twin} says "${label}" already, and people could not tell them apart: say another by --${language}.`
    }
  }
  return undefined
}
