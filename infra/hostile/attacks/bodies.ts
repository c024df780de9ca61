import type { WireRequest } from '../fuzz/request.ts'
import type { Seen } from '../harness/canary.ts'
import { type Answer, Client } from '../harness/client.ts'
import { growthDuring } from '../harness/memory.ts'
import { isOverloaded, slowestFor } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'
import { sendAs } from './send-as.ts'

/** Megabytes that a service may grow by meanwhile. */
const mostGrowth = 100
/** Where photos may come: four of the largest at once (docs/decisions), each as bytes, as a text and as what is in it. */
const mostGrowthOfPhotos = 200
/** Milliseconds that anybody else may wait meanwhile; the minute of `npm test` measures no speed. */
const mostWaiting = 500
/** How much more it may be in the minute of `npm test`: when garbage is collected is for the machine to say. */
const leniency = 3

const size = 7_900_000
/** Bytes that a gateway and a service may have been told to take, before they knew better. */
const nestSize = 8 * 1024 * 1024
const json = { 'content-type': 'application/json' }
const login = { method: 'POST', path: '/api/auth/login', headers: json }

const deepNest: WireRequest = { ...login, body: Buffer.from('{"email":'.padEnd(nestSize, '[')) }

/** Each sent alone, and then a dozen of it at once, or a hundred. */
const attacksByName: Readonly<Record<string, WireRequest>> = {
  'a deep nest': deepNest,
  'a hundred deep nests': deepNest,
  'a deep nest that ends': {
    ...login,
    body: Buffer.from(`{"email":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`),
  },
  'many keys': {
    ...login,
    body: Buffer.from(`{${Array.from({ length: 400_000 }, (_, key) => `"k${key}":1`).join()}}`),
  },
  'a long text': { ...login, body: Buffer.from(`{"email":"${'a'.repeat(size)}"}`) },
  'a long text of a member': {
    method: 'PATCH',
    path: '/api/user/profile',
    headers: json,
    body: Buffer.from(`{"bio":"${'س'.repeat(size / 2)}"}`),
  },
  'marks of a member that have to be put in order': {
    method: 'PATCH',
    path: '/api/user/profile',
    headers: json,
    body: Buffer.from(`{"bio":"a${'\u0301\u0316'.repeat(size / 4)}"}`),
  },
  'a body without a length': {
    ...login,
    headers: { ...json, 'transfer-encoding': 'chunked' },
    body: Buffer.from(`{"email":${'['.repeat(size)}`),
  },
  'a beacon': {
    method: 'POST',
    path: '/api/releases/reports',
    headers: json,
    body: Buffer.from(`{"composition":"${'a'.repeat(200_000)}"}`),
  },
}

/** Bodies of a size that only a photo may have. Whoever asks for small things beside them waits no longer than else. */
export const bodies: Attack = {
  name: 'bodies',
  async run(harness) {
    for (const [name, request] of Object.entries(attacksByName)) {
      // Where one costs too much, nobody needs to wait for a dozen.
      const found = harness.findings.all.length
      for (const parallel of [1, name.startsWith('a hundred') ? 100 : 12]) {
        if (harness.enough('bodies') || harness.findings.all.length > found) break
        await sendMany(harness, name, request, parallel)
      }
    }
  },
}

async function sendMany(
  harness: Harness,
  name: string,
  request: WireRequest,
  parallel: number,
): Promise<void> {
  const { findings, target, canary, machine } = harness
  const client = new Client(target.gateway, { connections: parallel, machine })
  const answers: Answer[] = []
  await canary.take()
  const growth = await growthDuring(target, async () => {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: parallel }, () => sendAs({ ...harness, client }, 'member', request)),
      )),
    )
  })
  client.close()
  const seen = await canary.take()
  if (parallel === 100) printFigures(name, request, growth, seen)
  const detail = `${parallel} of them at once, each ${(request.body as Buffer).length} bytes: ${request.method} ${request.path}`
  // A route that takes large bodies holds only so many of them at once, and says so (docs/decisions).
  const isBounded = request.path === '/api/user/profile'
  const errors = answers.filter((answer) => answer.status >= 500 && !isOverloaded(answer))
  const bad = errors.find(({ status }) => !(isBounded && status === 503))?.status
  if (bad !== undefined)
    findings.add({ kind: 'server-error', attack: 'bodies', what: `${name}: ${bad}`, detail })
  const most = (isBounded ? mostGrowthOfPhotos : mostGrowth) * (harness.brief ? leniency : 1)
  for (const [service, megabytes] of growth) {
    if (megabytes <= most) continue
    findings.add({
      kind: 'memory',
      attack: 'bodies',
      what: `${name}: ${service} grew`,
      detail: `${detail}; by ${megabytes} MB`,
    })
  }
  const mostWait = harness.brief ? slowestFor(harness) : mostWaiting
  if (seen.times.filter((time) => time > mostWait).length > 1) {
    findings.add({
      kind: 'hang',
      attack: 'bodies',
      what: `${name}: another caller waited`,
      detail: `${detail}; ${Math.round(seen.slowest)} ms for ${seen.path}`,
    })
  }
}

/** What such a flood costs, against what it may cost, in the words of the closing note. */
function printFigures(name: string, { body }: WireRequest, growth: Map<string, number>, seen: Seen): void {
  const [[service, most] = ['nobody', 0]] = [...growth].sort(([, one], [, other]) => other - one)
  const all = [...growth.values()].reduce((sum, one) => sum + one, 0)
  console.log(
    `     ${name}, ${((body as Buffer).length / 1_048_576).toFixed(1)} MiB each, at once: ${service} grew most, by ${most} MB (goal: under ${mostGrowth}), all services together by ${all} MB; the slowest of ${seen.asked} small requests of another caller took ${Math.round(Math.max(0, seen.slowest))} ms (goal: under ${mostWaiting})`,
  )
}
