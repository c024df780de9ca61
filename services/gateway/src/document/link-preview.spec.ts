import { expect, test } from '@jest/globals'
import { testProduct } from '@rafiq/testing'
import { manifest } from '../../test/manifests.ts'
import type { PageOwner } from '../composition/page-owner.ts'
import { linkPreview } from './link-preview.ts'

const initialFrame = {
  shape: 'page',
  title: { ar: 'الدعم', en: 'Support' },
  lead: { ar: 'نرد خلال يوم.', en: 'We answer within a day.' },
} as const
const product = { ...testProduct, guarded: [{ path: '/account' }, { path: '/staff/*' }] }
const shellPage = (path: string, words: object | undefined = initialFrame) =>
  ({ kind: 'shell', route: { path, files: [], ...(words && { initialFrame: words }) } }) as PageOwner
const remotePage = (path: string): PageOwner => ({
  kind: 'remote',
  manifest: manifest(),
  route: { path, files: [], initialFrame },
})

const of = (owner: PageOwner, language: 'ar' | 'en' = 'en', picture?: string) =>
  linkPreview({ owner, language, product, publicUrl: 'https://rafiq.example', picture })

test.each([
  ['ar', 'ar_SA', 'الدعم', 'نرد خلال يوم.'],
  ['en', 'en_US', 'Support', 'We answer within a day.'],
] as const)(
  "link preview in %s has the page's own words and whole addresses",
  (language, locale, title, lead) => {
    expect(of(shellPage('/support'), language, `/preview-${language}.png`)).toMatchObject({
      'og:locale': locale,
      'og:title': title,
      'og:description': lead,
      'og:url': 'https://rafiq.example/support',
      'og:image': `https://rafiq.example/preview-${language}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
  },
)

test("link preview of a page without a lead has the product's description", () => {
  expect(of(shellPage('/terms', { ...initialFrame, lead: undefined }))).toMatchObject({
    'og:description': 'A shop for tests',
  })
})

test('link preview of a shell without a picture names none', () => {
  const preview = of(shellPage('/support'))
  expect(preview).toMatchObject({ 'twitter:card': 'summary' })
  expect(preview).not.toHaveProperty('og:image')
})

test.each([
  ['a guarded page', remotePage('/account')],
  ['a page below a guarded one', remotePage('/account/data')],
  ['a guarded page of staff', shellPage('/staff')],
  ['a page that says nothing of itself', { kind: 'shell', route: { path: '/demo', files: [] } } as PageOwner],
  ['a restricted page', { kind: 'restricted' } as const],
  ['no page', { kind: 'nobody' } as const],
])('link preview of %s is not made', (_what, owner) => {
  expect(of(owner)).toBeUndefined()
})

test('link preview of a page whose name only begins like a guarded one is made', () => {
  expect(of(remotePage('/accounting'))).toBeDefined()
})
