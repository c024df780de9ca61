import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aConnection } from '../testing/a-connection.ts'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showConnections, showMatches } from '../testing/show.tsx'

const other = { id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'هند' }
const block = `/api/user/blocks/${aMatch().id}`

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function pressBlock(user: ReturnType<typeof showMatches>) {
  await user.click(await screen.findByRole('button', { name: 'More options: سارة' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block…' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }))
}

test('somebody blocked from the card disappears with the question about them, and is back by Undo', async () => {
  const cards = [aMatch(), aMatch(other)]
  const question = { userId: 'me', matchedUserId: aMatch().id, due: Date.now() + 60_000 }
  sessionStorage.setItem('matches.outcomes', JSON.stringify([question]))
  let blocked = false
  const set = (to: boolean) => async () => {
    blocked = to
    return { status: 204 }
  }
  apiAnswers({
    ...aMemberWith(cards),
    'GET /api/user/matches': async () => ({ status: 200, body: blocked ? cards.slice(1) : cards }),
    [`PUT ${block}`]: set(true),
    [`DELETE ${block}`]: set(false),
  })
  await pressBlock(showMatches())
  await waitFor(() => expect(screen.queryByRole('article', { name: 'سارة' })).toBeNull())
  screen.getByRole('article', { name: 'هند' })
  expect(sessionStorage.getItem('matches.outcomes')).toBe('[]')
  shownToast()?.action?.onPress()
  await screen.findByRole('article', { name: 'سارة' })
})

test.each(['contacted', 'connected', 'failed'])(
  'who is blocked from a contact that is %s is gone from the history',
  async (status) => {
    let blocked = false
    const connections = [aConnection({ status })]
    apiAnswers({
      ...aMemberWith([], { connections }),
      'GET /api/users/connections': async () => ({ status: 200, body: blocked ? [] : connections }),
      [`PUT ${block}`]: async () => {
        blocked = true
        return { status: 204 }
      },
    })
    await pressBlock(showConnections())
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(shownToast()).toMatchObject({ title: 'سارة is blocked' })
  },
)
