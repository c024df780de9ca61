import { expect, test } from '@jest/globals'
import { portsFor } from '../local/ports.ts'
import { gateway } from '../local/processes.ts'
import { allReplicas, fleetPorts, replicasOf } from './replicas.ts'

test('replicas of the gateway are on the PORTs behind the one that people know', () => {
  expect(replicasOf(gateway, 4000, 2).map(({ name, port }) => [name, port])).toEqual([
    ['gateway-1', 4002],
    ['gateway-2', 4004],
  ])
})

test('no two of a fleet listen on the same port, its metrics included', () => {
  const ports = [
    ...Object.values(portsFor(4000)),
    ...allReplicas(4000, 4).flatMap((replica) => [replica.port, replica.metricsPort]),
  ]
  expect(new Set(ports).size).toBe(ports.length)
})

test('a fleet opens the addresses of its services and a port for each replica', () => {
  const ports = fleetPorts({ PORT: 4000 }, 2)
  expect(ports).toMatchObject({ gateway: 4000, users: portsFor(4000).users, 'users-2': portsFor(4004).users })
})
