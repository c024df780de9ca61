import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  addressesIn,
  faultsOf,
  type Manifest,
  migrates,
  readManifests,
  root,
  serviceNames,
  settingErrorsOf,
} from './tree.ts'

const folder = 'infra/kubernetes'
const manifests = globSync(`${folder}/{,base/,prepare-database/,migrate/,first-publish/}*.yaml`, {
  cwd: root,
})
  .filter((file) => basename(file) !== 'kustomization.yaml')
  .flatMap((file) => readManifests(file))
const find = (kind: string, name: string): Manifest =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)

/** The environment of a container, with what it refers to filled in. */
function environmentOf(container: Manifest): Record<string, string> {
  return Object.fromEntries(
    (container.env as Manifest[]).map(({ name, value, valueFrom }) => {
      const { configMapKeyRef, secretKeyRef } = valueFrom ?? {}
      const settings = configMapKeyRef && find('ConfigMap', configMapKeyRef.name).data[configMapKeyRef.key]
      const secret = secretKeyRef && find('Secret', secretKeyRef.name).stringData[secretKeyRef.key]
      return [name, value ?? settings ?? secret]
    }),
  )
}

const containersOf = ({ spec }: Manifest): Manifest[] => spec.template.spec.containers

test('manifests define nothing twice, and all of it in the namespace', () => {
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(
    manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'rafiq'),
  ).toEqual([])
})

describe.each(serviceNames)('%s', (name) => {
  const deployment = find('Deployment', name)
  const [container] = containersOf(deployment)
  const env = environmentOf(container)

  test('runs its own program with settings that it takes', async () => {
    expect(container.args).toEqual([`services/${name}/dist/bundle/main.js`])
    expect(env.NODE_ENV).toBe('production')
    expect(await faultsOf(name, env)).toEqual([])
  })

  test('refuses to start on the example secrets', async () => {
    // The example's targets of alerts have no webhook, and so no secret.
    const secrets = (container.env as Manifest[]).filter(
      ({ name, valueFrom }) => valueFrom?.secretKeyRef && name !== 'ALERT_TARGETS',
    )
    const settingErrors = await settingErrorsOf(name, env)
    expect(
      ['SERVICE_CALLERS', ...secrets.map((secret) => secret.name)].filter(
        (setting) => !settingErrors.some((one) => one.includes(` ${setting} `)),
      ),
    ).toEqual([])
  })

  test('has a credential that no other service is given', () => {
    const { valueFrom } = container.env.find((one: Manifest) => one.name === 'SERVICE_CREDENTIAL')
    expect(valueFrom.secretKeyRef.name).toBe(name)
  })

  test('is asked how it does, where it listens', () => {
    const ports = container.ports.map((port: Manifest) => [port.name, String(port.containerPort)])
    expect(ports).toEqual([
      ['http', env.PORT],
      ['metrics', env.METRICS_PORT],
    ])
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(container[probe].httpGet.port).toBe('http')
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    expect(container.readinessProbe.httpGet.path).toBe(name === 'gateway' ? '/healthz' : '/readyz')
  })

  test('has a service, a disruption budget and an autoscaler', () => {
    const { labels } = deployment.spec.template.metadata
    expect(deployment.spec.selector.matchLabels).toEqual(labels)
    expect(find('Service', name).spec.selector).toEqual(labels)
    expect(find('PodDisruptionBudget', name).spec).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: labels },
    })
    const { scaleTargetRef, minReplicas, maxReplicas } = find('HorizontalPodAutoscaler', name).spec
    expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name })
    expect(minReplicas).toBeGreaterThanOrEqual(2)
    expect(maxReplicas).toBeGreaterThan(minReplicas)
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String) },
      limits: { memory: expect.any(String) },
    })
  })

  test('is open to the services that have its address, and reaches those whose it has', () => {
    for (const address of addressesIn(env)) {
      const [port] = find('Service', address.hostname).spec.ports
      expect(String(port.port)).toBe(address.port)
      const { podSelector, ingress } = find('NetworkPolicy', address.hostname).spec
      expect(podSelector.matchLabels).toEqual({ app: address.hostname })
      expect(ingress[0].from).toContainEqual({ podSelector: { matchLabels: { app: name } } })
      expect(find('NetworkPolicy', name).spec.egress[0].to).toContainEqual({
        podSelector: { matchLabels: { app: address.hostname } },
      })
    }
  })

  test('reaches the servers that it is given, and no other port of them', () => {
    const { policyTypes, egress } = find('NetworkPolicy', name).spec
    expect(policyTypes).toEqual(['Ingress', 'Egress'])
    expect(egress[0].to).toHaveLength(addressesIn(env).length)
    const servers = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'].flatMap((setting) => env[setting] ?? [])
    const ports = servers.map((url) => Number(new URL(url).port || 5432)).sort()
    expect(egress[1].ports.map(({ port }: Manifest) => port).sort()).toEqual(ports)
    // The internet by HTTPS alone, and nothing that is inside: no metadata of the machine, no other pod.
    for (const { to, ports: open } of egress.slice(2)) {
      expect(open).toEqual([{ port: 443 }])
      expect(to[0].ipBlock.except).toContain('169.254.0.0/16')
    }
  })

  test('keeps what it writes in a volume', () => {
    const { volumes } = deployment.spec.template.spec
    const mounted = container.volumeMounts.map((mount: Manifest) => mount.name)
    expect(volumes.map((volume: Manifest) => volume.name).sort()).toEqual([...mounted].sort())
    const storage = container.volumeMounts.find((mount: Manifest) => mount.name === 'storage')
    expect(storage?.mountPath).toBe(env.STORAGE_DIR)
  })
})

