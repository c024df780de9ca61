import { expect, test } from '@jest/globals'
import { readNamespaces } from './checks.ts'

test('locale files belong to the app they lie in, or to the namespace they are named after', () => {
  const file = (path: string, texts: unknown) => ({ path, text: JSON.stringify(texts) })
  expect(
    readNamespaces([
      file('apps/matches/src/locales/ar.json', { title: 'توافقات' }),
      file('apps/matches/src/locales/en.json', { title: 'Matches' }),
      file('libs/web/platform/src/locales/ar/common.json', { save: 'حفظ' }),
      file('apps/matches/package.json', {}),
    ]),
  ).toEqual([
    { name: 'matches', texts: { ar: { title: 'توافقات' }, en: { title: 'Matches' } } },
    { name: 'common', texts: { ar: { save: 'حفظ' }, en: {} } },
  ])
})
