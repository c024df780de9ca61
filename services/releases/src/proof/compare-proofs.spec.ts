import { describe, expect, test } from '@jest/globals'
import { compareProofs } from './compare-proofs.ts'
import type { Compared, PageState } from './page-state.ts'

const aState = (overrides: Partial<PageState> = {}): PageState => ({
  outcome: 'shown',
  landed: '/rentals',
  shownBy: '1.0.0',
  waits: false,
  letters: 400,
  arabic: 0.9,
  visibleElements: 3,
  headings: 1,
  textKeys: [],
  overflows: false,
  globals: ['rafiq'],
  overwritten: [],
  left: { 'scroll on window': 1 },
  leftovers: [],
  frame: { 'header a "Home"': 'color: black' },
  errors: [],
  warnings: [],
  calls: { 'GET /api/things 200': 1 },
  foreign: [],
  bytes: 60_000,
  violations: {},
  ...overrides,
})

const compared = (candidate: Partial<PageState>, live: Partial<PageState> | null = {}): Compared => ({
  remote: 'rentals',
  version: '2.0.0',
  candidate: aState({ shownBy: '2.0.0', ...candidate }),
  live: live === null ? undefined : aState(live),
  difference: { changed: 0, above: 0, blank: false },
})

const stopped = (compared: Compared): string[] =>
  compareProofs(compared)
    .filter(({ stops }) => stops)
    .map(({ check, message }) => `${check}: ${message}`)

test('comparison finds nothing in a page that is as it was', () => {
  expect(compareProofs(compared({}))).toEqual([])
})

describe('comparison stops', () => {
  test.each<[string, Partial<PageState>, string]>([
    ['a page that crashes', { outcome: 'crashed' }, 'page: takes the tab with it'],
    ['a page that freezes', { outcome: 'hung' }, 'page: freezes'],
    ['a version that gives way', { shownBy: '1.0.0' }, '1.0.0 stood in for it'],
    ['a page without the remote', { shownBy: null }, 'shows nothing of the remote'],
    ['a page that waits for ever', { waits: true }, 'goes on waiting'],
    ['an empty page', { letters: 0, visibleElements: 0 }, 'is empty'],
    ['a page that lost its text', { letters: 20 }, 'has 20 letters of text, and 400'],
    ['a page that lost its heading', { headings: 0 }, 'lost its heading'],
    ['a page that leads elsewhere', { landed: '/login' }, 'routes: leads to /login'],
    [
      'a key in the place of a text',
      { textKeys: ['rentals.title'] },
      'keys in the place of texts: rentals.title',
    ],
    ['an Arabic page in English', { arabic: 0.1 }, 'no longer in Arabic'],
    ['a function that is overwritten', { overwritten: ['Array.prototype.flatMap'] }, 'overwrites Array'],
    ['a new global', { globals: ['rafiq', 'cache'] }, 'globals: defines cache on window'],
    ['a listener left behind', { left: { 'scroll on window': 2 } }, 'listeners: leaves 1 more behind'],
    ['a timer left behind', { left: { 'scroll on window': 1, interval: 3 } }, 'leaves 3 more behind'],
    [
      'a style left behind',
      { leftovers: ['style in head'] },
      'leaves behind outside its area: style in head',
    ],
    [
      'another look of the frame',
      { frame: { 'header a "Home"': 'color: red' } },
      'from color: black to color: red',
    ],
    ['a new error', { errors: ['TypeError: x is undefined'] }, 'console: reports an error: TypeError'],
    ['a call that is refused', { calls: { 'GET /api/thing 404': 1 } }, 'is refused GET /api/thing 404'],
    ['a change by being opened', { calls: { 'POST /api/seen 503': 1 } }, 'by being opened: POST /api/seen'],
    ['calls without end', { calls: { 'GET /api/things 200': 40 } }, 'asks 40 times for GET /api/things'],
    ['another origin', { foreign: ['https://tracker.test'] }, 'asks another origin: https://tracker.test'],
    ['a page that weighs much more', { bytes: 900_000 }, 'bytes: loads 879 KiB'],
    [
      'a barrier that was not there',
      { violations: { 'image-alt': { impact: 'critical', elements: 2 } } },
      'breaks image-alt (critical) at 2 elements, 0 before',
    ],
    ['a page that is too wide', { overflows: true }, 'wider than the window'],
  ])('%s', (_, candidate, sentence) => {
    expect(stopped(compared(candidate)).join('\n')).toContain(sentence)
  })

  test('a page of which nothing can be seen', () => {
    const blank = { ...compared({}), difference: { changed: 0.8, above: 0, blank: true } }
    expect(stopped(blank)).toEqual(['pixels: is blank: nothing of it can be seen'])
  })

  test('a header that is covered or of another colour', () => {
    const covered = { ...compared({}), difference: { changed: 0.3, above: 0.9, blank: false } }
    expect(stopped(covered)).toEqual(['pixels: changes 90 % of what stands above it'])
  })
})

