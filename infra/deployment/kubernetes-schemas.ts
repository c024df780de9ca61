import type { Manifest } from './tree.ts'

/** Which packages hold the schemas of which group of the API; every other group is Kubernetes' own. */
const packages: Readonly<Record<string, string>> = {
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api/gateway.networking.k8s.io',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io',
}

type Kind = { prototype: { validate(this: unknown): void } }

async function kindOf({ apiVersion, kind }: Manifest): Promise<Kind | undefined> {
  const [version, group] = String(apiVersion).split('/').toReversed()
  const place = group === undefined ? 'kubernetes-models' : (packages[group] ?? `kubernetes-models/${group}`)
  const path = `${place}/${version}/${kind}`
  const module: Record<string, Kind> | undefined = await import(path).catch(() => undefined)
  return module?.[kind]
}

/**
 * What the schema of its kind says against a manifest: Kubernetes' own, that of the Gateway API or of CloudNativePG. A field
 * that the schema does not know is a problem as well, as for a server that is asked to be strict.
 */
export async function schemaProblems(manifest: Manifest): Promise<string[]> {
  const name = `${manifest.kind} ${manifest.metadata?.name}`
  const KindOf = await kindOf(manifest)
  if (!KindOf) return [`${name}: no schema of ${manifest.apiVersion} has this kind`]
  const { watched, unread } = watch(manifest)
  try {
    // On the manifest itself: a model made of it would be a copy.
    KindOf.prototype.validate.call(watched)
    return unread().map((path) => `${name}: no schema knows ${path}`)
  } catch (error) {
    return [`${name}: ${(error as Error).message}`]
  }
}

/**
 * The schemas come compiled, and pass over what they do not know. They ask for each field that they know: what nobody asked
 * for, beside fields that somebody did, is none.
 */
function watch(manifest: Manifest): { watched: Manifest; unread(): string[] } {
  const seen: { path: string; value: object; read: Set<string> }[] = []
  const wrap = (value: Manifest, path: string): Manifest => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one, index) => wrap(one, `${path}[${index}]`))
    const read = new Set<string>()
    seen.push({ path, value, read })
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, wrap(one, `${path}.${key}`)]),
    )
    return new Proxy(inner, {
      get: (target, key) => {
        if (typeof key === 'string') read.add(key)
        return Reflect.get(target, key)
      },
    })
  }
  return {
    watched: wrap(manifest, ''),
    unread: () =>
      seen.flatMap(({ path, value, read }) =>
        Object.keys(value).some((key) => read.has(key))
          ? Object.keys(value)
              .filter((key) => !read.has(key))
              .map((key) => `${path}.${key}`.slice(1))
          : [],
      ),
  }
}
