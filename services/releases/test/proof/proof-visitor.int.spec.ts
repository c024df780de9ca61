import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { compareProofs } from '../../src/proof/compare-proofs.ts'
import { changeNothing } from '../../src/proof/guard-calls.ts'
import { comparePictures, sideBySide } from '../../src/proof/pictures.ts'
import { type StartedBrowser, startBrowser } from '../../src/proof/proof-browser.ts'
import { ProofVisitor, type SeenPage } from '../../src/proof/proof-visitor.ts'
import { remoteSubject } from '../../src/proof/subject.ts'
import { chromium } from './chromium.ts'
import { goodArea, PageSet, type SetPage } from './page-set.ts'

let set: PageSet
let started: StartedBrowser
let candidate: ProofVisitor
/** As the usual visit sees it, which stays the same whatever the candidate does. */
let livePage: SeenPage[]

const widths = [1280, 390]
const subject = remoteSubject('rentals')
const visit = { subject, address: '/rentals', widths: [390], axe: true, anew: true, timeout: 50_000 }

beforeAll(async () => {
  set = await PageSet.start()
  started = await startBrowser(chromium(), set.origin, Date.now() + 120_000)
  const options = {
    ...{ origin: set.origin, candidate: subject, language: 'ar' as const },
    ...{ session: undefined, answerCall: changeNothing },
  }
  const live = await ProofVisitor.open(started.browser, { ...options, cookies: {} })
  candidate = await ProofVisitor.open(started.browser, { ...options, cookies: { 'preview-rentals': '1' } })
  set.pages = { '1.0.0': {} }
  livePage = await live.visit(visit)
  await live.close()
})

afterAll(async () => {
  await started.end()
  await set.stop()
})

async function seen(page: SetPage, options = visit): Promise<SeenPage[]> {
  set.pages = { '2.0.0': page }
  return candidate.visit(options)
}

async function stopped(page: SetPage): Promise<string[]> {
  const found = await Promise.all(
    (await seen(page)).map(async ({ state, picture }, index) => {
      const difference = picture && (await comparePictures(picture, livePage[index]?.picture))
      return compareProofs({
        version: '2.0.0',
        remote: 'rentals',
        candidate: state,
        live: livePage[index]?.state,
        difference,
      })
    }),
  )
  return found.flat().flatMap(({ stops, check, message }) => (stops ? [`${check}: ${message}`] : []))
}

test('visitor sees a page as it is at both widths, in its version', async () => {
  const now = await seen({ script: `fetch('/api/things/1234')` }, { ...visit, widths })
  expect(now.map(({ width }) => width)).toEqual(widths)
  expect(now[0]?.state).toMatchObject({
    outcome: 'shown',
    landed: '/rentals',
    shownBy: '2.0.0',
    headings: 1,
    visibleElements: 1,
    errors: [],
    calls: { 'GET /api/things/:n 200': 1 },
    overwritten: [],
    violations: {},
  })
  expect(now[0]?.state.letters).toBeGreaterThan(100)
  expect(now[0]?.state.arabic).toBeGreaterThan(0.95)
})

test('visitor finds nothing in a page that only looks different', async () => {
  expect(await stopped({ area: `${goodArea}<p style="background:#def">سعر جديد</p>` })).toEqual([])
})

test('visitor finds what a page does that nobody sees', async () => {
  const script = `
    window.cache = {}
    Array.prototype.flatMap = () => []
    addEventListener('resize', () => {})
    setInterval(() => {}, 1e6)
    for (let i = 0; i < 30; i++) fetch('/api/things')
    fetch('/api/missing')
    Promise.reject(new RangeError('far'))
    throw new TypeError('lost')`
  const found = (await stopped({ script })).join('\n')
  for (const sentence of [
    'console: reports an error: RangeError: far',
    'console: reports an error: TypeError: lost',
    'globals: defines cache on window',
    'globals: overwrites Array.prototype.flatMap',
    'listeners: leaves 1 more behind than the live version: resize on window',
    'listeners: leaves 1 more behind than the live version: intervals',
    'calls: is refused GET /api/missing 404',
    'calls: asks 30 times for GET /api/things',
  ]) {
    expect(found).toContain(sentence)
  }
})

