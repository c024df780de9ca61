import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showMatches } from '../testing/show.tsx'

const matches = 'GET /api/user/matches'
const minute = 60_000

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** A server that signs another link with each read; `answer` may hold one back, or refuse it. */
function server(answer: (read: number) => Promise<boolean> = async () => true) {
  let reads = 0
  apiAnswers({
    ...aMemberWith([]),
    [matches]: async () => {
      const read = ++reads
      return (await answer(read))
        ? { status: 200, body: [aMatch({ photoUrl: `/photo?read=${read}` })] }
        : { status: 503, body: { code: 'unavailable', message: 'x' } }
    },
  })
  return { reads: () => reads }
}

const photo = () => screen.findByRole<HTMLImageElement>('img', { name: "سارة's apartment" })
const shown = () => screen.queryByRole('img', { name: "سارة's apartment" })?.getAttribute('src') ?? null
const pass = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds)

/** To the connections and back, in one document. */
async function awayAndBack(user: ReturnType<typeof showMatches>) {
  await user.click(await screen.findByRole('link', { name: 'See your connections' }))
  await user.click(await screen.findByRole('link', { name: /matches/i }))
  await screen.findByRole('article', { name: 'سارة' })
}

test('a return after nine minutes follows no old photo link, and reads new ones first', async () => {
  const gate = Promise.withResolvers<boolean>()
  const { reads } = server((read) => (read === 1 ? Promise.resolve(true) : gate.promise))
  const user = showMatches()
  expect((await photo()).getAttribute('src')).toBe('/photo?read=1')
  pass(9 * minute + 1)
  await awayAndBack(user)
  expect(shown()).toBeNull()
  gate.resolve(true)
  await waitFor(() => expect(shown()).toBe('/photo?read=2'))
  expect(reads()).toBe(2)
})

test('a return before nine minutes reads no photo links', async () => {
  const { reads } = server()
  const user = showMatches()
  await photo()
  pass(8 * minute)
  await awayAndBack(user)
  expect(shown()).toBe('/photo?read=1')
  expect(reads()).toBe(1)
})

test('a photo that does not load gets another link, once', async () => {
  const { reads } = server()
  showMatches()
  fireEvent.error(await photo())
  await waitFor(() => expect(shown()).toBe('/photo?read=2'))
  fireEvent.error(await photo())
  await waitFor(() => expect(shown()).toBeNull())
  expect(reads()).toBe(2)
})

test('a photo that loaded in between may ask for another link again', async () => {
  const { reads } = server()
  showMatches()
  fireEvent.error(await photo())
  await waitFor(() => expect(shown()).toBe('/photo?read=2'))
  fireEvent.load(await photo())
  fireEvent.error(await photo())
  await waitFor(() => expect(shown()).toBe('/photo?read=3'))
  expect(reads()).toBe(3)
})

test('cards stay where photo links cannot be read, with the reason and another try', async () => {
  let up = true
  server(async () => up)
  const user = showMatches()
  const lost = await photo()
  up = false
  fireEvent.error(lost)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('article', { name: 'سارة' })
  up = true
  await user.click(retry)
  await photo()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
