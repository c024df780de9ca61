import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ManualClock } from '@rafiq/service-kit'
import { generateKeyPair } from 'jose'
import { Issuer } from '../../test/issuer.ts'
import { publishIssuersSetting } from './publish-issuers.ts'
import { RunTokens } from './run-tokens.ts'

const now = new Date('2026-11-21T09:00:00Z')
const subject = 'repo:acme/rentals:ref:refs/heads/main'
let issuer: Issuer
let tokens: RunTokens

const believing = (url: string) =>
  new RunTokens(new ManualClock(now), {
    PUBLIC_URL: 'http://localhost:4000',
    PUBLISH_ISSUERS: publishIssuersSetting.parse(
      JSON.stringify([{ issuer: url, remotes: { rentals: [subject], offers: [subject] } }]),
    ),
  })
const show = (token: string, remote?: string) => tokens.authenticate(`Bearer ${token}`, remote)

beforeAll(async () => {
  issuer = await Issuer.start()
  tokens = believing(issuer.url)
})
afterAll(() => issuer.stop())

test('token of a run stands for each remote that its subject publishes', async () => {
  const token = await issuer.token(subject, now)
  const provenance = expect.objectContaining({ builder: issuer.url, subject })
  expect(await show(token)).toEqual({ actor: `run:${subject}`, remote: 'rentals', provenance })
  expect(await show(token, 'offers')).toEqual({ actor: `run:${subject}`, remote: 'offers', provenance })
  expect(await show(token, 'chat')).toEqual({ actor: `run:${subject}`, remote: 'rentals', provenance })
})

test('publish token is left to others to know', async () => {
  expect(await show('a-publish-token-of-a-team')).toBeUndefined()
  expect(await tokens.authenticate(undefined)).toBeUndefined()
})

test.each([
  ['for another platform', { aud: 'https://other.example' }],
  ['of another branch', { sub: 'repo:acme/rentals:ref:refs/heads/try' }],
  ['of an issuer that nobody let in', { iss: 'https://token.example' }],
  ['that has expired', { exp: now.getTime() / 1000 - 60 }],
  ['that never expires', { exp: undefined }],
])('token of a run %s is refused', async (_, claims) => {
  await expect(show(await issuer.token(subject, now, claims))).rejects.toMatchObject({ status: 401 })
})

test('token of a run that somebody else signed is refused', async () => {
  const keys = await generateKeyPair('RS256')
  await expect(show(await issuer.token(subject, now, {}, keys))).rejects.toMatchObject({ status: 401 })
})

test('token of a run whose issuer does not answer is neither good nor bad', async () => {
  const away = await Issuer.start()
  await away.stop()
  const token = await issuer.token(subject, now, { iss: away.url })
  await expect(believing(away.url).authenticate(`Bearer ${token}`)).rejects.toMatchObject({ status: 503 })
})

test.each(['{', '[{"issuer":"http://token.example","remotes":{}}]', '[{"issuer":"https://token.example"}]'])(
  'setting of publish issuers is not %s',
  (text) => {
    expect(publishIssuersSetting.safeParse(text).success).toBe(false)
  },
)
