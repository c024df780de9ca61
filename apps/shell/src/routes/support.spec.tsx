import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { settings } from '@rafiq/app-kit'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shellRoutes } from '../routes.tsx'
import { renderShell } from '../testing/render-shell.tsx'

const { supportEmail } = settings

beforeEach(() => {
  sessionStorage.clear()
  settings.supportEmail = 'support@rafiq.test'
})
afterEach(() => {
  cleanup()
  settings.supportEmail = supportEmail
})

async function open(language: 'ar' | 'en' = 'en') {
  renderShell({ at: '/support', language, pages: shellRoutes })
  await screen.findByRole('heading', {
    level: 2,
    name: language === 'ar' ? 'مراسلة الدعم' : 'Write to support',
  })
  return within(screen.getByRole('main'))
}

describe.each([
  [
    'en',
    'Contact information',
    'We typically respond within 24 hours, in Arabic or English.',
    'Common issues',
    [
      'The verification e-mail did not arrive',
      'I cannot sign in',
      'I see no matches',
      'Who sees my phone number?',
      'I have reached the contact limit',
      'Some cards have no WhatsApp button',
      'The photo of my apartment was not accepted',
      'I want my data, or to delete my account',
      'I want to report a member',
    ],
    ['Name', 'Email', 'Subject', 'Message'],
    ['Technical issue', 'Account', 'Matching', 'Complaint', 'Suggestion'],
  ],
  [
    'ar',
    'معلومات التواصل',
    'نرد عادةً خلال 24 ساعة، بالعربية أو الإنجليزية.',
    'أسئلة متكررة',
    [
      'لم تصلني رسالة توثيق البريد',
      'لا أستطيع تسجيل الدخول',
      'لا يظهر لي متوافقون',
      'من يرى رقم جوالي؟',
      'وصلت إلى حد التواصل',
      'زر واتساب لا يظهر في بعض البطاقات',
      'لم تُقبل صورة الشقة',
      'أريد بياناتي، أو حذف حسابي',
      'أريد الإبلاغ عن عضو',
    ],
    ['الاسم', 'البريد الإلكتروني', 'الموضوع', 'الرسالة'],
    ['مشكلة تقنية', 'الحساب', 'التوافق', 'شكوى', 'اقتراح'],
  ],
] as const)('support in %s', (language, contact, reply, issues, questions, fields, categories) => {
  test('has the address to write to, and says that an answer comes within 24 hours', async () => {
    const area = within((await open(language)).getByRole('region', { name: contact }))
    const link = area.getByRole('link', { name: 'support@rafiq.test' })
    expect(link.getAttribute('href')).toBe('mailto:support@rafiq.test')
    area.getByText(reply)
  })

  test('lists what is asked most, each with its answer', async () => {
    const area = within((await open(language)).getByRole('region', { name: issues }))
    for (const question of questions) {
      const issue = area.getByText(question).closest('details')
      expect(issue?.querySelector('p')?.textContent).not.toBe('')
    }
  })

  test('asks for name, e-mail, category, subject and message', async () => {
    const page = await open(language)
    for (const name of fields) page.getByRole('textbox', { name })
    expect(page.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'technical',
      'account',
      'matching',
      'complaint',
      'suggestion',
    ])
    for (const name of categories) page.getByRole('radio', { name })
  })
})

test.each([
  ['en', 'I want to report a member', ['menu beside their name', '“Report…”', '“Block…”', '“Complaint”']],
  ['ar', 'أريد الإبلاغ عن عضو', ['القائمة بجانب الاسم', '«إبلاغ…»', '«حظر…»', '«شكوى»']],
] as const)(
  'reporting a member leads to the menu first, and to the form last (%s)',
  async (language, question, ways) => {
    const answer = (await open(language))
      .getByText(question)
      .closest('details')
      ?.querySelector('p')?.textContent
    const places = ways.map((way) => answer?.indexOf(way) ?? -1)
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  },
)

test.each(['en', 'ar'] as const)('in danger, support names both emergency numbers (%s)', async (language) => {
  const page = await open(language)
  expect(page.getByText(/911/).textContent).toMatch(/911.*999/)
})

test('the e-mail field is of type email', async () => {
  const page = await open()
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).type).toBe('email')
})

test('support question expands to its answer', async () => {
  const page = await open()
  const question = page.getByText('Who sees my phone number?')
  await userEvent.click(question)
  expect(question.closest('details')?.open).toBe(true)
})
