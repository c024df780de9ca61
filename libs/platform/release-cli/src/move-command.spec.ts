import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import type { MoveResult } from '@rafiq/platform-contracts'
import { moveCommand, moveSentence } from './move-command.ts'
import { readSettings } from './settings.ts'

const result: MoveResult = { remote: 'chat', stable: '1.0.0', canary: null, disabled: false, changed: true }

test.each([
  [{}, 'chat: everybody gets 1.0.0.'],
  [{ changed: false }, 'Nothing to do. chat: everybody gets 1.0.0.'],
  [{ canary: { version: '2.0.0', percent: 10 } }, 'chat: 10 % of visitors get 2.0.0, the others 1.0.0.'],
  [
    { canary: { version: '2.0.0', percent: 50, audience: { role: ['staff'] } } },
    'chat: 50 % of the visitors with role=staff get 2.0.0, the others 1.0.0.',
  ],
  [{ stable: null }, 'chat: nobody gets it.'],
  [
    { stable: null, canary: { version: '2.0.0', percent: 10 } },
    'chat: 10 % of visitors get 2.0.0, the others nothing.',
  ],
  [{ disabled: true }, 'chat is disabled: nobody gets it.'],
])('move command %j: %s', (overrides, sentence) => {
  expect(moveSentence({ ...result, ...overrides })).toBe(sentence)
})

/** What the command says of a move that the registry answers so; a failure is thrown. */
async function move(action: string, answer: MoveResult): Promise<string[]> {
  const said: string[] = []
  const server = createServer(({ method }, response) => {
    response.writeHead(200, { 'x-release-revision': 'a.7', 'x-live-revision': 'a.7' })
    response.end(JSON.stringify(method === 'POST' ? answer : { remotes: [] }))
  }).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const settings = readSettings({ RELEASES_URL: url, RELEASES_TOKEN: 'the-token' }, '/nowhere')
    await moveCommand({ remote: 'chat', action }, settings, (line) => said.push(line))
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return said
}

const disabled = { ...result, disabled: true }

test.each([
  ['promote', disabled, 'It was kept and is not live: chat is disabled. Enable it first.'],
  ['rollback', { ...disabled, changed: false }, 'Nothing changed and nothing is live: chat is disabled.'],
])('move command %s fails for a disabled remote', async (action, answer, sentence) => {
  await expect(move(action, answer)).rejects.toThrow(sentence)
})

test.each([
  ['promote', result, 'chat: everybody gets 1.0.0.'],
  ['disable', disabled, 'chat is disabled: nobody gets it.'],
  ['yank', disabled, 'chat is disabled: nobody gets it.'],
])('move command %s succeeds when it is live', async (action, answer, sentence) => {
  expect(await move(action, answer)).toEqual([sentence])
})

test('rollback says what does not fit what is live', async () => {
  const said = await move('rollback', {
    ...result,
    warnings: ['routes.0 is /chat, and maps 1.0.0 answers /chat'],
  })
  expect(said[1]).toBe('Does not fit what is live: routes.0 is /chat, and maps 1.0.0 answers /chat.')
})
