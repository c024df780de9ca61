import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sendRaw } from '../harness/raw-socket.ts'
import type { Attack } from './attack.ts'

const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

/** Requests whose target or headers name another server: the platform must never go there. */
export const forgery: Attack = {
  name: 'forgery',
  async run({ target, findings, enough }) {
    const heard: string[] = []
    const trap = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (bytes) => heard.push(bytes.toString('latin1').slice(0, 200)))
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
    })
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
    const at = `127.0.0.1:${(trap.address() as AddressInfo).port}`
    const targets = [
      `//${at}/socket.io/?EIO=4&transport=websocket`,
      `http://${at}/socket.io/?EIO=4&transport=websocket`,
      `/\\${at}/socket.io/`,
      `http://${at}/api/user/profile`,
      `//${at}/api/user/profile`,
      `/api//${at}/`,
      `/api/auth/..//${at}/`,
      `@${at}/socket.io/`,
    ]
    for (const path of targets) {
      for (const rest of [upgrade, 'Connection: close\r\n\r\n']) {
        if (enough('forgery')) break
        const before = heard.length
        await sendRaw(
          target.gateway,
          `GET ${path} HTTP/1.1\r\nHost: ${at}\r\nX-Forwarded-Host: ${at}\r\n${rest}`,
        )
        await target.ready()
        if (heard.length === before) continue
        const what = `the gateway connects where the caller says${rest === upgrade ? ', by an upgrade' : ''}`
        findings.add({ kind: 'rule', attack: 'forgery', what, detail: `GET ${path}\n     → ${heard.at(-1)}` })
      }
    }
    trap.close()
  },
}
