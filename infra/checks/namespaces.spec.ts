import { expect, test } from '@jest/globals'
import { readNamespaces } from './checks.ts'

test('texts belong to the app they lie in, the namespace they are named after, or the page they are of', () => {
  const file = (path: string, texts: unknown) => ({ path, text: JSON.stringify(texts) })
  expect(
    readNamespaces([
      file('apps/matches/src/locales/ar.json', { title: 'توافقات' }),
      file('apps/matches/src/locales/en.json', { title: 'Matches' }),
      file('apps/matches/src/safety/locales/ar.json', { safety: { block: 'حظر' } }),
      file('libs/platform/sdk/src/locales/ar/common.json', { save: 'حفظ' }),
      file('apps/matches/package.json', {}),
      file('apps/shell/src/features/legal/terms.ar.json', { sections: ['قبول الشروط'] }),
      file('apps/shell/src/features/legal/terms.en.json', { sections: ['Accepting these terms'] }),
    ]),
  ).toEqual([
    {
      name: 'matches',
      texts: { ar: { title: 'توافقات', safety: { block: 'حظر' } }, en: { title: 'Matches' } },
    },
    { name: 'common', texts: { ar: { save: 'حفظ' }, en: {} } },
    {
      name: 'shell/src/features/legal/terms',
      texts: { ar: { sections: ['قبول الشروط'] }, en: { sections: ['Accepting these terms'] } },
    },
  ])
})
