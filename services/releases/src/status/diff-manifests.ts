import { type ReleaseDiff, type RemoteManifest, type Slots } from '@rafiq/platform-contracts'

type Facts = ReadonlyMap<string, string>

/** What differs between two versions of a remote for whoever has to decide about one of them. */
export function diffManifests(from: RemoteManifest, to: RemoteManifest): ReleaseDiff {
  const kept = Object.keys(to.files).filter((path) => sameFile(from, to, path))
  return {
    remote: to.name,
    from: from.version,
    to: to.version,
    bytes: { from: totalBytes(from), to: totalBytes(to) },
    files: {
      added: Object.keys(to.files)
        .filter((path) => !kept.includes(path))
        .sort(),
      removed: Object.keys(from.files)
        .filter((path) => !kept.includes(path))
        .sort(),
      kept: kept.length,
    },
    changes: changes(facts(from), facts(to)),
  }
}

function sameFile(one: RemoteManifest, other: RemoteManifest, path: string): boolean {
  return one.files[path]?.integrity === other.files[path]?.integrity
}

function facts({ platform, shared, routes, navigation, offers = {}, fills = {} }: RemoteManifest): Facts {
  return new Map([
    ['platform', platform],
    ...Object.entries(shared).map(([name, range]): [string, string] => [`shared ${name}`, range]),
    ...routes.map(({ path, roles }): [string, string] => [`route ${path}`, roles?.join(', ') ?? 'everybody']),
    ...navigation.map((entry): [string, string] => [
      `menu ${entry.id}`,
      `${entry.path}, ${Object.values(entry.label).join(' / ')}, order ${entry.order}, ${entry.audience}`,
    ]),
    ...slotFacts('offers', offers),
    ...slotFacts('fills', fills),
  ])
}

function slotFacts(what: 'offers' | 'fills', slots: Slots): [string, string][] {
  return Object.entries(slots).map(([name, props]) => [
    `${what} ${name}`,
    Object.entries(props)
      .map(([prop, type]) => `${prop}: ${type}`)
      .join(', '),
  ])
}

function changes(from: Facts, to: Facts): ReleaseDiff['changes'] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((what) => from.get(what) !== to.get(what))
    .map((what) => ({ what, from: from.get(what) ?? null, to: to.get(what) ?? null }))
}

/** Of all files of a version, uncompressed. */
export function totalBytes({ files }: Pick<RemoteManifest, 'files'>): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
}
