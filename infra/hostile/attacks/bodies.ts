import type { WireRequest } from '../fuzz/request.ts'
import { type Answer, Client } from '../ground/client.ts'
import { growthDuring } from '../ground/memory.ts'
import { isOutOfBreath } from '../judge.ts'
import type { Attack, Ground } from './attack.ts'
import { sendAs } from './send-as.ts'

/** Megabytes that a service may grow by meanwhile. */
const mostGrowth = 100
/** Milliseconds that anybody else may wait meanwhile. */
const mostWaiting = 500

const size = 7_900_000
const json = { 'content-type': 'application/json' }
const login = { method: 'POST', path: '/api/auth/login', headers: json }

const deepNest: WireRequest = { ...login, body: Buffer.from(`{"email":${'['.repeat(size)}`) }

/** Sent a dozen times at once, the hundred of them for themselves. */
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
  async run(ground) {
    for (const [name, request] of Object.entries(attacksByName)) {
      if (!ground.enough('bodies')) await sendMany(ground, name, request)
    }
  },
}

async function sendMany(ground: Ground, name: string, request: WireRequest): Promise<void> {
  const { findings, target, canary, machine } = ground
  const parallel = name.startsWith('a hundred') ? 100 : 12
  const client = new Client(target.gateway, { connections: parallel, machine })
  const answers: Answer[] = []
  await canary.take()
  const growth = await growthDuring(target, async () => {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: parallel }, () => sendAs({ ...ground, client }, 'member', request)),
      )),
    )
  })
  client.close()
  const seen = await canary.take()
  const detail = `${parallel} of them at once, each ${(request.body as Buffer).length} bytes: ${request.method} ${request.path}`
  // A route that takes large bodies holds only so many of them at once, and says so (docs/decisions).
  const isBounded = request.path === '/api/user/profile'
  const errors = answers.filter((answer) => answer.status >= 500 && !isOutOfBreath(answer))
  const bad = errors.find(({ status }) => !(isBounded && status === 503))?.status
  if (bad !== undefined)
    findings.add({ kind: 'server-error', attack: 'bodies', what: `${name}: ${bad}`, detail })
  for (const [service, megabytes] of growth) {
    if (megabytes <= mostGrowth) continue
    findings.add({
      kind: 'memory',
      attack: 'bodies',
      what: `${name}: ${service} grew`,
      detail: `${detail}; by ${megabytes} MB`,
    })
  }
  if (seen.times.filter((time) => time > mostWaiting).length > 1) {
    findings.add({
      kind: 'hang',
      attack: 'bodies',
      what: `${name}: another caller waited`,
      detail: `${detail}; ${Math.round(seen.slowest)} ms for ${seen.path}`,
    })
  }
}
