import { beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { block, choose } from '../testing/show.tsx'

beforeEach(() => void cleanup())

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Block Sara?' }))

test('the block dialog says what a block does before it happens', async () => {
  const calls = apiAnswers({})
  await choose('Block…')
  const said = await dialog()
  said.getByText('The two of you disappear from each other at once.')
  said.getByText('Sara is not told.')
  said.getByText(/You can lift the block at any time in your account/)
  expect(calls).toEqual([])
})

test('the block dialog blocks once, however often it is pressed, leaves, and offers Undo', async () => {
  const calls = apiAnswers({ [`PUT ${block}`]: { status: 204 }, [`DELETE ${block}`]: { status: 204 } })
  const left = jest.fn()
  const user = await choose('Block…', left)
  await user.dblClick((await dialog()).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${block}`])
  expect(left).toHaveBeenCalledTimes(1)
  expect(shownToast()).toMatchObject({ title: 'Sara is blocked', tone: 'success' })
  shownToast()?.action?.onPress()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Sara is no longer blocked' }))
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: block })
})

test.each([
  [503, 'unavailable', 'The service is not available at the moment. Please try again shortly.'],
  [404, 'not-found', 'This account is no longer here, so there is nobody to block.'],
])(
  'the block dialog stays open after a %d, says why, and can be tried again',
  async (status, code, sentence) => {
    apiAnswers({ [`PUT ${block}`]: { status, body: { code, message: 'x' } } })
    const left = jest.fn()
    const user = await choose('Block…', left)
    await user.click((await dialog()).getByRole('button', { name: 'Block' }))
    await (await dialog()).findByText(sentence)
    expect(left).not.toHaveBeenCalled()
    apiAnswers({ [`PUT ${block}`]: { status: 204 } })
    await user.click((await dialog()).getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  },
)

test('an Undo of a block that fails says so', async () => {
  apiAnswers({ [`PUT ${block}`]: { status: 204 } })
  const user = await choose('Block…')
  await user.click((await dialog()).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Sara is blocked' }))
  apiAnswers({ [`DELETE ${block}`]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
  shownToast()?.action?.onPress()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'The block was not lifted', tone: 'error' }),
  )
})
