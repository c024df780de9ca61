import { type SwitchableProxy, switchableProxy } from '@rafiq/testing'
import type { Replica } from '../../fleet/replicas.ts'
import { portsFor } from '../../local/ports.ts'
import { gateway, type Platform, services } from '../../local/processes.ts'
import type { LinkName } from './faults.ts'

/** What the replicas of one number, each of another service, reach the rest of the fleet through. */
type Links = Readonly<Record<LinkName, readonly SwitchableProxy[]>>

/** The services' addresses as a gateway knows them. */
type ServicePorts = Partial<Platform['ports']>

/**
 * Every connection that a fault can meet. Replicas of the same number share theirs, so that half a fleet of two is cut off while
 * the other half serves on.
 */
export class FleetLinks {
  /** By the replicas' number, from 1. */
  readonly #links: readonly Links[]
  /** PostgreSQL's address for whatever is no replica. */
  readonly database: SwitchableProxy

  private constructor(links: readonly Links[], database: SwitchableProxy) {
    this.#links = links
    this.database = database
  }

  /**
   * @param port that people know
   * @param count replicas of every service
   */
  static async open(
    servers: { database: string; redis: string },
    port: number,
    count: number,
  ): Promise<FleetLinks> {
    const ports = portsFor(port)
    const open = async (): Promise<Links> => ({
      PostgreSQL: [await switchableProxy(servers.database)],
      Redis: [await switchableProxy(servers.redis)],
      gateway: await Promise.all(
        services.map(({ name }) => switchableProxy(`http://127.0.0.1:${ports[name]}`)),
      ),
    })
    const links = await Promise.all(Array.from({ length: count }, open))
    return new FleetLinks(links, await switchableProxy(servers.database))
  }

  /** Every address of PostgreSQL. */
  get databases(): readonly SwitchableProxy[] {
    return [this.database, ...this.#links.flatMap(({ PostgreSQL }) => PostgreSQL)]
  }

  /** @param target which number of replicas, modulo how many there are */
  of(link: LinkName, target: number): readonly SwitchableProxy[] {
    return this.#links[target % this.#links.length]?.[link] ?? []
  }

  /** The platform as a replica knows it. */
  readonly seenBy = (platform: Platform, { service, number }: Replica): Platform => {
    const [database] = this.of('PostgreSQL', number - 1)
    const [redis] = this.of('Redis', number - 1)
    if (!database || !redis) throw new Error(`No replica has the number ${number}.`)
    return {
      ...platform,
      databaseUrl: (owner) => at(database, platform.databaseUrl(owner)),
      redisUrl: at(redis, platform.redisUrl),
      ...(service === gateway && { ports: { ...platform.ports, ...this.#servicePorts(number - 1) } }),
    }
  }

  #servicePorts(index: number): ServicePorts {
    const proxies = this.of('gateway', index)
    return Object.fromEntries(services.map(({ name }, place) => [name, portOf(proxies[place]?.url)]))
  }
}

/** The same URL at the address of a proxy. */
function at(proxy: SwitchableProxy, url: string): string {
  const next = new URL(url)
  next.port = String(portOf(proxy.url))
  return next.href
}

const portOf = (url = ''): number => Number(new URL(url).port)
