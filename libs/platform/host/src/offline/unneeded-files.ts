/** `/remotes/chat/1.2.0/` of any path below it. */
const folderOf = (path: string): string | undefined => /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0]
const nameOf = (path: string): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1]

/** The file of one composition, which documents name that have remotes in short. */
export const isRemotesFile = (path: string): boolean => /^\/api\/composition\/remotes\/[^/]+$/.test(path)

/** Every version of a remote that a document names, and its remotes file. */
export const foldersIn = (document: string): string[] => [
  ...new Set(document.match(/\/remotes\/[^/"\s]+\/[^/"\s]+\/|\/api\/composition\/remotes\/[^/"\s]+/g)),
]

type Needs = {
  /** Folders of the versions that an open page or the kept document may load from, and their remotes files. */
  folders: readonly string[]
  /** Files of the shell that are in use; `null` where it is the same shell as ever, all of which stays. */
  shellFiles: readonly string[] | null
}

/**
 * Kept files that no page needs any more. A remote that none of the open pages knows (it needs a role, or is disabled
 * for the moment) is left alone: it goes when another version of it comes.
 */
export function unneededFiles(kept: readonly string[], { folders, shellFiles }: Needs): string[] {
  const known = new Set(folders.map(nameOf))
  return kept.filter((path) => {
    const folder = folderOf(path)
    if (isRemotesFile(path)) return !folders.includes(path)
    if (folder !== undefined) return known.has(nameOf(path)) && !folders.includes(folder)
    return path.startsWith('/shell/') && shellFiles !== null && !shellFiles.includes(path)
  })
}
