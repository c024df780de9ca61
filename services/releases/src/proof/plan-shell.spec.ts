import { expect, test } from '@jest/globals'
import { aManifest } from '../../test/a-release.ts'
import type { PlannedComposition } from './plan-compositions.ts'
import { planShell } from './plan-shell.ts'

const everybodys: PlannedComposition = { name: 'stable', seed: undefined }
const product = { guarded: [{ path: '/chat' }, { path: '/staff/*', roles: ['admin'] }] }
const shell = {
  routes: ['/', '/login'].map((path) => ({ path, files: [] })),
}
const remote = (name: string, path: string) =>
  aManifest(undefined, {
    name,
    routes: [
      { path, files: [] },
      { path: `${path}/more`, files: [] },
    ],
  })
const stable = [remote('chat', '/chat'), remote('homes', '/homes'), remote('staff', '/staff/list')]

const planned = (hasAccount: boolean, canaries = [] as typeof stable, compositions = [everybodys]) => {
  const { looks, unopened } = planShell(shell, { compositions, stable, canaries }, product, hasAccount)
  const told = looks.map(({ page, language, composition, widths, axe, optional }) =>
    [
      page.subject.name,
      page.path,
      language,
      widths.join('+'),
      composition.name,
      ...(axe ? ['axe'] : []),
      ...(optional ? ['optional'] : []),
    ].join(' '),
  )
  return { told, unopened }
}

test('shell is looked at in the first page of each remote, once, and in its own pages at every width in both languages', () => {
  expect(planned(true).told).toEqual([
    'shell / ar 1280+390 stable axe',
    'shell / en 390+1280 stable axe',
    'homes /homes ar 390 stable',
    'chat /chat en 1280 stable',
    'staff /staff/list ar 390 stable',
    'shell /login ar 1280+390 stable axe',
    'shell /login en 390+1280 stable axe',
    'homes /homes en 1280 stable optional',
    'chat /chat ar 390 stable optional',
    'staff /staff/list en 1280 stable optional',
  ])
})

test('shell is looked at in each running canary, in the first page of that remote', () => {
  const canary = { name: 'canary homes@2.0.0', seed: 'a', canary: { remote: 'homes', version: '2.0.0' } }
  const { told } = planned(true, [remote('homes', '/houses')], [everybodys, canary])
  expect(told.filter((look) => look.includes('canary'))).toEqual(['homes /houses ar 390 canary homes@2.0.0'])
})

test('shell is not looked at in pages for members where there is no account, and its proof says so', () => {
  const { told, unopened } = planned(false)
  expect(told.some((look) => look.includes('/chat'))).toBe(false)
  expect(unopened).toEqual([{ path: '/chat', reason: 'no-account' }])
})
