import { type Issue, isRestricted, type RemoteManifest } from '@rafiq/platform-contracts'

/** Whether the hashes of a version's modules can be where browsers look for them: in the document, which everybody gets. */
export function checkFormat(manifest: RemoteManifest): Issue[] {
  if (manifest.format !== 'module' || !isRestricted(manifest)) return []
  return [
    {
      path: 'format',
      message:
        'is module, and its pages need a role: the import map of the public document would name its files. Build it with remoteConfig of @rafiq/remote-build',
    },
  ]
}
