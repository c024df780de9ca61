/** What stands behind a file's name where the same file lies compressed beside it. */
export const compressedSuffix = { br: '.br', gzip: '.gz' } as const
