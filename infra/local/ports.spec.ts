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
    for (let port = 1024; port < 65_535; port += 1) expect(portsFor(port).postgres + 15).toBeLessThan(32_768)
  })

  test('never meet those of a copy two or more ports away', () => {
    const taken = new Set(all(4000))
    for (let port = 4002; port < 6000; port += 2)
      expect(all(port).filter((one) => taken.has(one))).toEqual([])
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
