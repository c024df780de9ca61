import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'

export interface PreviewFlags {
  minutes: string
  once?: boolean
}

/** `preview <remote> <name>`: a signed link that shows the preview to whoever opens it. */
export async function previewCommand(
  remote: string,
  name: string,
  flags: PreviewFlags,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const api = new ReleaseApi(settings.url, settings.tokenFor(remote))
  const details = { minutes: Number(flags.minutes), once: flags.once ?? false }
  const { path, expiresAt } = await api.previewLink(remote, name, details)
  say(
    `${new URL(path, settings.url)}\nuntil ${expiresAt}${details.once ? ', for the first who opens it' : ''}`,
  )
}
