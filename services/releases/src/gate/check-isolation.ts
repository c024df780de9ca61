import { containerName, type Issue, isRestricted, remoteScope } from '@rafiq/platform-contracts'
import { checkStyles } from './check-styles.ts'
import type { Release } from './release.ts'

/** Left in by a development build; production React has no such function. */
const developmentMark = /\bjsxDEV\b/

/**
 * Whether a version was built so that it cannot hurt what it shares a page with: two versions of it can be in one
 * page (the fallback), the browser checks every file it loads, and its styles end at its own elements.
 */
export function checkIsolation({ manifest, code }: Release): Issue[] {
  const entry = code.get(manifest.entry)?.content.toString('utf8') ?? ''
  const isModule = manifest.format === 'module'
  return [
    // Modules of two versions are kept apart by their addresses, and vouched for by the document.
    ...(isModule ? [] : checkContainer(manifest.name, manifest.version, manifest.entry, entry)),
    ...checkAddress(manifest, entry),
    ...[...code].flatMap(([path, { content }]) => [
      ...(isModule ? [] : checkVouchedFor(path, manifest, entry)),
      ...checkMode(path, content),
      ...(path.endsWith('.css')
        ? checkStyles(content.toString('utf8'), remoteScope(manifest.name, manifest.version)).map(
            (message) => ({ path, message }),
          )
        : []),
    ]),
  ]
}

function checkContainer(name: string, version: string, path: string, entry: string): Issue[] {
  const container = containerName(name, version)
  if (entry.includes(container)) return []
  return [
    {
      path,
      message: `does not define ${container}: two versions could not be in one page. Build with remoteConfig of @rafiq/remote-build, at this version`,
    },
  ]
}

/** A restricted remote that knew its own address would ask for its files where they are not. */
function checkAddress(manifest: Release['manifest'], entry: string): Issue[] {
  const { name, version } = manifest
  if (!isRestricted(manifest) || !entry.includes(`/remotes/${name}/${version}/`)) return []
  return [
    {
      path: manifest.entry,
      message: `holds its own address, and all its pages need a role: the registry gives it one that cannot be guessed. Build with publicPath: 'auto', as remoteConfig of @rafiq/remote-build does`,
    },
  ]
}

function checkVouchedFor(path: string, manifest: Release['manifest'], entry: string): Issue[] {
  const integrity = manifest.files[path]?.integrity
  if (path === manifest.entry || integrity === undefined || entry.includes(integrity)) return []
  return [
    {
      path,
      message: `is not vouched for by ${manifest.entry}: browsers could not tell if it was changed. Build with SubresourceIntegrityPlugin, and publish nothing that the entry does not load`,
    },
  ]
}

function checkMode(path: string, content: Buffer): Issue[] {
  if (!path.endsWith('.js') || !developmentMark.test(content.toString('utf8'))) return []
  return [
    {
      path,
      message: 'is a development build, which the production React cannot run: set NODE_ENV=production',
    },
  ]
}