test('photos lie in a volume that the users service alone sees', () => {
  const seeing = (claim: string) =>
    serviceNames.filter((name) =>
      find('Deployment', name).spec.template.spec.volumes.some(
        ({ persistentVolumeClaim }: Manifest) => persistentVolumeClaim?.claimName === claim,
      ),
    )
  expect(seeing('photos')).toEqual(['users'])
  expect(seeing('storage')).toEqual(['gateway', 'releases'])
})

describe('with buckets in place of volumes', () => {
  const patches = readManifests(join(folder, 's3/patches.yaml'))
  const secrets = readManifests(join(folder, 's3/secrets.example.yaml'))

  test.each(['users', 'releases', 'gateway'])(
    '%s has settings that it takes, and no volume',
    async (name) => {
      const { containers, volumes } = patches.find(({ metadata }) => metadata.name === name).spec.template
        .spec
      const [{ env }] = containers
      const bucket = env
        .filter(({ valueFrom }: Manifest) => valueFrom)
        .map(({ name, valueFrom }: Manifest) => {
          const secret = secrets.find(({ metadata }) => metadata.name === valueFrom.secretKeyRef.name)
          return [name, secret.stringData[valueFrom.secretKeyRef.key]]
        })
      const { STORAGE_DIR: _, ...before } = environmentOf(containersOf(find('Deployment', name))[0])
      expect(env).toContainEqual({ name: 'STORAGE_DIR', $patch: 'delete' })
      expect(volumes).toEqual([{ name: 'storage', $patch: 'delete' }])
      expect(await faultsOf(name, { ...before, ...Object.fromEntries(bucket) })).toEqual([])
    },
  )
})

test('every service with a schema has a job that migrates it as the schema’s owner', () => {
  for (const name of serviceNames.filter(migrates)) {
    const [container] = containersOf(find('Job', `migrate-${name}`))
    expect(container.args).toEqual([`services/${name}/dist/bundle/migrate.js`])
    expect(new URL(environmentOf(container).DATABASE_URL ?? '').username).toBe(`${name}_service`)
  }
})

test('a shell is kept before the gateway serves it, which itself writes to no storage', () => {
  const { initContainers, containers } = find('Deployment', 'gateway').spec.template.spec
  const [gateway] = containers
  const { SHELL_DIR, STORAGE_DIR } = environmentOf(gateway)
  expect(initContainers).toMatchObject([
    {
      image: gateway.image,
      args: ['services/gateway/dist/bundle/keep-shell.js'],
      securityContext: gateway.securityContext,
      volumeMounts: [{ name: 'storage', mountPath: STORAGE_DIR }],
    },
  ])
  const KIT_DIR = '/app/libs/platform/kit/dist'
  expect(environmentOf(initContainers[0])).toEqual({ SHELL_DIR, KIT_DIR, STORAGE_DIR })
  expect(gateway.volumeMounts).toContainEqual({ name: 'storage', mountPath: STORAGE_DIR, readOnly: true })
})

