/** Where a shell's file lies in the object storage: their names carry hashes, so shells share what they have in common. */
export const shellFileKey = (path: string): string => `shell/${path}`

/** Where lies what documents need of a shell's version. */
export const pageShellKey = (version: string): string => `shell-versions/${version}.json`
