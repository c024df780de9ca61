import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { runToken } from './run-token.ts'

const platform = 'https://rafiq.example/'
let github: Server
let asked: string | undefined
let env: Record<string, string>

beforeEach(async () => {
  github = createServer(({ url, headers }, response) => {
    asked = url
    response.statusCode = headers.authorization === 'Bearer of the job' ? 200 : 401
    response.end('{"value":"of the run"}')
  })
  github.listen(0, '127.0.0.1')
  await once(github, 'listening')
  const { port } = github.address() as AddressInfo
  env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
  }
})
afterEach(() => {
  github.close()
})

test('run token comes from GitHub, for the platform alone', async () => {
  expect(await runToken(env, platform)).toBe('of the run')
  expect(asked).toBe('/token?api-version=2.0&audience=https%3A%2F%2Frafiq.example')
})

test('run token that GitHub does not give is told', async () => {
  env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'another'
  await expect(runToken(env, platform)).rejects.toThrow('it answers 401')
})

test('run token of GitLab is in the environment, and nowhere outside of a pipeline', async () => {
  expect(await runToken({ RELEASES_ID_TOKEN: 'of the run' }, platform)).toBe('of the run')
  expect(await runToken({}, platform)).toBeUndefined()
})