test('no container runs as root or may become it, or writes to itself', () => {
  const running = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  expect(running.length).toBeGreaterThan(serviceNames.length)
  for (const workload of running) {
    expect(workload.spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(containersOf(workload)[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
})

test('network policies deny both ways by default, and let the internet reach the gateway alone', () => {
  expect(find('NetworkPolicy', 'closed').spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  })
  const routes = manifests.filter(({ kind }) => kind === 'HTTPRoute')
  const backends = routes.flatMap(({ spec }) =>
    spec.rules.flatMap(({ backendRefs }: Manifest) => backendRefs.map((one: Manifest) => one.name)),
  )
  expect([...new Set(backends)]).toEqual(['gateway'])
  expect(routes.flatMap(({ spec }) => spec.parentRefs)).toEqual([
    { name: find('Gateway', 'entry').metadata.name },
  ])
})

test('the first publish lets itself in as the releases service, and publishes through the gateway', () => {
  const [container] = containersOf(find('Job', 'first-publish'))
  expect(container.args).toEqual(['--conditions=rafiq-source', 'infra/first-publish/main.ts'])
  const { RELEASES_URL = '', DATABASE_URL = '' } = environmentOf(container)
  expect(new URL(DATABASE_URL).username).toBe('releases_service')
  const { hostname, port } = new URL(RELEASES_URL)
  const gateway = { podSelector: { matchLabels: { app: hostname } } }
  expect(String(find('Service', hostname).spec.ports[0].port)).toBe(port)
  expect(find('NetworkPolicy', 'first-publish').spec.egress).toEqual([
    { ports: [{ port: 5432 }] },
    { to: [gateway], ports: [{ port: Number(port) }] },
  ])
  expect(find('NetworkPolicy', hostname).spec.ingress[0].from).toContainEqual({
    podSelector: { matchLabels: { app: 'first-publish' } },
  })
})

test('jobs of each version reach PostgreSQL alone', () => {
  const jobs = manifests
    .filter(({ kind, metadata }) => kind === 'Job' && metadata.name !== 'first-publish')
    .map(({ metadata }) => metadata.name)
  const { podSelector, egress } = find('NetworkPolicy', 'jobs').spec
  expect(podSelector.matchExpressions[0].values.sort()).toEqual(jobs.sort())
  expect(egress).toEqual([{ ports: [{ port: 5432 }] }])
})

describe('the image', () => {
  const kustomizations = globSync(`${folder}/**/kustomization.yaml`, { cwd: root })
  const [{ images }] = readManifests(`${folder}/image/kustomization.yaml`)

  test('is named in one place, for every container', () => {
    const used = manifests
      .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      .flatMap(({ spec }) => [...(spec.template.spec.initContainers ?? []), ...spec.template.spec.containers])
      .map(({ image }) => image)
    expect([...new Set(used)]).toEqual([images[0].name])
    expect(images).toEqual([{ name: 'rafiq', newName: expect.any(String), newTag: expect.any(String) }])
  })

  test('is put in by every kustomization that has containers', () => {
    const onTheBase = [folder, `${folder}/s3`]
    const ofManifests = kustomizations.filter(
      (one) => !['image', ...onTheBase].some((end) => dirname(one).endsWith(end)),
    )
    for (const file of ofManifests) {
      const [{ components }] = readManifests(file)
      expect(components.map((one: string) => join(dirname(file), one))).toEqual([join(folder, 'image')])
    }
    for (const one of onTheBase) {
      const [{ resources }] = readManifests(`${one}/kustomization.yaml`)
      expect(resources.map((resource: string) => join(one, resource))).toEqual([`${folder}/base`])
    }
  })
})

test('kustomizations leave out no manifest', () => {
  const all = globSync(`${folder}/{base,prepare-database,migrate}/*.yaml`, { cwd: root }).sort()
  const named = ['base', 'prepare-database', 'migrate'].flatMap((place) => {
    const file = join(folder, place, 'kustomization.yaml')
    return [file, ...readManifests(file)[0].resources.map((one: string) => join(folder, place, one))]
  })
  expect(named.sort()).toEqual(all)
})
