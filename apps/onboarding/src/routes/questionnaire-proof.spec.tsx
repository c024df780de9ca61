import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { registrationProofHeader, registrationProofSchema } from '@rafiq/contracts/members'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { filledIn } from '../testing/filled-in.ts'

const register = 'POST /api/users/with-matching'
const ask = 'POST /api/users/registration-challenge'
const hmacSignatureSecret = 'signs what the browser solves'
const user = { id: '01890a5d-ac96-774b-bcce-b302099a8057', phoneShareConsent: false, isActive: true }
const refused = (code: string) => ({ status: 403, body: { code, message: 'as the server says it' } })

const aChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 20,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret,
  })

/** What nobody signed; the browser does not check that. */
const unsigned = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00'.repeat(16),
    salt: '00'.repeat(16),
    cost: 10,
    keyLength: 32,
    keyPrefix: '00'.repeat(16),
    expiresAt: 4_000_000_000,
  },
  signature: '00'.repeat(32),
}

/** The header of each registration that was sent. */
const sentProofs = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.filter(([path]) => path === '/api/users/with-matching')
    .map(([, init]) => new Headers(init?.headers).get(registrationProofHeader))

afterEach(() => {
  jest.restoreAllMocks()
})
beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

async function submit(language: 'ar' | 'en', button: string) {
  const { user: person } = filledIn('/questionnaire?step=5', {}, language)
  await person.click(await screen.findByRole('button', { name: button }))
}

test('a registration from a busy network is solved and sent again, with a sentence meanwhile', async () => {
  const gate = Promise.withResolvers<void>()
  const answers = [refused('proof-required'), { status: 201, body: { user, matches: [] } }]
  const calls = apiAnswers({
    [register]: async () => answers.shift() ?? { status: 500 },
    [ask]: async () => {
      await gate.promise
      return { status: 200, body: await aChallenge() }
    },
  })
  await submit('en', 'Find matches')
  await screen.findByText(/your browser is doing a short check/)
  gate.resolve()
  await screen.findByRole('heading', { name: /Your profile is ready/ })
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/users/with-matching',
    '/api/users/registration-challenge',
    '/api/users/with-matching',
  ])
  const [first, second] = sentProofs()
  expect(first).toBeNull()
  const proof = registrationProofSchema.parse(JSON.parse(second ?? ''))
  expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})

test.each([
  ['en', 'Find matches', 'The short check before registration did not work. Please try again.'],
  ['ar', 'البحث عن شركاء سكن', 'تعذّر إكمال التحقق القصير قبل التسجيل. يُرجى المحاولة مرة أخرى.'],
] as const)(
  'a proof that is refused is told in %s, and nothing is sent again',
  async (language, button, sentence) => {
    const answers = [refused('proof-required'), refused('proof-refused')]
    apiAnswers({
      [register]: async () => answers.shift() ?? { status: 500 },
      [ask]: async () => ({ status: 200, body: await aChallenge() }),
    })
    await submit(language, button)
    await waitFor(() => expect(shownToast()?.description).toBe(sentence))
    expect(sentProofs()).toHaveLength(2)
    expect(screen.getByRole('button', { name: button })).not.toBeNull()
  },
)

test('a browser that cannot solve a challenge says that the check did not work', async () => {
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto)
  apiAnswers({ [register]: refused('proof-required'), [ask]: { status: 200, body: unsigned } })
  await submit('en', 'Find matches')
  await waitFor(() =>
    expect(shownToast()?.description).toMatch(/The short check before registration did not work/),
  )
  expect(sentProofs()).toHaveLength(1)
})
