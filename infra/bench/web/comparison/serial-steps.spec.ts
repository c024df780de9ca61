import { expect, test } from '@jest/globals'
import { type PageRequest, serialSteps } from './serial-steps.ts'

const page: PageRequest = { url: '/matches', kind: 'Document', initiator: undefined, at: 0 }
const script = (url: string, initiator: string, at = 1): PageRequest => ({
  url,
  kind: 'Script',
  initiator,
  at,
})

test.each<[string, PageRequest[], number]>([
  ['a document alone', [page], 2],
  ['all that the document names', [page, script('/a.js', '/matches'), script('/b.js', '/matches')], 3],
  ['a script that another script asks for', [page, script('/a.js', '/matches'), script('/b.js', '/a.js')], 4],
  ['a read that a script makes', [page, { url: '/api', kind: 'Fetch', initiator: '/a.js', at: 1 }], 2],
  [
    'a page that is there before a script asks for more',
    [page, script('/a.js', '/matches'), script('/b.js', '/a.js', 11)],
    3,
  ],
])('serial steps of %s', (_, requests, steps) => expect(serialSteps(requests, 10)).toBe(steps))

test('serial steps of files that name each other are finite', () => {
  expect(serialSteps([script('/a.js', '/b.js'), script('/b.js', '/a.js')], 10)).toBe(3)
})
