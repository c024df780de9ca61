import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { chatSocket } from '@rafiq/contracts/chat'
import { WebSocket } from 'ws'
import type { Attack, Harness } from './attack.ts'

/** CONNECTs of one line. So many nobody needs. */
const connects = 3_000
const answered = 200

/** A bare WebSocket to the chat, over which anything may be written. Undefined where it is refused. */
async function line(gateway: string, origin?: string): Promise<WebSocket | undefined> {
  const url = `${gateway.replace('http', 'ws')}${chatSocket.path}/?EIO=4&transport=websocket`
  const socket = new WebSocket(url, { ...(origin && { origin }) })
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined)
  return socket.readyState === WebSocket.OPEN ? socket : undefined
}

const packets: readonly (string | Buffer)[] = [
  '',
  '0',
  '1',
  '2probe',
  '3',
  '4',
  '5',
  '6',
  '9',
  '40',
  '40/chat',
  '40/chat,',
  '40/chat,{',
  '40/chat,[]',
  '40/nowhere,{}',
  '40/chat,{"token":{}}',
  '40/chat,{"token":"\\u0000"}',
  '40/chat,{"__proto__":{"token":"x"}}',
  '41',
  '41/chat,',
  '42',
  '42[]',
  '42["x"]',
  '42/chat,["message:send",{}]',
  '420["disconnect"]',
  '42["connect_error"]',
  '42/chat,99999999999999999999["message:send"]',
  '43',
  '43/chat,1[]',
  '44',
  '45',
  '450-["x"]',
  '451-/chat,["message:send",{"_placeholder":true,"num":0}]',
  '459999999-["x"]',
  '46/chat,',
  `4${'2'.repeat(10_000)}`,
  Buffer.alloc(100),
  Buffer.alloc(15_000, 0x34),
  `42/chat,["message:send",${'['.repeat(7_000)}${']'.repeat(7_000)}]`,
  'x'.repeat(200_000),
  '\ud800',
  '40/chat?a=b,{}',
  `40/${'a'.repeat(5_000)},`,
]

/** What is below the socket's events: packets, namespaces, floods, and pages of other sites. */
export const packetsAttack: Attack = {
  name: 'packets',
  async run(harness) {
    for (const packet of packets) {
      const socket = await line(harness.target.gateway)
      socket?.send(packet)
      await delay(30)
      socket?.terminate()
    }
    await floodConnects(harness)
    await comeFromElsewhere(harness)
  },
}

async function floodConnects({ target, people, findings }: Harness): Promise<void> {
  const socket = await line(target.gateway)
  if (!socket) return
  let answers = 0
  socket.on('message', (data) => {
    if (/^4[04]/.test(String(data))) answers += 1
  })
  const connect = `40${chatSocket.namespace},${JSON.stringify({ token: people.tokenOf('forged') })}`
  for (let count = 0; count < connects && socket.readyState === WebSocket.OPEN; count += 1) {
    socket.send(connect)
    if (count % 100 === 0) await delay(10)
  }
  for (let quiet = 0, before = -1; quiet < 5; quiet += 1) {
    if (answers !== before) quiet = 0
    before = answers
    await delay(100)
  }
  socket.terminate()
  if (answers <= answered) return
  findings.add({
    kind: 'rule',
    attack: 'packets',
    what: 'one line is answered any number of CONNECTs',
    detail: `${answers} of ${connects}`,
  })
}

async function comeFromElsewhere({ target, findings }: Harness): Promise<void> {
  const socket = await line(target.gateway, 'https://evil.example')
  if (!socket) return
  socket.terminate()
  findings.add({
    kind: 'rule',
    attack: 'packets',
    what: 'a socket of any Origin is taken',
    detail: 'Origin: https://evil.example',
  })
}