describe('comparison lets through', () => {
  test.each<[string, Partial<PageState>, Partial<PageState>?]>([
    ['more text', { letters: 4_000 }],
    ['less text', { letters: 120 }],
    ['another read of the API', { calls: { 'GET /api/things 200': 1, 'GET /api/more 200': 2 } }],
    ['fewer reads of the API', { calls: {} }],
    ['a new warning', { warnings: ['deprecated'] }],
    ['a listener less', { left: {} }],
    ['a larger build', { bytes: 200_000 }],
    ['a moderate remark of axe', { violations: { region: { impact: 'moderate', elements: 1 } } }],
    ['what the live version does as well: an error', { errors: ['x'] }, { errors: ['x'] }],
    [
      'what the live version does as well: a refusal',
      { calls: { 'GET /a 404': 1 } },
      { calls: { 'GET /a 404': 1 } },
    ],
    ['what the live version does as well: waiting', { waits: true }, { waits: true }],
    [
      'a page that asks both to sign in',
      { shownBy: null, landed: '/login' },
      { shownBy: null, landed: '/login' },
    ],
    ['what hangs in the live version too', { outcome: 'hung' }, { outcome: 'hung' }],
    ['another element in the frame', { frame: { 'header a "Rentals"': 'color: red' } }],
  ])('%s', (_, candidate, live = {}) => {
    expect(stopped(compared(candidate, live))).toEqual([])
  })

  test('another look of the page itself, and tells of it', () => {
    const redesigned = { ...compared({}), difference: { changed: 0.6, above: 0.02, blank: false } }
    expect(compareProofs(redesigned)).toEqual([
      { check: 'pixels', stops: false, message: 'looks different in 60 % of the window' },
    ])
  })
})

describe('comparison of a page that the live version has not', () => {
  test('stops what is wrong by itself', () => {
    const broken: Partial<PageState> = {
      errors: ['TypeError'],
      calls: { 'GET /api/x 500': 1 },
      overflows: true,
    }
    expect(stopped(compared(broken, null)).map((line) => line.split(':')[0])).toEqual([
      'console',
      'calls',
      'pixels',
    ])
  })

  test('tells of what may belong to the frame, and of what is not there for an invented address', () => {
    const fresh = compared(
      { globals: ['x'], left: { interval: 1 }, calls: { 'GET /api/rooms/: 404': 1 } },
      null,
    )
    expect(stopped(fresh)).toEqual([])
  })
})

test("proof takes what a version's own container is called for no new global", () => {
  const container = 'rafiq_rentals_2_0_0'
  const globals = ['rafiq', container, `rspackChunk_${container}`]
  expect(compareProofs(compared({ globals }, { globals: ['rafiq', 'rafiq_rentals_1_0_0'] }))).toEqual([])
})

const calls = { 'GET /api/things 200': 1, 'GET /api/fresh unanswered': 1 }

test('comparison tells of what a page shows without an answer that nobody has made up, and stops for the rest', () => {
  const found = compareProofs(compared({ calls, headings: 0, errors: ['lost'], globals: ['rafiq', 'cache'] }))
  expect(found.filter(({ stops }) => stops).map(({ check }) => check)).toEqual(['globals'])
  expect(found.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['has lost its heading', 'asks for GET /api/fresh unanswered as well']),
  )
})

test('comparison stops as ever where the live version asks for the same without an answer', () => {
  expect(stopped(compared({ calls, headings: 0 }, { calls }))).toEqual(['page: has lost its heading'])
})

describe('comparison of shells', () => {
  const frame = { header: 'display: block', main: 'display: block', 'header a "Home"': 'color: black' }
  const shells = (candidate: Partial<PageState>): Compared => ({
    ...compared({ frame, shownBy: 'shell', ...candidate }, { frame, shownBy: 'shell' }),
    ...{ remote: 'shell', version: 'shell', isShell: true },
  })

  test('tells of another frame and of what it defines, and takes listeners for its own affair', () => {
    const other = {
      ...{
        frame: { ...frame, header: 'display: grid' },
        leftovers: ['style a'],
        left: { 'resize on window': 1 },
      },
      globals: ['rafiq', 'cache'],
    }
    const found = compareProofs({ ...shells(other), difference: { changed: 0.9, above: 0.9, blank: false } })
    expect(found.filter(({ stops }) => stops)).toEqual([])
    expect([...new Set(found.map(({ check }) => check))]).toEqual([
      'globals',

      'styles',
      'pixels',
    ])
  })

  test.each<[string, Partial<PageState>, string]>([
    ['one that does not start', { shownBy: null }, 'page: does not start'],
    ['a lost landmark', { frame: { ...frame, header: 'display: none' } }, 'styles: has lost its header'],
    [
      'lost links',
      { frame: { header: 'display: block', main: 'display: block' } },
      'styles: has lost every link around its pages',
    ],
    [
      'a link that is covered',
      { frame: { ...frame, 'header a "Home"': 'color: black; covered' } },
      'styles: covers header a "Home"',
    ],
    ['a function that is overwritten', { overwritten: ['Array.from'] }, 'globals: overwrites Array.from'],
    ['an error', { errors: ['TypeError: x'] }, 'console: reports an error: TypeError'],
    ['a page that is too wide', { overflows: true }, 'pixels: is wider'],
    ['twice the weight', { bytes: 900_000 }, 'bytes: loads 879 KiB of the shell'],
  ])('stops %s', (_, candidate, sentence) => {
    expect(stopped(shells(candidate)).join('\n')).toContain(sentence)
  })

  test('takes whatever version of a remote the live shell shows for the right one', () => {
    const state = { frame, shownBy: '1.0.0' }
    const beside = { ...compared(state, state), version: '1.0.0', isShell: true }
    expect(compareProofs(beside)).toEqual([])
    const gone = { ...compared({ ...state, shownBy: null }, state), version: '1.0.0', isShell: true }
    expect(stopped(gone)).toEqual(['page: shows nothing of the remote'])
  })
})