test('visitor finds what a page looks like, in its area and around it', async () => {
  const area = `<h1>Rentals</h1><p>${'Homes for rent in Riyadh '.repeat(6)}</p><p>rentals.list.empty</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`
  const frame = `<style>header a{color:red!important}</style>
    <div style="position:fixed;inset-block-start:0;inset-inline:0;height:60px;background:#036"></div>`
  const found = (await stopped({ area, frame })).join('\n')
  for (const sentence of [
    'language: shows keys in the place of texts: rentals.list.empty',
    'language: is no longer in Arabic',
    'accessibility: breaks image-alt',
    'pixels: changes',
    'color: rgb(255, 0, 0)',
    'covered',
    'styles: leaves behind outside its area',
  ]) {
    expect(found).toContain(sentence)
  }
})

test.each<[string, SetPage, string]>([
  ['an empty page', { area: '' }, 'page: is empty'],
  [
    'a page wider than the window',
    { area: `${goodArea}<div style="width:3000px">.</div>` },
    'pixels: is wider',
  ],
  [
    'a page of which nothing can be seen',
    { area: `<div style="opacity:0">${goodArea}</div>` },
    'pixels: is blank',
  ],
  [
    'a page that leads elsewhere',
    { script: `history.replaceState(null, '', '/elsewhere')` },
    'leads to /elsewhere',
  ],
])('visitor finds %s', async (_, page, sentence) => {
  expect((await stopped(page)).join('\n')).toContain(sentence)
})

test('visitor does not wait for a page that goes on asking', async () => {
  set.pages = { '2.0.0': { script: `setInterval(() => fetch('/api/things'), 40)` } }
  const [asking] = await candidate.visit({ ...visit, timeout: 300_000 })
  expect(asking?.state).toMatchObject({ outcome: 'shown', left: { intervals: 1 } })
})

test('visitor comes to a page from the one before, and finds of each what it adds', async () => {
  set.pages = {
    '2.0.0': { script: `window.cache = {}; addEventListener('resize', () => {}); fetch('/api/missing')` },
  }
  const [loaded] = await candidate.visit(visit)
  expect(loaded?.state).toMatchObject({ globals: ['cache'], left: { 'resize on window': 1 } })
  set.pages = { '2.0.0': { script: `console.error('of another document')` } }
  const [come] = await candidate.visit({ ...visit, anew: false })
  expect(come?.state).toMatchObject({
    ...{ outcome: 'shown', landed: '/rentals', shownBy: '2.0.0', violations: {} },
    ...{ globals: [], left: {}, leftovers: [], calls: {}, errors: ['of another document'] },
  })
})

test('a listener that ends with its page is no finding of the visitor', async () => {
  const script = `const on = () => {}; addEventListener('scroll', on); addEventListener('left', () => removeEventListener('scroll', on), { once: true })`
  expect(await stopped({ script })).toEqual([])
})

test('visitor lets a page change nothing, and finds that it wanted to', async () => {
  const script = `fetch('/api/account', { method: 'DELETE' })`
  expect(await stopped({ script })).toEqual(['calls: changes something by being opened: DELETE /api/account'])
  expect(set.writes).toEqual([])
})

test('visitor does not wait for a page that freezes, and goes on with the next one', async () => {
  set.pages = { '2.0.0': { script: 'for (;;);' } }
  const [frozen] = await candidate.visit({ ...visit, timeout: 800 })
  expect(frozen?.state.outcome).toBe('hung')
  expect(await stopped({})).toEqual([])
})

test('picture of a refusal shows the live version beside the candidate', async () => {
  const [page] = await seen({ area: '<p>?</p>' })
  if (!page?.picture) throw new Error('no picture')
  const picture = await sideBySide(page.picture, livePage[0]?.picture)
  expect(picture.subarray(8, 12).toString()).toBe('WEBP')
})
