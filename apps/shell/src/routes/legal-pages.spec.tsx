import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { shellRoutes } from '../routes.tsx'
import { renderShell } from '../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

type Page = '/terms-of-service' | '/privacy-policy'

async function open(at: Page, language: 'ar' | 'en') {
  renderShell({ at, language, pages: shellRoutes })
  await screen.findByText(/^1\. /, { selector: 'h2' })
  return screen.getByRole('main')
}

test.each([
  [
    '/terms-of-service',
    'en',
    [
      'Accepting these terms',
      'Who may use the platform',
      'What the platform offers',
      'The account and its security',
      'What the platform does not do',
      'What members post and what the platform owns',
      'Acceptable use',
      'Contact between members',
      'Privacy and data protection',
      'Suspension and ending',
      'Liability',
      'Governing law, changes and contact',
    ],
  ],
  [
    '/terms-of-service',
    'ar',
    [
      'قبول الشروط',
      'من يحق له استخدام المنصة',
      'ما تقدّمه المنصة',
      'الحساب وأمانه',
      'ما لا تقوم به المنصة',
      'ما ينشره العضو وما تملكه المنصة',
      'الاستخدام المقبول',
      'التواصل بين الأعضاء',
      'الخصوصية وحماية البيانات',
      'الإيقاف والإنهاء',
      'المسؤولية',
      'النظام الحاكم والتعديل والتواصل',
    ],
  ],
  [
    '/privacy-policy',
    'en',
    [
      'Who we are and what this policy covers',
      'The data we collect',
      'Purposes and legal basis',
      'How matches are calculated',
      'Who sees the data',
      'Consent to share the number, and withdrawing it',
      'Cookies and what is kept in the browser',
      'Security and breach notification',
      'Retention and destruction',
      'Transfers outside the Kingdom',
      'Your rights and how to use them',
      'People under 18, changes and contact',
    ],
  ],
  [
    '/privacy-policy',
    'ar',
    [
      'من نحن ونطاق هذه السياسة',
      'البيانات التي نجمعها',
      'أغراض المعالجة وأساسها النظامي',
      'كيف يُحسب التوافق',
      'من يطّلع على البيانات',
      'الموافقة على مشاركة الرقم وسحبها',
      'ملفات الارتباط وما يُحفظ في المتصفح',
      'حماية البيانات والإشعار عن التسرب',
      'مدد الاحتفاظ والإتلاف',
      'نقل البيانات خارج المملكة',
      'حقوقك وكيفية استعمالها',
      'من هم دون 18 سنة، والتعديل، والتواصل',
    ],
  ],
] as const)(
  '%s (%s) has its twelve sections, numbered and none of them empty',
  async (at, language, titles) => {
    const page = await open(at, language)
    const headings = within(page).getAllByRole('heading', { level: 2 })
    expect(headings.map((heading) => heading.textContent)).toEqual(
      titles.map((title, index) => `${index + 1}. ${title}`),
    )
    for (const heading of headings) {
      expect(heading.closest('section')?.querySelector('p, li')?.textContent).not.toBe('')
    }
  },
)

