import type { PublishOptions } from './publish-folder.ts'
import type { UploadResult } from './release-api.ts'

/**
 * Packs a build and publishes it. Does not wait until it is live. Rejects with a sentence for people.
 *
 * Loads what it needs when it is called: whoever builds the platform first has not built the contracts yet.
 */
export async function publishFolder(options: PublishOptions): Promise<UploadResult> {
  const { publishFolder: publish } = await import('./publish-folder.ts')
  return publish(options)
}
