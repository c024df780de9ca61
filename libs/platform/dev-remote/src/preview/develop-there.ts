import { userInfo } from 'node:os'
import { previewCommand, publishCommand, type Settings } from '@rafiq/release-cli/commands'
import { readRemoteConfig } from '@rafiq/remote-build'
import { latestOnly } from './latest-only.ts'
import { previewName } from './preview-name.ts'
import { sourcesOf, watchSources } from './watch-sources.ts'

type Say = (line: string) => void

/** A working day. */
const linkMinutes = '480'

/**
 * Shows a remote from the working tree inside a deployed platform: each build is uploaded to a preview of this
 * person's own, since a deployed page never loads anything from somebody's machine.
 */
export async function developThere(
  { root, folder }: Readonly<{ root: string; folder: string }>,
  settings: Settings,
  say: Say,
  ended: Promise<unknown>,
): Promise<void> {
  const { name: remote } = await readRemoteConfig(folder)
  const preview = previewName(userInfo().username, remote)
  let linked = false
  const upload = async () => {
    const flags = { channel: `preview/${preview}`, build: true }
    await publishCommand(folder, flags, settings, say)
    if (linked) return
    say('Open this link. Every change in this folder is there at a later reload; Ctrl-C ends it.')
    await previewCommand(remote, preview, { minutes: linkMinutes, once: true }, settings, say)
    say(`Another one: npx rafiq-release preview ${remote} ${preview} --once`)
    linked = true
  }
  const uploadLatest = latestOnly(upload, (error) =>
    say(error instanceof Error ? error.message : String(error)),
  )
  const stop = new AbortController()
  const watching = watchSources(sourcesOf(root, folder), () => void uploadLatest(), stop.signal)
  void uploadLatest()
  try {
    await Promise.race([ended, watching])
  } finally {
    stop.abort()
    await watching
  }
}
