import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { aRegistry } from '../../testing/a-registry.ts'
import { aStatus } from '../../testing/a-status.ts'
import { showReleases } from '../../testing/show.tsx'

const at = '/releases/matches'
const owner = { team: 'فريق التوافق', contact: 'matching@example.com' }
const section = async () => within(await screen.findByRole('region', { name: 'Owner' }))

test('page of a remote names its owner, and lets staff say who it is', async () => {
  const remote = { status: aStatus() }
  const calls = aRegistry(remote, {
    'PUT /api/releases/matches/owner': async () => {
      remote.status = aStatus({ owner })
      return { status: 200, body: owner }
    },
  })
  const user = showReleases({ at })
  ;(await section()).getByText('Nobody has said which team answers for it.')
  await user.click((await section()).getByRole('button', { name: 'Name the owner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Team/ }), owner.team)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  dialog.getByText('Fill this in.')
  await user.type(dialog.getByRole('textbox', { name: /^Contact/ }), owner.contact)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const link = await (await section()).findByRole('link', { name: owner.contact })
  expect(link.getAttribute('href')).toBe(`mailto:${owner.contact}`)
  ;(await section()).getByText(owner.team)
  expect(calls).toContainEqual({
    method: 'PUT',
    path: '/api/releases/matches/owner',
    body: { ...owner, seen: null },
  })
})

test.each([
  [400, 'invalid-input', 'Write a mail address, or an address that begins with https://.'],
  [409, 'conflict', 'Somebody else has changed the owner in the meantime. Look at it, and try again.'],
])(
  'owner that the registry answers with %i is not saved, and the dialog says why',
  async (status, code, sentence) => {
    aRegistry(
      { status: aStatus({ owner: { team: 'Matching', contact: 'https://chat.example.com/matching' } }) },
      { 'PUT /api/releases/matches/owner': { status, body: { code, message: 'No.' } } },
    )
    const user = showReleases({ at })
    expect((await section()).getByRole('link').getAttribute('href')).toBe('https://chat.example.com/matching')
    await user.click((await section()).getByRole('button', { name: 'Change the owner' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(sentence)
  },
)
