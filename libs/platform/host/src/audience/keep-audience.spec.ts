import { afterEach, expect, test } from '@jest/globals'
import { session } from '@rafiq/platform/shell'
import { apiAnswers } from '@rafiq/platform/testing'
import { keepAudience } from './keep-audience.ts'

const settings = { publicUrl: 'https://shop.test', reportSample: 1, loadSeconds: 4 }
const asked = { method: 'PUT', path: '/api/composition/audience', body: undefined }

afterEach(() => session.end())

test('audience is told to nobody where no canary asks for it', () => {
  const calls = apiAnswers({})
  session.start('a-token')
  keepAudience(settings)
  session.end()
  expect(calls).toEqual([])
})

test('audience is told when a session is there, and whenever one begins or ends', () => {
  const calls = apiAnswers({ 'PUT /api/composition/audience': { status: 204 } })
  session.start('a-token')
  keepAudience({ ...settings, audience: true })
  expect(calls).toEqual([asked])
  session.end()
  expect(calls).toEqual([asked, asked])
  session.start('another-token')
  expect(calls).toHaveLength(3)
})
