import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  type RegistrationProof,
  registrationChallengeSchema,
  registrationProofHeader,
} from '@rafiq/contracts/members'
import { aRegistration } from '@rafiq/testing'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { proofLifetime } from '../src/registration/registration-proofs.ts'
import { UsersService } from './users-service.ts'

const limits = { RATE_LIMIT_SCALE: '1', REGISTRATION_ALLOWANCE: '2', REGISTRATION_LIMIT: '6' }
let users: UsersService
let from: string
let addresses = 0

beforeAll(async () => {
  users = await UsersService.start(limits)
})
afterAll(() => users?.stop())
beforeEach(() => {
  addresses += 1
  from = `198.51.100.${addresses}`
})

const register = (proof?: RegistrationProof | string) =>
  users.call('POST', '/api/users/with-matching', {
    body: aRegistration().build(),
    from,
    ...(proof !== undefined && {
      headers: { [registrationProofHeader]: typeof proof === 'string' ? proof : JSON.stringify(proof) },
    }),
  })

async function solved(): Promise<RegistrationProof> {
  const { json } = await users.call('POST', '/api/users/registration-challenge', { from })
  const challenge = registrationChallengeSchema.parse(json)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has no solution')
  return { challenge, solution }
}

/** Uses up what the address may do without a proof. */
async function spendAllowance() {
  expect((await register()).status).toBe(201)
  expect((await register()).status).toBe(201)
}

const refused = { status: 403, json: { code: 'proof-refused' } }

test('an address within its allowance registers without a proof, and is asked for one beyond it', async () => {
  await spendAllowance()
  expect(await register()).toMatchObject({ status: 403, json: { code: 'proof-required' } })
})

test('a proof of work registers beyond the allowance', async () => {
  await spendAllowance()
  expect((await register(await solved())).status).toBe(201)
})

test('a proof is good for one registration, also of four sent at once', async () => {
  await spendAllowance()
  const proof = await solved()
  const answers = await Promise.all(Array.from({ length: 4 }, () => register(proof)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403])
})

test('a proof of another counter, key or signature is refused', async () => {
  await spendAllowance()
  const { challenge, solution } = await solved()
  const cheaper = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
  const counter = (solution.counter + 1) % 250
  expect(await register({ challenge, solution: { ...solution, counter } })).toMatchObject(refused)
  expect(await register({ challenge: cheaper, solution })).toMatchObject(refused)
  expect(await register('no proof at all')).toMatchObject(refused)
})

test('a proof whose time is over is refused', async () => {
  await spendAllowance()
  const proof = await solved()
  users.clock.advance(proofLifetime)
  expect(await register(proof)).toMatchObject(refused)
})

test('an address at its limit is refused with any proof', async () => {
  await spendAllowance()
  for (let proof = 0; proof < 4; proof += 1) expect((await register(await solved())).status).toBe(201)
  const last = await register(await solved())
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})

test('a challenge costs at most what an address may register', async () => {
  const asked = await Promise.all(
    Array.from({ length: 7 }, () => users.call('POST', '/api/users/registration-challenge', { from })),
  )
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429])
})
