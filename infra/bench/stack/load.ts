import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { aSearch, path } from './thing.ts'

/** How many ask at once, each again as soon as they were answered. */
const askers = 32
const body = JSON.stringify(aSearch)

/** Asks for so many milliseconds; answers how many requests were answered. */
export async function load(address: string, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: askers })
  const end = performance.now() + milliseconds
  let answered = 0
  const ask = async () => {
    while (performance.now() < end) {
      await send(address, agent)
      answered += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: askers }, ask))
  } finally {
    agent.destroy()
  }
  return answered
}

async function send(address: string, agent: Agent): Promise<void> {
  const call = request(`${address}${path}`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  call.end(body)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200 && answer.statusCode !== 201) {
    throw new Error(`A search was answered ${answer.statusCode}.`)
  }
}
