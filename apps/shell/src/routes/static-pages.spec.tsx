import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { setLanguage } from '@rafiq/platform'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { shellRoutes } from '../routes.tsx'
import { lazyTexts } from '../shared/lazy-texts.ts'
import { TextsPage } from '../shared/texts-page.tsx'
import { renderShell } from '../testing/render-shell.tsx'

const open = (at: string, language: 'ar' | 'en' = 'en') => renderShell({ at, language, pages: shellRoutes })
const page = () => within(screen.getByRole('main'))
const heading = (name: string, level = 1) => screen.findByRole('heading', { name, level })
const target = (name: string) =>
  page()
    .getAllByRole('link', { name })
    .map((link) => link.getAttribute('href'))
    .at(-1)

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('terms and privacy', () => {
  test.each([
    ['/terms-of-service', 'en', 'Terms of Service', 'Privacy Policy', '/privacy-policy'],
    ['/privacy-policy', 'en', 'Privacy Policy', 'Terms of Service', '/terms-of-service'],
    ['/terms-of-service', 'ar', 'شروط الخدمة', 'سياسة الخصوصية', '/privacy-policy'],
    ['/privacy-policy', 'ar', 'سياسة الخصوصية', 'شروط الخدمة', '/terms-of-service'],
  ] as const)(
    '%s (%s) has twelve sections and leads home and to the other',
    async (at, language, title, other, to) => {
      open(at, language)
      await heading(title)
      const sections = page().getAllByRole('heading', { level: 2 })
      expect(sections).toHaveLength(12)
      expect(target(other)).toBe(to)
      expect(target(language === 'ar' ? 'العودة إلى الرئيسية' : 'Go to Home')).toBe('/')
      expect(document.title).toContain(title)
    },
  )

  test('count from 26 July 2025', async () => {
    open('/terms-of-service')
    const date = await screen.findByText('26 July 2025')
    expect(date.getAttribute('datetime')).toBe('2025-07-26')
  })

  test('the contents lead to every section', async () => {
    open('/privacy-policy')
    await heading('Privacy Policy')
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links).toHaveLength(12)
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect(section?.textContent).toContain(link.textContent)
    }
  })
})

describe('safety guidelines', () => {
  test('have five groups, five red flags and both buttons', async () => {
    open('/safety-guidelines')
    for (const group of [
      'Identity verification',
      'Financial verification',
      'Safety precautions',
      'Cultural compatibility',
      'Background checks',
    ]) {
      await heading(group, 3)
    }
    const flags = screen.getByRole('region', { name: 'Red flags' })
    expect(within(flags).getAllByRole('listitem')).toHaveLength(5)
    expect(target('Back to Questionnaire')).toBe('/questionnaire')
    expect(target('Continue to Matches')).toBe('/matches')
  })
})

describe('support', () => {
  test('tells how soon an answer comes and answers what is asked most', async () => {
    open('/support')
    await screen.findByText('We typically respond within 24 hours, in Arabic or English.')
    expect(page().getByText('Who sees my phone number?').closest('details')).not.toBeNull()
  })

  test('keeps what was typed when the language changes', async () => {
    open('/support')
    fireEvent.change(await screen.findByRole('textbox', { name: 'Subject' }), { target: { value: 'Photo' } })
    act(() => setLanguage('ar'))
    const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'الموضوع' })
    expect(subject.value).toBe('Photo')
  })
})

test('texts that do not arrive can be asked for again', async () => {
  let down = true
  const load = () =>
    down ? Promise.reject(new Error('offline')) : Promise.resolve({ default: 'Here it is' })
  const source = lazyTexts({ ar: load, en: load })
  const element = (
    <TextsPage title="Help" source={source}>
      {(text) => <p>{text}</p>}
    </TextsPage>
  )
  renderShell({ at: '/help', pages: [{ path: '/help', loader: source.loader, element }] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await heading('Help')
  down = false
  fireEvent.click(again)
  await screen.findByText('Here it is')
})
