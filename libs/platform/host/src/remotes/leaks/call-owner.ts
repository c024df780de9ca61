import type { RemoteVersion } from '../../composition/composition.ts'
import { folderOf } from '../../start/trusted-types.ts'

/** The file in which a remote with a React of its own brings that, and what is bound to it (`@rafiq/remote-build`). */
const isOwnCopy = (file: string) => file.startsWith('own.')

const address = /https?:\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?\s*$)/

/**
 * Whose call it was, as far as that is certain: the code that called is a version's own, and React called that, while it
 * drew, ran an effect or handled an event. What comes out of a timer or a promise, and what a module does when it is
 * evaluated, is nobody's; neither is what a library of the shell does for a remote.
 *
 * @param trace of the call, innermost first; its first address is the caller's
 */
export function callOwner(trace: string, versions: readonly RemoteVersion[]): RemoteVersion | null {
  const [caller, ...around] = trace.split('\n').flatMap(pathOf)
  const owner = versions.find(({ url }) => caller?.startsWith(folderOf(url)))
  if (caller === undefined || !owner) return null
  const folder = folderOf(owner.url)
  if (isOwnCopy(caller.slice(folder.length))) return null
  const isReact = (path: string) =>
    path.startsWith('/shell/') || (path.startsWith(folder) && isOwnCopy(path.slice(folder.length)))
  return around.some(isReact) && !around.includes(owner.url) ? owner : null
}

function pathOf(line: string): string[] {
  const [found] = address.exec(line) ?? []
  return found === undefined ? [] : [new URL(found).pathname]
}
