/** Names that the registry keeps for itself: compressed forms that it makes, and everything hidden. */
const reserved = /\.(br|gz)(\/|$)|(^|\/)\./

/** Where the files of one release lie: each has a place of its own, whatever comes with it. */
export class Layout {
  private readonly files = new Set<string>()
  private readonly folders = new Set<string>()

  /** Takes a file's place. @returns why it cannot lie there; undefined where it can */
  take(path: string): string | undefined {
    if (reserved.test(path)) return 'is a name that the registry keeps for itself'
    const folders = foldersOf(path)
    const file = folders.find((folder) => this.files.has(folder))
    if (file !== undefined) return `lies in ${file}, which is a file`
    if (this.folders.has(path)) return 'is a file, and others lie in it'
    this.files.add(path)
    for (const folder of folders) this.folders.add(folder)
    return undefined
  }
}

/** `a/b/c.js` lies in `a` and in `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}
