import { expect, test } from '@jest/globals'
import { type Notice, newRequestSchema } from '@rafiq/contracts/moderation'
import { appealable, type RequestValues, toRequest } from './appeals.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const fieldsAtFault = (values: RequestValues) =>
  newRequestSchema.safeParse(toRequest(values)).error?.issues.map(({ path }) => path[0])

test.each<[RequestValues, object]>([
  [
    { kind: 'access', against: '', words: 'x' },
    { kind: 'access', words: 'x' },
  ],
  // Chosen before the kind was changed.
  [
    { kind: 'access', against: 'pause', words: 'x' },
    { kind: 'access', words: 'x' },
  ],
  [
    { kind: 'appeal', against: 'pause', words: 'x' },
    { kind: 'appeal', against: { kind: 'pause' }, words: 'x' },
  ],
  [
    { kind: 'appeal', against: id, words: 'x' },
    { kind: 'appeal', against: { kind: 'notice', noticeId: id }, words: 'x' },
  ],
])('request form values %j are sent as %j', (values, request) => {
  expect(newRequestSchema.parse(toRequest(values))).toEqual(request)
})

test.each<[RequestValues, string]>([
  [{ kind: '', against: '', words: 'x' }, 'kind'],
  [{ kind: 'appeal', against: '', words: 'x' }, 'against'],
  [{ kind: 'deletion', against: '', words: ' ' }, 'words'],
])('request form values %j are rejected at %s', (values, field) => {
  expect(fieldsAtFault(values)).toEqual([field])
})

test('decisions can be appealed against, thanks and answers cannot', () => {
  const notices = (['paused', 'report-thanks', 'request-answered', 'report-no-breach'] as const).map(
    (template): Notice => ({
      id,
      at: '2026-11-20T08:00:00.000Z',
      template,
      words: null,
      until: null,
      readAt: null,
    }),
  )
  expect(appealable(notices).map(({ template }) => template)).toEqual(['paused', 'report-no-breach'])
})
