import {
  type PageShell,
  prerenderedPagesFile,
  prerenderedPagesSchema,
  shellManifestFile,
  shellManifestSchema,
  shellRootFiles,
} from '@rafiq/platform-contracts'
import { MalformedError, readJson, toIssues } from '@rafiq/service-kit'
import type { Staging } from '../store/version-store.ts'
import type { StagedRelease } from './stage-release.ts'

/**
 * What documents are made of, out of a shell's upload.
 *
 * @throws MalformedError where the upload is no shell, or another version of it
 */
export async function readStagedShell(staging: Staging, { manifest }: StagedRelease): Promise<PageShell> {
  const { files, version } = manifest
  const read = async (path: string) => (Object.hasOwn(files, path) ? staging.read(path) : undefined)
  const shell = shellManifestSchema.safeParse(readJson((await read(shellManifestFile)) ?? ''))
  if (!shell.success) {
    const message = `The release was refused: its ${shellManifestFile} is missing or broken.`
    throw new MalformedError('invalid-release', { message, issues: toIssues(shell.error.issues) })
  }
  if (shell.data.version !== version) {
    const message = `The release was refused: ${shellManifestFile} is version ${shell.data.version}, and the upload was for ${version}.`
    throw new MalformedError('invalid-release', { message })
  }
  const pages = prerenderedPagesSchema.safeParse(readJson((await read(prerenderedPagesFile)) ?? '[]'))
  if (!pages.success) {
    const message = `The release was refused: its ${prerenderedPagesFile} is broken.`
    throw new MalformedError('invalid-release', { message, issues: toIssues(pages.error.issues) })
  }
  const { skeleton } = shell.data
  return {
    manifest: shell.data,
    skeleton: (skeleton && (await read(skeleton))) ?? '',
    pages: pages.data,
    root: shellRootFiles.filter((name) => Object.hasOwn(files, name)),
  }
}
