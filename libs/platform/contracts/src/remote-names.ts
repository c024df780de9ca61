/**
 * The global variable that holds one version's container. The version is in it, so that two versions of a remote
 * never meet in one page.
 */
export const containerName = (remote: string, version: string): string =>
  `rafiq_${remote}_${version}`.replace(/[^A-Za-z0-9]/g, '_')

/** What `data-remote` says on a version's elements, and what its styles are bound to. */
export const remoteScope = (remote: string, version: string): string => `${remote}@${version}`