test.each<[string, Page, string, 'ar' | 'en', RegExp]>([
  ['18 is the least age', '/terms-of-service', 'eligibility', 'en', /^Be 18 years old or older/],
  ['18 is the least age', '/terms-of-service', 'eligibility', 'ar', /^إتمام 18 سنة/],
  [
    'nobody’s identity is verified',
    '/terms-of-service',
    'limits',
    'en',
    /does not verify the identity of members/,
  ],
  ['nobody’s identity is verified', '/terms-of-service', 'limits', 'ar', /لا تتحقق المنصة من هوية الأعضاء/],
  ['no homes are handled', '/terms-of-service', 'limits', 'en', /neither owns, lets nor inspects homes/],
  ['no homes are handled', '/terms-of-service', 'limits', 'ar', /لا تملك المنصة المساكن ولا تؤجرها/],
  ['no payments are handled', '/terms-of-service', 'limits', 'en', /does not handle payments/],
  ['no payments are handled', '/terms-of-service', 'limits', 'ar', /لا تتعامل المنصة مع المدفوعات/],
  [
    'Saudi law governs',
    '/terms-of-service',
    'law',
    'en',
    /governed by the laws of the Kingdom of Saudi Arabia/,
  ],
  ['Saudi law governs', '/terms-of-service', 'law', 'ar', /تخضع هذه الشروط لأنظمة المملكة العربية السعودية/],
  ['Saudi courts decide', '/terms-of-service', 'law', 'en', /the Kingdom’s courts have jurisdiction/],
  ['Saudi courts decide', '/terms-of-service', 'law', 'ar', /تختص محاكم المملكة/],
  [
    'active systems forget in 30 days',
    '/privacy-policy',
    'retention',
    'en',
    /from active systems within 30 days/,
  ],
  [
    'active systems forget in 30 days',
    '/privacy-policy',
    'retention',
    'ar',
    /من الأنظمة العاملة خلال 30 يومًا/,
  ],
  ['backups last 90 days', '/privacy-policy', 'retention', 'en', /from backups within 90 days at most/],
  ['backups last 90 days', '/privacy-policy', 'retention', 'ar', /من النسخ الاحتياطية خلال 90 يومًا بحد أقصى/],
  ['counts of views last 12 months', '/privacy-policy', 'retention', 'en', /are kept for 12 months/],
  ['counts of views last 12 months', '/privacy-policy', 'retention', 'ar', /الأعداد اليومية تُحفظ 12 شهرًا/],
  ['who saw the data can be read', '/privacy-policy', 'rights', 'en', /^To know who saw your data/],
  ['who saw the data can be read', '/privacy-policy', 'rights', 'ar', /^معرفة من اطّلع على بياناتك/],
  ['habits are told', '/privacy-policy', 'data', 'en', /^The card of habits, which is optional too/],
  ['habits are told', '/privacy-policy', 'data', 'ar', /^بطاقة العادات، وهي اختيارية أيضًا/],
  ['prayer is by consent', '/privacy-policy', 'data', 'en', /answering it is your consent/],
  ['prayer is by consent', '/privacy-policy', 'data', 'ar', /الإجابة عنه موافقة منك/],
  ['deal-breakers part both', '/privacy-policy', 'matching', 'en', /in either direction/],
  ['deal-breakers part both', '/privacy-policy', 'matching', 'ar', /ولا يُخبَر أحد بالسبب/],
  ['habits are for who answered too', '/privacy-policy', 'access', 'en', /^Answers of the card of habits/],
  ['habits are for who answered too', '/privacy-policy', 'access', 'ar', /^إجابات بطاقة العادات/],
  ['inquiries are answered in 30 days', '/privacy-policy', 'rights', 'en', /We reply within 30 days/],
  ['inquiries are answered in 30 days', '/privacy-policy', 'rights', 'ar', /نرد عليها خلال 30 يومًا/],
])('%s: %s, section %s (%s)', async (_fact, at, section, language, sentence) => {
  const page = await open(at, language)
  const area = page.querySelector<HTMLElement>(`section[aria-labelledby=${section}]`)
  expect(area).not.toBeNull()
  within(area as HTMLElement).getByText(sentence)
})

test.each<[Page, 'ar' | 'en', string]>([
  ['/terms-of-service', 'en', '26 July 2025'],
  ['/privacy-policy', 'en', '26 July 2025'],
  ['/terms-of-service', 'ar', '26 يوليو 2025'],
  ['/privacy-policy', 'ar', '26 يوليو 2025'],
])('%s counts from 26 July 2025 (%s)', async (at, language, day) => {
  const date = within(await open(at, language)).getByText(day)
  expect(date.getAttribute('datetime')).toBe('2025-07-26')
})
