import { afterEach, beforeEach, test } from '@jest/globals'
import { settings } from '@rafiq/app-kit'
import { cleanup, screen } from '@testing-library/react'
import { shellRoutes } from './routes.tsx'
import { renderShell } from './testing/render-shell.tsx'

beforeEach(() => {
  sessionStorage.clear()
  settings.demo = true
})
afterEach(() => {
  cleanup()
  settings.demo = false
})

test.each([
  ['/', 'A roommate who fits your life, and privacy that stays yours'],
  ['/login', 'Login'],
  ['/test-login', 'Test login'],
  ['/support', 'Support'],
  ['/safety-guidelines', 'Safety guidelines'],
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
])('a visitor finds at %s the page "%s", between header and footer', async (at, name) => {
  renderShell({ at, pages: shellRoutes })
  await screen.findByRole('heading', { level: 1, name })
  screen.getByRole('link', { name: 'Rafiq, home' })
  screen.getByRole('contentinfo')
})
