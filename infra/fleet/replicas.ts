import { metricsPort, portsFor, portsToOpen } from '../local/ports.ts'
import { gateway, type Service, services } from '../local/processes.ts'
import type { Settings } from '../local/settings.ts'

/** One of the processes that run the same service. */
export interface Replica {
  service: Service
  /** Among those of its service, from 1. */
  number: number
  /** Of its log, and in haproxy: `users-1`. */
  name: string
  port: number
  metricsPort: number
}

/** In the order of starting. */
const everyService: readonly Service[] = [...services, gateway]

/**
 * The replicas of a service. The service's own port is haproxy's; the replicas have what the service would have in the
 * platforms on the next PORTs, whose slots meet nobody's.
 *
 * @param port that people know
 */
export const replicasOf = (service: Service, port: number, count: number): Replica[] =>
  Array.from({ length: count }, (_, index) => {
    const own = port + 2 * (index + 1)
    return {
      service,
      number: index + 1,
      name: `${service.name}-${index + 1}`,
      port: portsFor(own)[service.name],
      metricsPort: metricsPort(own, everyService.indexOf(service)),
    }
  })

/** Those of all services, in the order of starting. */
export const allReplicas = (port: number, count: number): Replica[] =>
  everyService.flatMap((service) => replicasOf(service, port, count))

/** Every port that a fleet listens on, by what listens there. */
export function fleetPorts(
  settings: Pick<Settings, 'PORT' | 'DATABASE_URL' | 'REDIS_URL' | 'SMTP_URL'>,
  count: number,
): Record<string, number> {
  const own = allReplicas(settings.PORT, count).map(({ name, port }) => [name, port] as const)
  return { ...portsToOpen(portsFor(settings.PORT), settings), ...Object.fromEntries(own) }
}
