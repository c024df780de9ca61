import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { metricsPort, portsFor, refuseTakenPorts } from './ports.ts'

const all = (port: number): number[] => [
  ...Object.values(portsFor(port)),
  ...Array.from({ length: 8 }, (_, index) => metricsPort(port, index)),
]

describe('the ports of a platform', () => {
  test('put the mail inbox beside the gateway', () => {
    expect(portsFor(4000)).toMatchObject({ gateway: 4000, mail: 4001 })
  })

  test('stay below those that the system hands out', () => {
    const ports = Array.from({ length: 65_535 - 1024 }, (_, index) => 1024 + index)
    expect(ports.filter((port) => portsFor(port).postgres + 15 >= 32_768)).toEqual([])
  })

  test('never meet those of a copy two or more ports away', () => {
    const taken = new Set(all(4000))
    const others = Array.from({ length: 999 }, (_, index) => 4002 + 2 * index)
    expect(others.flatMap(all).filter((one) => taken.has(one))).toEqual([])
  })

  test('are all different', () => {
    expect(new Set(all(4000)).size).toBe(all(4000).length)
  })

  test('refuse one that is taken, by name', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    await expect(refuseTakenPorts({ gateway: port })).rejects.toThrow(`Port ${port} (gateway) is taken`)
    server.close()
    await once(server, 'close')
    await expect(refuseTakenPorts({ gateway: port })).resolves.toBeUndefined()
  })
})
