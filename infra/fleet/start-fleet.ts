import type { Command } from '../local/managed-process.ts'
import { type StartService, startPlatform } from '../local/platform.ts'
import { portsFor } from '../local/ports.ts'
import { gateway, type Platform, serviceCommand, services } from '../local/processes.ts'
import { askHttp, waitForAnswer } from '../local/readiness.ts'
import type { Settings } from '../local/settings.ts'
import type { Supervisor } from '../local/supervisor.ts'
import { startHaproxy } from './haproxy.ts'
import type { Address } from './haproxy-config.ts'
import { allReplicas, type Replica, replicasOf } from './replicas.ts'

/** Seconds in which a replica that is told to stop serves on, as in `infra/kubernetes`. */
const drainSeconds = 5

/** Milliseconds until a replica that was told to stop is killed: it drains, then finishes what it has within 10 s. */
export const stopTimeout = drainSeconds * 1_000 + 12_000

/** Milliseconds; many start at once. */
const startTimeout = 180_000

/** The platform as one of the replicas knows it, who may be led to others by addresses of its own. */
export type SeenBy = (platform: Platform, replica: Replica) => Platform

export interface FleetShape {
  /** Replicas of every service. */
  count: number
  /** Processes of haproxy, which share its addresses; one unless told. */
  balancers?: number
  seenBy?: SeenBy
}

/** Starts the platform as `npm start` does, every service so many times behind haproxy, which has the service's own port. */
export async function startFleet(
  supervisor: Supervisor,
  root: string,
  settings: Settings,
  { count, balancers = 1, seenBy = (platform) => platform }: FleetShape,
): Promise<Platform> {
  await startHaproxy(supervisor, settings.DATA_DIR, addressesOf(settings.PORT, count), balancers)
  const startReplicas: StartService = async (_, platform, service) => {
    const replicas = replicasOf(service, settings.PORT, count)
    for (const replica of replicas) supervisor.start(replicaCommand(seenBy(platform, replica), replica))
    await Promise.all(replicas.map((replica) => untilReady(supervisor, replica)))
    await untilReady(supervisor, {
      name: `${service.name} behind haproxy`,
      port: platform.ports[service.name],
    })
  }
  return startPlatform(supervisor, root, settings, portsFor(settings.PORT), startReplicas)
}

/** Ends all replicas at the same time: each serves on for a while. */
export const stopReplicas = (supervisor: Supervisor, { PORT }: Pick<Settings, 'PORT'>, count: number) =>
  supervisor.stopTogether(
    allReplicas(PORT, count).map(({ name }) => name),
    stopTimeout,
  )

/** Resolves once it says that it is ready. */
export const untilReady = (supervisor: Supervisor, { name, port }: Pick<Replica, 'name' | 'port'>) =>
  waitForAnswer(supervisor, name, () => askHttp(`http://127.0.0.1:${port}/readyz`), startTimeout)

/** What runs a replica, of the checkout that the platform is of. */
export function replicaCommand(platform: Platform, replica: Replica): Command {
  const command = serviceCommand(replica.service, platform, 'main')
  return {
    ...command,
    name: replica.name,
    env: {
      ...command.env,
      PORT: String(replica.port),
      METRICS_PORT: String(replica.metricsPort),
      DRAIN_SECONDS: String(drainSeconds),
      // Everybody comes from haproxy, which says for whom.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  }
}

function addressesOf(port: number, count: number): Address[] {
  const ports = portsFor(port)
  return [...services, gateway].map((service) => ({
    name: service.name,
    port: ports[service.name],
    isPublic: service === gateway,
    replicas: replicasOf(service, port, count),
  }))
}
