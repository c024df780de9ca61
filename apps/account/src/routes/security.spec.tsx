import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type ApiAnswers, aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aPasskey, aSecurity, aSession, passkeyId } from '../testing/a-security.ts'
import { showAccount } from '../testing/show.tsx'

const security = 'GET /api/user/security'
const sessions = 'GET /api/user/sessions'
const codes = ['7h3kq-9wx2m', 'aaaaa-bbbbb']
const moderator = aProfile({ role: 'moderator' })

/** The page, with these answers of the platform. */
function open(answers: ApiAnswers = {}, { at = '/account/security', language = 'en' as const } = {}) {
  const calls = apiAnswers({
    'GET /api/user/profile': { status: 200, body: aProfile() },
    [security]: { status: 200, body: aSecurity() },
    [sessions]: { status: 200, body: [aSession()] },
    ...answers,
  })
  const user = showAccount({ at, language })
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }))
  return { user, calls, sent }
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

/** A browser with passkeys, whose owner does as told. */
function withPasskeys(create: () => Promise<unknown>) {
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: jest.fn(create) } })
}
const bytes = new Uint8Array([1, 2, 3]).buffer
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}
const creation = {
  challengeId: 'c1',
  options: {
    rp: { id: 'localhost', name: 'Rafiq' },
    user: { id: 'AQID', name: 'noura@rafiq.test', displayName: 'noura@rafiq.test' },
    challenge: 'AQID',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  },
}
const passkeyCalls: ApiAnswers = {
  'POST /api/user/factors/passkeys/options': { status: 200, body: creation },
  'POST /api/user/factors/passkeys': { status: 201, body: { passkey: aPasskey(), recoveryCodes: null } },
}

