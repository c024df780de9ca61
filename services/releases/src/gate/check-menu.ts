import type { Issue, NavigationEntry, RemoteManifest } from '@rafiq/platform-contracts'
import { overlap } from './check-routes.ts'

interface Taken {
  readonly owner: string
  readonly entry: NavigationEntry
}

/** Whether the menu entries of a version lead to its own pages and can be told from those of others. */
export function checkMenu(manifest: RemoteManifest, remotes: readonly RemoteManifest[]): Issue[] {
  const others = remotes.flatMap(({ name, version, navigation }) =>
    navigation.map((entry): Taken => ({ owner: `${name} ${version}`, entry })),
  )
  return manifest.navigation.flatMap((entry, index) => {
    const own = manifest.navigation.slice(0, index).map((other): Taken => ({ owner: 'itself', entry: other }))
    return [...checkTarget(manifest, entry), ...checkTaken(entry, [...own, ...others])].map((message) => ({
      path: `navigation.${index}`,
      message,
    }))
  })
}

function checkTarget({ routes }: RemoteManifest, { path }: NavigationEntry): string[] {
  if (path.includes(':') || path.includes('*')) return [`leads to ${path}, which is a pattern and no page`]
  if (routes.some((route) => overlap(route.path, path))) return []
  return [`leads to ${path}, which is no page of this remote: add the route, or take the entry away`]
}

function checkTaken(entry: NavigationEntry, taken: readonly Taken[]): string[] {
  const twin = taken.find((other) => collide(entry, other.entry))
  if (!twin) return []
  return [
    `has the id, path or label of the entry "${twin.entry.id}" of ${twin.owner}: people could not tell them apart`,
  ]
}

function collide(one: NavigationEntry, other: NavigationEntry): boolean {
  return (
    one.id === other.id ||
    one.path === other.path ||
    Object.entries(one.label).some(([language, label]) => label === other.label[language as 'ar' | 'en'])
  )
}
