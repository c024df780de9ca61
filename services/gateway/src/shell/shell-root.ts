import { type Language, type ShellRootFile, shellRootFiles } from '@rafiq/platform-contracts'
import type { MemoryFile } from '../content/memory-file.ts'

export interface Icon {
  readonly rel: string
  readonly href: string
  readonly type?: string
}

/** How documents name the files that they link. Browsers get the drawing; the other icons are for whoever asks without having read a page. */
const links: Partial<Record<ShellRootFile, Omit<Icon, 'href'>>> = {
  'icon.svg': { rel: 'icon', type: 'image/svg+xml' },
  'apple-touch-icon.png': { rel: 'apple-touch-icon' },
  'manifest.webmanifest': { rel: 'manifest' },
}

/** Keeps browsers from asking for a `/favicon.ico` that is not there. */
const noIcon: Icon = { rel: 'icon', href: 'data:,' }

/** The files of one version of the shell that browsers ask for at the root, and how documents name them. */
export class ShellRoot {
  readonly version: string
  // No parameter properties: scripts run this file as it is, and Node only strips types.
  private readonly files: ReadonlyMap<string, MemoryFile>

  /** @param files other files of the build may be among them */
  constructor(version: string, files: ReadonlyMap<string, MemoryFile>) {
    this.version = version
    this.files = new Map([...files].filter(([name]) => isRootFile(name)))
  }

  /** A file that is served at the root, such as `/favicon.ico`. */
  file(name: string): MemoryFile | undefined {
    return this.files.get(name)
  }

  /** Address of the picture that a shared link shows, where the build has one. */
  previewPicture(language: Language): string | undefined {
    const name = `preview-${language}.png`
    return this.files.has(name) ? `/${name}` : undefined
  }

  /** The `<link>`s of those root files that the build has. */
  get icons(): Icon[] {
    const icons = shellRootFiles.flatMap((name) => {
      const link = links[name]
      return link && this.files.has(name) ? [{ href: `/${name}`, ...link }] : []
    })
    return icons.some(({ rel }) => rel === 'icon') ? icons : [...icons, noIcon]
  }
}

const isRootFile = (name: string): boolean => shellRootFiles.some((file) => file === name)
