import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { noFacts, productFacts } from '../host/product-facts.ts'
import { afterLogin, loginPath, nextPage, securityPath } from './sign-in-paths.ts'

beforeAll(() =>
  productFacts.setState({ pages: { home: '/', login: '/login', security: '/account/security' } }),
)
afterAll(() => productFacts.setState(noFacts))

const back = (from: string) => afterLogin(new URL(loginPath(from), 'http://x').search)

test('sign-in leads back to the page that asked for it', () => {
  expect(back('/chat/1?tab=2')).toBe('/chat/1?tab=2')
  expect(back('/')).toBe('/')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'sign-in path never leads to another site (%s)',
  (next) => {
    expect(afterLogin(`?next=${encodeURIComponent(next)}`)).toBe('/')
  },
)

test('securing an account leads back to the page that asked for it, on this site only', () => {
  const next = (path: string) => nextPage(new URL(path, 'http://x').search)
  expect(next(securityPath('/moderator?search=a'))).toBe('/moderator?search=a')
  expect(next(securityPath('/'))).toBeNull()
  expect(next('/account/security?next=%2F%2Fevil.example')).toBeNull()
})
