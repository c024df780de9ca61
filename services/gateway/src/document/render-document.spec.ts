import { describe, expect, test } from '@jest/globals'
import { compositionSchema, type Language } from '@rafiq/platform-contracts'
import { testProduct as product } from '@rafiq/testing'
import { chosen, hashFor, manifest, shellManifest } from '../../test/manifests.ts'
import { compose } from '../composition/compose.ts'
import { pageOwners } from '../composition/page-owner.ts'
import type { LinkPreview } from './link-preview.ts'
import { moduleIntegrity } from './module-integrity.ts'
import { pagePreloads } from './preloads.ts'
import { forRequest, renderDocument } from './render-document.ts'

const settings = { publicUrl: 'http://localhost:4000', reportSample: 1, loadSeconds: 4 }

function documentAt(
  path: string,
  language: Language = 'ar',
  remote = manifest(),
  preview?: LinkPreview,
  token?: string,
): string {
  const page = compose(chosen(remote), shellManifest())
  const owner = pageOwners(page, shellManifest())(path)
  const template = renderDocument({
    language,
    product,
    shell: shellManifest(),
    root: '<header></header>',
    icons: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    composition: page.composition,
    settings,
    preview,
    modules: moduleIntegrity(page.remotes),
    preloads: pagePreloads(owner, language, shellManifest()),
  })
  return forRequest(template, 'NONCE', token)
}

describe('the document', () => {
  test.each([
    ['ar', 'rtl', 'متجر'],
    ['en', 'ltr', 'Shop'],
  ] as const)('is %s and %s from the first byte', (language, direction, title) => {
    const html = documentAt('/', language)
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(html).toContain(`<title>${title}`)
    expect(html).toMatch(/<noscript><p>.+<\/p><\/noscript>/)
  })

  test('holds the composition as JSON', () => {
    const json =
      /<script type="application\/json" id="composition">(.*)<\/script>/.exec(documentAt('/'))?.[1] ?? ''
    expect(compositionSchema.parse(JSON.parse(json)).microFrontends).toHaveProperty('matches')
  })

  test('holds the hashes of modules before anything loads one, and preloads them as modules', () => {
    const html = documentAt('/matches', 'en', manifest({ format: 'module' }))
    const map = /<script type="importmap" nonce="NONCE">(.*)<\/script>/.exec(html)
    expect(JSON.parse(map?.[1] ?? '').integrity).toHaveProperty(['/remotes/matches/1.0.0/page.js'])
    expect(html.indexOf('importmap')).toBeLessThan(
      html.indexOf('rel="modulepreload" href="/remotes/matches/'),
    )
    expect(documentAt('/matches')).not.toMatch(/importmap|modulepreload/)
  })

  test('holds the token of its page, none where it has none', () => {
    const html = documentAt('/', 'en', manifest(), undefined, 'a.1..b$&')
    expect(html).toContain('<meta name="page-token" content="a.1..b$&amp;">')
    expect(documentAt('/')).not.toContain('page-token')
  })

  test('names the preview of a shared link, escaped, before any script', () => {
    const html = documentAt('/', 'en', manifest(), { 'og:title': 'A "home"', 'twitter:card': 'summary' })
    expect(html).toContain('<meta property="og:title" content="A &quot;home&quot;">')
    expect(html).toContain('<meta name="twitter:card" content="summary">')
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('<script'))
    expect(documentAt('/')).not.toContain('og:')
  })

  test('cannot be broken out of by what a remote declares', () => {
    const label = { ar: '</script><script>alert(1)</script>', en: 'x' }
    const navigation = [{ id: 'x', path: '/matches', label, order: 1, audience: 'all' as const }]
    expect(documentAt('/', 'ar', manifest({ navigation }))).not.toContain('<script>alert')
  })

  test('loads the shell with nonce, hash and crossorigin', () => {
    const html = documentAt('/')
    const integrity = hashFor('shell script')
    expect(html).toContain(
      `<script defer src="/shell/main.js" nonce="NONCE" integrity="${integrity}" crossorigin></script>`,
    )
    expect(html).toContain(
      `<link rel="stylesheet" href="/shell/main.css" integrity="${hashFor('shell style')}"`,
    )
  })

  test('preloads only the files of the remote that owns the page', () => {
    const { files } = manifest()
    expect(documentAt('/login')).not.toContain('rel="preload" href="/remotes/')
    const html = documentAt('/matches')
    const scriptLink = `href="/remotes/matches/1.0.0/page.js" as="script" nonce="NONCE" integrity="${files['page.js']?.integrity}" crossorigin>`
    const styleLink = `href="/remotes/matches/1.0.0/page.css" as="style" integrity="${files['page.css']?.integrity}" crossorigin>`
    expect(html).toContain(scriptLink)
    expect(html).toContain(styleLink)
    expect(html.match(/href="\/remotes\/matches\/1\.0\.0\/remoteEntry\.js"/g)).toHaveLength(1)
  })

  test('preloads what loads remotes where a remote owns the page', () => {
    expect(documentAt('/matches')).toContain(
      `href="/shell/federation.js" as="script" nonce="NONCE" integrity="${hashFor('federation')}" crossorigin>`,
    )
    expect(documentAt('/login')).not.toContain('federation.js')
  })

  test('preloads the page of the shell, its texts in one language only', () => {
    const page = `href="/shell/login.js" as="script" nonce="NONCE" integrity="${hashFor('login page')}" crossorigin>`
    expect(documentAt('/login', 'en')).toContain(page)
    expect(documentAt('/login', 'ar')).toContain(page)
    expect(documentAt('/login', 'ar')).toContain('href="/shell/login-ar.js"')
    expect(documentAt('/login', 'en')).not.toContain('login-ar.js')
    expect(documentAt('/')).not.toContain('login.js')
  })

  test('marks a page that it holds whole', () => {
    expect(documentAt('/')).toContain('<div id="root"><header></header></div>')
    const { composition } = compose([], shellManifest())
    const parts = {
      language: 'en',
      product,
      shell: shellManifest(),
      icons: [],
      settings,
      modules: {},
      preloads: [],
    } as const
    const whole = renderDocument({
      ...parts,
      composition,
      root: '<h1>Home</h1>',
      isPrerendered: true,
    })
    expect(forRequest(whole, 'NONCE')).toContain('<div id="root" data-prerendered><h1>Home</h1></div>')
  })

  test('preloads the fonts of its language', () => {
    expect(documentAt('/', 'ar')).toContain('/shell/arabic.woff2')
    expect(documentAt('/', 'en')).not.toContain('/shell/arabic.woff2')
  })

  test('has no script, style or handler inline', () => {
    const html = documentAt('/matches')
    expect(html).not.toMatch(/<style|\son\w+=|\sstyle=/)
    expect(html.match(/<script(?! type="application\/json"| defer src=)/)).toBeNull()
  })
})
