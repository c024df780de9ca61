import { beforeEach, expect, test } from '@jest/globals'
import { settings } from '@rafiq/app-kit'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell.tsx'

const { supportEmail } = settings

beforeEach(() => {
  sessionStorage.clear()
  settings.supportEmail = supportEmail
})

async function openFooter(language: 'ar' | 'en' = 'en') {
  renderShell({ at: '/here', language, pages: [{ path: '/here', element: <h1>Here</h1> }] })
  return within(await screen.findByRole('contentinfo'))
}

test('footer has the address of support as a mail link', async () => {
  settings.supportEmail = 'support@rafiq.test'
  const footer = await openFooter()
  const link = footer.getByRole('link', { name: 'support@rafiq.test' })
  expect(link.getAttribute('href')).toBe('mailto:support@rafiq.test')
})

test.each([
  ['en', ['Support', 'Privacy Policy', 'Terms of Service', 'Contact Support'], ['About us', 'Contact us']],
  ['ar', ['الدعم', 'سياسة الخصوصية', 'شروط الخدمة', 'التواصل مع الدعم'], ['من نحن', 'تواصل معنا']],
] as const)(
  'footer in %s links to support and the documents, under its labels',
  async (language, links, labels) => {
    const footer = await openFooter(language)
    expect(links.map((name) => footer.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/support',
      '/privacy-policy',
      '/terms-of-service',
      '/support',
    ])
    for (const name of labels) footer.getByRole('heading', { name })
  },
)

test.each(['en', 'ar'] as const)('footer shows © 2025 in %s', async (language) => {
  ;(await openFooter(language)).getByText(/^© 2025 /)
})
