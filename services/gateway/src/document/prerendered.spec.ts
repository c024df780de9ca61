import { expect, test } from '@jest/globals'
import { type PrerenderedPage, settingHole } from '@rafiq/platform-contracts'
import { shellManifest } from '../../test/manifests.ts'
import { compose } from '../composition/compose.ts'
import { pageOwners } from '../composition/page-owner.ts'
import { prerenderedPage } from './prerendered.ts'

const ownerOf = pageOwners(compose([], shellManifest()), shellManifest())
const mail = `<a>${settingHole('supportEmail')}</a>`
const pages: PrerenderedPage[] = [
  { path: '/', language: 'ar', settings: { demo: false }, html: `<h1>أهلًا</h1>${mail}` },
  { path: '/', language: 'en', settings: { demo: false }, html: `<h1>Welcome</h1>${mail}` },
  { path: '/', language: 'en', settings: { demo: true }, html: '<h1>Demo</h1>' },
]
const settings = { demo: false, supportEmail: '"<h>@rafiq.test' }
const htmlOf = (path: string, language: 'ar' | 'en', of: Record<string, unknown> = settings) =>
  prerenderedPage(pages, ownerOf(path), language, of)

test('a prerendered page comes in its language, with the settings of this deployment as text', () => {
  expect(htmlOf('/', 'en')).toBe(
    '<!--initial-frame--><h1>Welcome</h1><a>&quot;&lt;h&gt;@rafiq.test</a><!--/initial-frame-->',
  )
  expect(htmlOf('/?from=mail', 'ar')).toContain('أهلًا')
})

test('a prerendered page is that of deployments like this one', () => {
  expect(htmlOf('/', 'en', { demo: true })).toContain('Demo')
  expect(htmlOf('/', 'ar', { demo: true })).toBeUndefined()
})

test('there is no prerendered page where a setting of it is missing, nor of an address that was not rendered', () => {
  expect(htmlOf('/', 'en', { demo: false })).toBeUndefined()
  expect(htmlOf('/login', 'en')).toBeUndefined()
  expect(htmlOf('/nowhere', 'en')).toBeUndefined()
})
