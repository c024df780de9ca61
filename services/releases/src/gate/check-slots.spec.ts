import { expect, test } from '@jest/globals'
import { type RemoteManifest, slotTypes } from '@rafiq/platform-contracts'
import { checkSlots, checkSlotTypes } from './check-slots.ts'

const manifest = (name: string, slots: Pick<RemoteManifest, 'offers' | 'fills'>): RemoteManifest => ({
  name,
  version: '1.0.0',
  platform: '^2.2.0',
  entry: 'remoteEntry.js',
  files: {},
  routes: [],
  navigation: [],
  shared: {},
  ...slots,
})

const offering = (props: Record<string, 'string' | 'number'>) =>
  manifest('matches', { offers: { 'matches.card.actions': props } })
const filling = (props: Record<string, 'string' | 'number'>) =>
  manifest('chat', { fills: { 'matches.card.actions': props } })

test('a slot whose props are all given passes, on either side', () => {
  const [offer, filler] = [offering({ memberId: 'string', age: 'number' }), filling({ memberId: 'string' })]
  expect(checkSlots(offer, [filler])).toEqual([])
  expect(checkSlots(filler, [offer])).toEqual([])
})

test('a filler of a slot that nobody offers passes', () => {
  expect(checkSlots(filling({ memberId: 'string' }), [manifest('account', {})])).toEqual([])
})

test('an offer that is taken back while a live remote fills it passes: the place stays empty', () => {
  expect(checkSlots(manifest('matches', {}), [filling({ memberId: 'string' })])).toEqual([])
})

test.each([
  ['is not given', { name: 'string' }],
  ['is given as another type', { memberId: 'number' }],
] as const)('a filler that reads a prop which %s is refused with the name of who offers it', (_, given) => {
  expect(checkSlots(filling({ memberId: 'string' }), [offering(given)])).toEqual([
    {
      path: 'fills.matches.card.actions',
      message: 'reads memberId: string, which matches 1.0.0 does not give: read what it offers',
    },
  ])
})

test('an offer that no longer gives what a live remote reads is refused with its name', () => {
  expect(checkSlots(offering({}), [filling({ memberId: 'string' })])).toMatchObject([
    { path: 'offers.matches.card.actions', message: expect.stringContaining('which chat 1.0.0 reads') },
  ])
})

test('a slot that begins with the name of another remote is refused', () => {
  const offer = manifest('account', { offers: { 'matches.card.actions': {} } })
  expect(checkSlots(offer, [])).toEqual([
    {
      path: 'offers.matches.card.actions',
      message: 'is a slot of another remote: call it account.<place>',
    },
  ])
})

const typed = manifest('matches', { offers: { 'matches.card.actions': { memberId: 'string' } } })
const check = (types: string | undefined) =>
  checkSlotTypes({ manifest: typed, code: new Map(), slotTypes: types })

test('slot types that the build wrote pass, and so does a version without any', () => {
  expect(check(slotTypes(typed))).toEqual([])
  expect(check(undefined)).toEqual([])
})

test.each(['declare global { interface String { mine: true } }', ''])(
  'slot types %j of another hand are refused',
  (types) => {
    expect(check(types)).toMatchObject([
      { path: 'remote.d.ts', message: expect.stringContaining('build again') },
    ])
  },
)

test('slot types of another version are refused', () => {
  expect(check(slotTypes({ ...typed, version: '0.9.0' }))).toHaveLength(1)
})
