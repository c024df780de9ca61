import { aRegistration } from '@rafiq/testing'
import { everyone, internal, owner, signedIn, staff } from '../answers.ts'
import type { RequestFixtures, Rows } from '../row.ts'

const newPassword = 'another-password-2026'
const somePause = '01990000-0000-7000-8000-000000000001'
const someNotice = '01990000-0000-7000-8000-000000000003'
const noToken = 'x'.repeat(43)
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
const noPasskey = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}
const noNewPasskey = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
/** A browser whose push service is not known. */
const strangeBrowser = {
  endpoint: 'https://push.invalid/x',
  keys: {
    p256dh: 'BG_wO5SSQc4drdQ1GeaWDgqFtBppoFwygQOqK84VlMoWPE91OlW_AdxT9sCwx-7ni0DG_30lqW4igrmJzvccFEo',
    auth: 'A'.repeat(22),
  },
}
const somebodyNew = async ({ somebody }: RequestFixtures) => ({ params: { memberId: (await somebody()).id } })
const friend = ({ subject }: RequestFixtures) => ({ params: { memberId: subject.friend.id } })

export const users: Rows = {
  'POST /api/users/with-matching': {
    answers: everyone(201),
    asks: () => ({ body: aRegistration().build() }),
  },
  'POST /api/users/registration-challenge': { answers: everyone(200) },
  'POST /api/auth/login': {
    answers: everyone(200),
    asks: ({ caller: { email, password } }) => ({ body: { email, password } }),
  },
  'POST /api/auth/logout': { answers: signedIn(204), spends: true },
  'POST /api/auth/verify-email': {
    answers: everyone(400),
    asks: () => ({ body: { token: noToken } }),
    note: 'whoever has the token of the mail',
  },
  'POST /api/auth/resend-verification': {
    answers: everyone(202),
    asks: ({ caller: { email } }) => ({ body: { email } }),
  },
  'POST /api/auth/forgot-password': {
    answers: everyone(202),
    asks: ({ caller: { email } }) => ({ body: { email } }),
  },
  'POST /api/auth/reset-password': {
    answers: everyone(400),
    asks: () => ({ body: { token: noToken, password: newPassword } }),
    note: 'whoever has the token of the mail',
  },
  'POST /api/auth/reset-password/check': {
    answers: everyone(200),
    asks: () => ({ body: { token: noToken } }),
  },
  'POST /api/auth/change-password': {
    answers: signedIn(204),
    asks: ({ caller: { password } }) => ({ body: { currentPassword: password, password: newPassword } }),
    spends: true,
  },
  'POST /api/auth/second-factor': {
    answers: everyone(401),
    asks: () => ({ body: { pending: noToken, totp: '123456' } }),
    note: 'staff whose password was right, within five minutes',
  },
  'POST /api/auth/second-factor/options': {
    answers: everyone(401),
    asks: () => ({ body: { pending: noToken } }),
    note: 'staff whose password was right, within five minutes',
  },
  'POST /api/auth/passkey/options': { answers: everyone(200) },
  'POST /api/auth/passkey': {
    answers: everyone(401),
    asks: () => ({ body: { challengeId: noToken, passkey: noPasskey } }),
    note: 'whoever has a passkey that an account knows',
  },
  'POST /api/auth/step-up': {
    answers: signedIn(200),
    asks: ({ caller: { password } }) => ({ body: { password } }),
    spends: true,
    note: 'staff who have a second factor: by it, and not by the password',
  },
  'POST /api/auth/step-up/options': { answers: signedIn(422), note: 'who has a passkey' },
  'GET /api/user/security': { answers: signedIn(200) },
  'POST /api/user/factors/totp': {
    answers: staff(201, { releases: 201, pausedAdmin: 201 }),
    note: 'whoever has confirmed who they are within ten minutes (step-up)',
  },
  'POST /api/user/factors/totp/confirm': {
    answers: signedIn(422),
    asks: () => ({ body: { enrolmentId: noToken, code: '123456' } }),
    note: 'step-up; one’s own enrolment',
  },
  'DELETE /api/user/factors/totp': { answers: signedIn(404), note: 'step-up; one’s own' },
  'POST /api/user/factors/passkeys/options': { answers: signedIn(200), note: 'step-up' },
  'POST /api/user/factors/passkeys': {
    answers: signedIn(422),
    asks: () => ({ body: { challengeId: noToken, name: 'phone', passkey: noNewPasskey } }),
    note: 'step-up; whoever has the authenticator that answers the challenge',
  },
  'PATCH /api/user/factors/passkeys/:id': {
    answers: signedIn(404),
    asks: () => ({ params: { id: somePause }, body: { name: 'phone' } }),
    note: 'one’s own',
  },
  'DELETE /api/user/factors/passkeys/:id': {
    answers: signedIn(404),
    asks: () => ({ params: { id: somePause } }),
    note: 'step-up; one’s own',
  },
  'POST /api/user/factors/recovery-codes': {
    answers: signedIn(403, { moderator: 422, admin: 422, releases: 422, pausedAdmin: 422 }),
    note: 'step-up; staff who have a second factor',
  },
  'GET /api/user/sessions': { answers: signedIn(200) },
  'DELETE /api/user/sessions': { answers: signedIn(204), spends: true },
  'DELETE /api/user/sessions/:id': {
    answers: signedIn(404),
    asks: () => ({ params: { id: noToken } }),
    note: 'one’s own',
  },
  'GET /api/user/profile': { answers: signedIn(200) },
  'PATCH /api/user/profile': { answers: signedIn(200), asks: () => ({ body: { bio: 'أحب الهدوء.' } }) },
  'GET /api/user/matches': { answers: signedIn(200) },
  'GET /api/user/export': { answers: signedIn(200) },
  'GET /api/user/ledger': { answers: signedIn(200) },
  'GET /api/user/habits': { answers: signedIn(200) },
  'PUT /api/user/habits': {
    answers: signedIn(200),
    asks: () => ({ body: { guests: 'rarely', dealBreakers: ['smoking'] } }),
  },
  'GET /api/user/away-notices': { answers: signedIn(200) },
  'PATCH /api/user/away-notices': {
    answers: signedIn(200),
    asks: () => ({ body: { mail: { message: true } } }),
  },
  'GET /api/user/push-subscription': { answers: signedIn(200) },
  'PUT /api/user/push-subscription': {
    answers: signedIn(422),
    asks: () => ({ body: strangeBrowser }),
    note: 'one’s own session; here a browser whose push service is not known',
  },
  'POST /api/user/push-subscription/renewal': {
    answers: everyone(422),
    asks: () => ({
      body: {
        before: { endpoint: strangeBrowser.endpoint, auth: strangeBrowser.keys.auth },
        after: strangeBrowser,
      },
    }),
    note: 'by the secret of the address before; here a browser whose push service is not known',
  },
  'DELETE /api/user/push-subscription': { answers: signedIn(204), note: 'of one’s own session' },
  'GET /api/away-notices/unsubscribe?token=:token': {
    answers: everyone(303),
    asks: () => ({ params: { token: noToken } }),
    note: 'changes nothing, leads to the page that asks',
  },
  'POST /api/away-notices/unsubscribe?token=:token': {
    answers: everyone(400),
    asks: () => ({ params: { token: noToken } }),
    note: 'whoever has the link of the mail',
  },
  'DELETE /api/user/delete': { answers: signedIn(204), spends: true },
  'PATCH /api/users/:id/consent': {
    answers: owner(200, 403),
    asks: () => ({ body: { phoneShareConsent: true, isActive: true } }),
  },
  'GET /api/users/:id/photo': {
    answers: owner(200, 404, { visitor: 404 }),
    note: 'matched members too; by a path that is signed for its viewer, without a session',
  },
  'GET /api/user/blocks': { answers: signedIn(200) },
  'PUT /api/user/blocks/:memberId': {
    answers: signedIn(404, { member: 204 }),
    asks: somebodyNew,
    note: 'whom one matches, or has had to do with: the others have no match with this one',
  },
  'PUT /api/user/blocks/:memberId · who was contacted': {
    answers: owner(204, 404),
    asks: friend,
  },
  'PUT /api/user/blocks/:memberId · of staff': {
    answers: signedIn(404),
    asks: ({ moderator }) => ({ params: { memberId: moderator.id } }),
  },
  'DELETE /api/user/blocks/:memberId': {
    answers: signedIn(204),
    asks: friend,
    note: 'one’s own block, where there is one',
  },
  'GET /api/user/match-marks': { answers: signedIn(200) },
  'PUT /api/user/match-marks/:memberId': {
    answers: signedIn(404, { member: 204 }),
    asks: async (fixtures) => ({ ...(await somebodyNew(fixtures)), body: { mark: 'saved' } }),
    note: 'whom one matches: the others have no match with this one',
  },
  'PUT /api/user/match-marks/:memberId · of staff': {
    answers: signedIn(404),
    asks: ({ moderator }) => ({ params: { memberId: moderator.id }, body: { mark: 'saved' } }),
  },
  'DELETE /api/user/match-marks/:memberId': {
    answers: signedIn(204),
    asks: friend,
    note: 'one’s own mark, where there is one',
  },
  'GET /internal/pairs/:memberId/:otherId': {
    answers: internal(200, 'connections', 'chat'),
    asks: ({ subject }) => ({ params: { otherId: subject.friend.id } }),
  },
  'POST /internal/pairs/:memberId/:otherId/introductions': {
    answers: internal(200, 'connections'),
    asks: ({ subject }) => ({ params: { otherId: subject.friend.id } }),
  },
  'PUT /internal/connections/:userId/:matchedUserId': {
    answers: internal(204, 'connections'),
    asks: ({ subject }) => ({
      params: { matchedUserId: subject.friend.id },
      body: { status: 'contacted', version: 1 },
    }),
  },
  'GET /internal/accounts/:memberId': { answers: internal(200, 'moderation', 'releases') },
  'GET /internal/members/:memberId': { answers: internal(200, 'connections', 'chat') },
  'GET /internal/members/:memberId/reportable?reporterId=:reporterId': {
    answers: internal(200, 'moderation'),
    asks: ({ subject }) => ({ params: { memberId: subject.friend.id, reporterId: subject.id } }),
  },
  'GET /internal/stats/exposure': { answers: internal(200, 'moderation') },
  'PUT /internal/notices/:id': {
    answers: internal(204, 'moderation'),
    asks: ({ subject }) => ({
      params: { id: subject.notice },
      body: { memberId: subject.id, template: 'report-thanks', words: null, until: null },
    }),
  },
  'POST /internal/staff/pauses': {
    answers: internal(200, 'moderation'),
    asks: async ({ moderator, somebody }) => ({
      body: {
        actorId: moderator.id,
        pauseId: somePause,
        memberIds: [(await somebody()).id],
        reason: 'fraud',
        until: null,
        note: null,
      },
    }),
  },
  'POST /internal/staff/pauses/:pauseId/undo': {
    answers: internal(200, 'moderation'),
    asks: ({ moderator }) => ({ params: { pauseId: somePause }, body: { actorId: moderator.id } }),
  },
  'POST /internal/staff/members/:memberId/activation': {
    answers: internal(200, 'moderation'),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: { actorId: given.moderator.id } }),
  },
  'POST /internal/staff/members/:memberId/deletion': {
    answers: internal(200, 'moderation'),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: { actorId: given.admin.id } }),
  },
  'PUT /internal/staff/members/:memberId/role': {
    answers: internal(200, 'moderation'),
    asks: async (given) => ({
      ...(await somebodyNew(given)),
      body: { actorId: given.admin.id, role: 'moderator' },
    }),
  },
  'PUT /internal/staff/members/:memberId/gender': {
    answers: internal(200, 'moderation'),
    asks: async (given) => ({
      ...(await somebodyNew(given)),
      body: { actorId: given.moderator.id, gender: 'female', reason: 'requested', noticeId: someNotice },
    }),
  },
  'POST /internal/staff/members/:memberId/sessions/end': {
    answers: internal(200, 'moderation'),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: { actorId: given.admin.id } }),
  },
  'POST /internal/staff/members/:memberId/factors/reset': {
    answers: internal(204, 'moderation'),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: { actorId: given.admin.id } }),
  },
  'POST /internal/staff/members/:memberId/views': {
    answers: internal(200, 'moderation'),
    asks: ({ moderator }) => ({ body: { actorId: moderator.id } }),
  },
}
