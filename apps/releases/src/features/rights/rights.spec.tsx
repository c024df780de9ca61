import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { adminId, aRegistry, aRight } from '../../testing/a-registry.ts'
import { aStatus } from '../../testing/a-status.ts'
import { showReleases } from '../../testing/show.tsx'

const at = '/releases/matches'
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('page of a remote lists tokens and keys with maker, use and end, and revokes one for a reason', async () => {
  const token = aRight({ madeBy: 'operator:sara', lastUsedAt: '2026-11-20T10:30:00.000Z' })
  const revoked = {
    ...{
      revokedAt: '2026-11-20T08:00:00.000Z',
      revokedBy: `admin:${adminId}`,
      reason: 'The laptop was lost.',
    },
  }
  const key = aRight({ kind: 'key', id: '0192f0c1-2a3b-7c4d-8e5f-00000000abcd', ...revoked })
  const rights = { remote: 'matches', rights: [token, key] }
  let kept = rights
  const calls = aRegistry(
    { status: aStatus() },
    {
      'GET /api/releases/matches/rights': async () => ({ status: 200, body: kept }),
      [`POST /api/releases/matches/rights/token/${token.id}/revoke`]: async () => {
        kept = { ...rights, rights: [{ ...token, ...revoked, reason: 'It was in a log.' }, key] }
        return { status: 200, body: kept }
      },
    },
  )
  const user = showReleases({ at })
  const list = await section('Tokens and keys')
  const plain = ({ textContent }: HTMLElement) => (textContent ?? '').replaceAll(/[\u2066\u2069]/g, '')
  const [first, second] = (await list.findAllByRole('listitem')).map(plain)
  expect(first).toMatch(/^Publish token 00000001Valid.*sara, on the server itself.*Last used.*Expires never/)
  expect(second).toMatch(/^Signing key 0000abcdRevoked.*Last used never.*You · The laptop was lost\.$/)
  expect(list.getAllByRole('button')).toHaveLength(1)

  await user.click(list.getByRole('button', { name: /^Revoke/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  dialog.getByText('Write why it is revoked.')
  await user.type(dialog.getByRole('textbox', { name: /Why is it revoked/ }), 'It was in a log.')
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await list.findByText('It was in a log.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'POST', body: { reason: 'It was in a log.' } }),
  )
})