test('a member names and makes a passkey, and is told what follows', async () => {
  withPasskeys(async () => made)
  const { user, sent } = open(passkeyCalls)
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  dialog.getByText('An e-mail tells you once it is added.')
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'My phone')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(shownToast()?.title).toBe('Passkey added'))
  expect(sent().at(-1)?.body).toMatchObject({ challengeId: 'c1', name: 'My phone', passkey: { id: 'AQID' } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a passkey that was declined leaves everything as it was', async () => {
  withPasskeys(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  const { user, sent } = open(passkeyCalls)
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Mac')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('No passkey was made. You can try again.')
  expect(sent().map(({ call }) => call)).toEqual(['POST /api/user/factors/passkeys/options'])
})

test('the security page says that a browser has no passkeys', async () => {
  open()
  await screen.findByText(
    'This browser cannot make passkeys. A newer one, or your phone’s, can.'.replace('’', "'"),
  )
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('a passkey is renamed', async () => {
  const { user, sent } = open({
    [security]: { status: 200, body: aSecurity({ passkeys: [aPasskey()] }) },
    [`PATCH /api/user/factors/passkeys/${passkeyId}`]: { status: 200, body: aPasskey({ name: 'Work' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Rename: iPhone' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Work{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().map(({ body }) => body)).toEqual([{ name: 'Work' }])
})

test('a passkey is removed, and the focus passes from its button to the passkey after it', async () => {
  const again = Promise.withResolvers<void>()
  const reads = [
    async () => [aPasskey(), aPasskey({ id: 'p2', name: 'Laptop' })],
    () => again.promise.then(() => [aPasskey({ id: 'p2', name: 'Laptop' })]),
  ]
  const { user } = open({
    [security]: async () => ({ status: 200, body: aSecurity({ passkeys: (await reads.shift()?.()) ?? [] }) }),
    [`DELETE /api/user/factors/passkeys/${passkeyId}`]: { status: 204 },
  })
  const remove = await screen.findByRole('button', { name: 'Remove: iPhone' })
  await user.click(remove)
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(document.activeElement).toBe(remove))
  again.resolve()
  await waitFor(() => expect(screen.queryByText('iPhone')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Laptop' }))
})

test('the last second factor of staff cannot be removed, and the page says why', async () => {
  const { user } = open({
    [security]: { status: 200, body: aSecurity({ secondFactor: 'required', passkeys: [aPasskey()] }) },
    [`DELETE /api/user/factors/passkeys/${passkeyId}`]: {
      status: 422,
      body: { code: 'last-factor', message: 'x' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove: iPhone' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/your other sessions end/)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'The passkey was not removed',
      description: 'Staff accounts need a second factor, and this is the last one. Add another one first.',
    }),
  )
})

test('members have no authenticator app and no recovery codes', async () => {
  open()
  await region('Passkeys')
  expect(screen.queryByRole('region', { name: 'Authenticator app' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull()
})

const staff = { 'GET /api/user/profile': { status: 200, body: moderator } }
const required = aSecurity({ secondFactor: 'required', restriction: 'second-factor-required' })
const enrolment: ApiAnswers = {
  'POST /api/user/factors/totp': {
    status: 201,
    body: {
      enrolmentId: 'e1',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Rafiq?secret=JBSWY3DPEHPK3PXP',
    },
  },
}

test('staff who must set something up read why, set the app up, keep their codes, and go back', async () => {
  let restricted = true
  const { user, sent } = open(
    {
      ...staff,
      ...enrolment,
      [security]: async () => ({
        status: 200,
        body: restricted
          ? required
          : {
              ...required,
              restriction: null,
              totp: { createdAt: '2026-11-22T09:00:00.000Z', lastUsedAt: null },
              recoveryCodesLeft: 10,
            },
      }),
      'POST /api/user/factors/totp/confirm': async () => {
        restricted = false
        return { status: 200, body: { recoveryCodes: codes } }
      },
    },
    { at: '/account/security?next=%2Fmoderator' },
  )
  await screen.findByText("One thing before the team's pages open: a second factor")
  await user.click(await screen.findByRole('button', { name: 'Set up the app' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up the authenticator app' }))
  dialog.getByRole('img', { name: 'QR code for the authenticator app' })
  dialog.getByText('JBSW Y3DP EHPK 3PXP')
  await user.type(dialog.getByLabelText(/Code from the/), '١٢٣٤٥٦')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
  for (const code of codes) shown.getByText(code)
  await user.keyboard('{Escape}')
  await shown.findByText(/Please keep them first/)
  await user.click(shown.getByRole('button', { name: 'I have kept them' }))
  const back = await screen.findByRole('link', { name: 'Back to where you were' })
  expect(back.getAttribute('href')).toBe('/moderator')
  expect(sent().at(-1)?.body).toEqual({ enrolmentId: 'e1', code: '123456' })
})

test('a wrong first code of an authenticator app can be corrected', async () => {
  const { user } = open({
    ...staff,
    ...enrolment,
    [security]: { status: 200, body: required },
    'POST /api/user/factors/totp/confirm': {
      status: 422,
      body: { code: 'wrong-second-factor', message: 'x' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up the app' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Code from the/), '123456{Enter}')
  await dialog.findByText('This could not be confirmed. Check the code, or use another way.')
})

test('staff whose password is too short read why, and choose a longer one', async () => {
  const { user } = open({
    ...staff,
    [security]: {
      status: 200,
      body: aSecurity({
        secondFactor: 'required',
        restriction: 'password-change-required',
        strictPassword: true,
      }),
    },
  })
  await screen.findByText("One thing before the team's pages open: a longer password")
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  await dialog.findByText('At least 15 characters. A short sentence works well.')
})

test('few recovery codes show a warning, and new ones replace them', async () => {
  const { user } = open({
    ...staff,
    [security]: {
      status: 200,
      body: aSecurity({ secondFactor: 'required', passkeys: [aPasskey()], recoveryCodesLeft: 2 }),
    },
    'POST /api/user/factors/recovery-codes': { status: 200, body: { recoveryCodes: codes } },
  })
  const section = await region('Recovery codes')
  section.getByText('2 codes left')
  section.getByText('Make new ones while you can still sign in.')
  await user.click(section.getByRole('button', { name: 'Make new codes' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Make new codes' }))
  await screen.findByRole('dialog', { name: 'Your recovery codes' })
})

test('a security page that cannot be read says so, with a way to try again', async () => {
  open({ [security]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
  await screen.findByText('How your account is secured could not be loaded')
  screen.getByRole('button', { name: 'Try again' })
})

test('account page links to the security page', async () => {
  open({}, { at: '/account' })
  const row = (await screen.findByRole('heading', { name: 'Security' })).closest('li') as HTMLElement
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/account/security')
})
