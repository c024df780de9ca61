import { afterAll, expect, test } from '@jest/globals'
import { cities } from '@rafiq/contracts/questionnaire'
import { type ProductConfigInput, productConfigSchema } from '@rafiq/platform-contracts'
import Fastify from 'fastify'
import product from '../product.json' with { type: 'json' }

const faultsOf = (changed: object): string[] => {
  const { error } = productConfigSchema.safeParse({ ...product, ...changed })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test("Rafiq's configuration is valid", () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  [
    'a route to a service that is not there',
    { api: [{ path: '/api/x', service: 'payments' }] },
    'api.0.service: knows no "payments"',
  ],
  [
    'a role that is not there',
    { guarded: [{ path: '/x', roles: ['owner'] }] },
    'guarded.0.roles: knows no "owner"',
  ],
  [
    "an audience's attribute that is the platform's",
    { audience: { language: product.audience.city } },
    "audience.language: is the platform's own",
  ],
  [
    'an audience that is without an attribute that is not there',
    {
      audience: {
        city: { ...product.audience.city, values: { x: { label: { ar: 'x', en: 'x' }, without: ['age'] } } },
      },
    },
    'audience.city.values.x.without: knows no other attribute "age"',
  ],
] satisfies [string, Partial<ProductConfigInput>, string][])(
  'configuration with %s is rejected',
  (_what, changed, sentence) => {
    expect(faultsOf(changed)).toEqual([sentence])
  },
)

test('cities of an audience are those of the questionnaire, by the same names', () => {
  const { values } = product.audience.city
  expect(Object.entries(values).map(([key, { label }]) => ({ key, ...label }))).toEqual(cities)
})

test.each(['/internal/live', '/api/internal/live', '/matches', '/api', '/api/*/x', '/api/a/../b'])(
  'configuration with an API route %s is rejected',
  (path) => {
    expect(faultsOf({ api: [{ path, service: 'users' }] })).not.toEqual([])
  },
)

/** Answers with the service's name, by the router that the gateway has. */
const router = Fastify()
for (const { path, service } of product.api) router.all(path, async () => service)
afterAll(() => router.close())

test.each([
  ['/api/auth/login', 'users'],
  ['/api/users/with-matching', 'users'],
  ['/api/users/0199-7/consent', 'users'],
  ['/api/users/0199-7/photo?signature=x', 'users'],
  ['/api/user/profile', 'users'],
  ['/api/user/security', 'users'],
  ['/api/user/factors/totp/confirm', 'users'],
  ['/api/user/factors/passkeys/0199-7', 'users'],
  ['/api/user/sessions', 'users'],
  ['/api/user/sessions/abc', 'users'],
  ['/api/user/blocks', 'users'],
  ['/api/user/away-notices', 'users'],
  ['/api/user/push-subscription', 'users'],
  ['/api/user/push-subscription/renewal', 'users'],
  ['/api/away-notices/unsubscribe?token=x', 'users'],
  ['/api/user/blocks/0199-7', 'users'],
  ['/api/user/habits', 'users'],
  ['/api/user/match-marks', 'users'],
  ['/api/user/match-marks/0199-7', 'users'],
  ['/api/whatsapp-connections', 'connections'],
  ['/api/whatsapp-connections/0199-7/0199-8', 'connections'],
  ['/api/users/connections', 'connections'],
  ['/api/users/connections/received', 'connections'],
  ['/api/users/connections/received/0199-7', 'connections'],
  ['/api/user/match-limit', 'connections'],
  ['/api/users/0199-7/chat-rooms', 'chat'],
  ['/api/chat-rooms', 'chat'],
  ['/api/chat-rooms/unread', 'chat'],
  ['/api/chat-rooms/0199-7/messages?before=0199-8', 'chat'],
  ['/api/chat-rooms/0199-7/question-cards', 'chat'],
  ['/api/chat-rooms/0199-7/question-cards/0199-8/answer', 'chat'],
  ['/api/chat-rooms/0199-7/agreement', 'chat'],
  ['/api/chat-rooms/0199-7/agreement/approval', 'chat'],
  ['/api/messages', 'chat'],
  ['/api/reports', 'moderation'],
  ['/api/user/notices', 'moderation'],
  ['/api/user/requests', 'moderation'],
  ['/api/user/requests/0199-7/withdraw', 'moderation'],
  ['/api/moderator/requests/0199-7/answer', 'moderation'],
  ['/api/user/ledger', 'users'],
  ['/api/user/staff-accesses', 'moderation'],
  ['/api/user/notices/0199-7/read', 'moderation'],
  ['/api/moderator/reports/0199-7/decision', 'moderation'],
  ['/api/moderator/users?role=admin', 'moderation'],
  ['/api/moderator/users/0199-7', 'moderation'],
  ['/api/moderator/pauses/0199-7/undo', 'moderation'],
] as const)('API call of %s goes to %s', async (url, service) => {
  expect((await router.inject({ url })).body).toBe(service)
})

test.each(['/api', '/api/moderators', '/internal/live', '/api/internal/live'])(
  'API call of %s goes to no service',
  async (url) => {
    expect((await router.inject({ url })).statusCode).toBe(404)
  },
)

test.each([
  ['/api/users/with-matching', 8 * 1024 * 1024],
  ['/api/user/profile', 8 * 1024 * 1024],
  ['/api/auth/*', undefined],
])('body limit of %s is %s bytes', (path, bytes) => {
  expect(product.api.find((route) => route.path === path)?.bodyBytes).toBe(bytes)
})
