/** A package that a team outside of this repository installs. */
export type KitPackage = Readonly<{
  /** Under `libs/platform`. */
  folder: string
  /** Folders and files that go with what is compiled. */
  files?: readonly string[]
  /** Files of its sources that go as they are. */
  copied?: readonly string[]
  /** Dependencies of what only this repository needs. */
  omitted?: readonly string[]
}>

export const kitPackages: readonly KitPackage[] = [
  { folder: 'contracts' },
  { folder: 'sdk' },
  // Typefaces and element defaults are the shell's.
  {
    folder: 'ui',
    copied: ['theme.css'],
    omitted: ['@fontsource/ibm-plex-sans', '@fontsource/ibm-plex-sans-arabic'],
  },
  { folder: 'remote-build' },
  { folder: 'release-cli' },
  { folder: 'dev-remote' },
  { folder: 'remote-test', files: ['tsconfig.remote.json'] },
]

/** It runs before anything is installed, so everything that it needs is in it. */
export const bundledPackage: KitPackage = { folder: 'create-remote', files: ['template', 'repository'] }
