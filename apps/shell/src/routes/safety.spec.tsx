import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { shellRoutes } from '../routes.tsx'
import { renderShell } from '../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const texts = [
  [
    'en',
    {
      disclaimer: 'Before you start',
      checklist: 'Checklist',
      groups: [
        'Identity verification',
        'Financial verification',
        'Safety precautions',
        'Cultural compatibility',
        'Background checks',
      ],
      redFlags: 'Red flags',
      flags: [
        'Asking for a deposit or a fee “to hold the place” before a viewing and a contract, or because others are waiting.',
        'Avoiding a video call, a meeting in a public place, or showing an ID.',
        'A price far below the rents of the neighbourhood, or photos of the apartment that appear in other listings.',
        'Asking for a verification code, for a Nafath request to be accepted, or for a picture of your ID or bank card.',
        'A story that changes: a name that does not match the ID, or a bank account in a third person’s name or outside the Kingdom.',
      ],
      back: 'Back to Questionnaire',
      onwards: 'Continue to Matches',
    },
  ],
  [
    'ar',
    {
      disclaimer: 'قبل البدء',
      checklist: 'قائمة التحقق',
      groups: [
        'التحقق من الهوية',
        'التحقق المالي',
        'احتياطات السلامة',
        'التوافق في العادات',
        'التحقق من الخلفية',
      ],
      redFlags: 'علامات تدعو إلى التوقف',
      flags: [
        'طلب عربون أو رسوم «لحجز المكان» قبل المعاينة والعقد، أو بحجة وجود آخرين ينتظرون.',
        'التهرب من المكالمة المرئية، أو من اللقاء في مكان عام، أو من إظهار الهوية.',
        'سعر أقل كثيرًا من إيجارات الحي، أو صور للشقة تظهر في إعلانات أخرى.',
        'طلب رمز تحقق، أو قبول طلب في نفاذ، أو صورة الهوية أو البطاقة البنكية.',
        'قصة تتغير: اسم لا يطابق الهوية، أو حساب بنكي باسم شخص ثالث أو خارج المملكة.',
      ],
      back: 'العودة إلى الاستبيان',
      onwards: 'المتابعة إلى المتوافقين',
    },
  ],
] as const

describe.each(texts)('the guidance in %s', (language, words) => {
  const open = async () => {
    renderShell({
      at: '/safety-guidelines',
      language,
      pages: shellRoutes,
    })
    await screen.findByText(words.checklist)
    return within(screen.getByRole('main'))
  }

  test('begins with the disclaimer', async () => {
    const page = await open()
    const title = page.getByText(words.disclaimer)
    const checklist = page.getByRole('heading', { level: 2, name: words.checklist })
    expect(title.compareDocumentPosition(checklist)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('has five groups to check, each with something to do', async () => {
    const page = await open()
    for (const name of words.groups) {
      const group = page.getByRole('region', { name })
      expect(within(group).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    }
  })

  test('lists these five red flags', async () => {
    const flags = within((await open()).getByRole('region', { name: words.redFlags }))
    expect(flags.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words.flags)
  })

  test('tells of the menu that reports and blocks', async () => {
    const page = await open()
    const item = page.getByText(language === 'ar' ? /«إبلاغ…»/ : /“Report…”/)
    expect(item.textContent).toMatch(
      language === 'ar' ? /القائمة بجانب الاسم.*«حظر…»/ : /menu beside their name.*“Block…”/,
    )
  })

  test('leads back to the questionnaire and on to the matches', async () => {
    const page = await open()
    expect(page.getByRole('link', { name: words.back }).getAttribute('href')).toBe('/questionnaire')
    expect(page.getByRole('link', { name: words.onwards }).getAttribute('href')).toBe('/matches')
  })
})
