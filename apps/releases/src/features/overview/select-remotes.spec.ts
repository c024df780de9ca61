import { expect, test } from '@jest/globals'
import { aStatus } from '../../testing/a-status.ts'
import { anAnalysedRemote, anAnalysedVersion } from '../../testing/an-analysis.ts'
import { type Selection, selectRemotes } from './select-remotes.ts'

const failing = anAnalysedRemote({ versions: [anAnalysedVersion({ errorRate: 0.4 })] })
const remotes = [
  {
    status: aStatus({ name: 'chat', owner: { team: 'فريق الأحاديث', contact: 'chat@example.com' } }),
    analysed: failing,
  },
  { status: aStatus({ name: 'matches', canary: { version: '2.0.0', percent: 5 } }), analysed: undefined },
  { status: aStatus({ name: 'chat-archive', disabled: true }), analysed: failing },
]

test.each([
  ['all', '', ['chat', 'matches', 'chat-archive']],
  ['all', ' CHAT ', ['chat', 'chat-archive']],
  ['all', 'الاحاديث', ['chat']],
  ['attention', '', ['chat']],
  ['canary', '', ['matches']],
  ['off', '', ['chat-archive']],
  ['off', 'matches', []],
] as [Selection, string, string[]][])(
  'selection %s with the search "%s" lists %j',
  (selection, search, names) => {
    const listed = selectRemotes(remotes, { search, selection })
    expect(listed.map(({ status }) => status.name)).toEqual(names)
  },
)
