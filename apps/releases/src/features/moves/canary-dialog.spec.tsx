import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { moveTo } from '../../testing/a-registry.ts'
import { aStatus } from '../../testing/a-status.ts'
import { openRemote, plain } from '../../testing/open-remote.tsx'

const seen = { stable: '1.2.0', canary: null, disabled: false }

test('a version goes to some visitors first, by what the platform knows of them', async () => {
  const audience = { role: ['staff'], city: ['riyadh', 'jeddah'] }
  const { user, press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => ({
    'PUT /api/releases/matches/canary': moveTo(remote, {
      canary: { version: '1.3.0', percent: 100, audience },
    }),
  }))
  await press('Canary with \u20661.3.0\u2069')
  await user.click(await screen.findByRole('checkbox', { name: 'Staff' }))
  for (const city of ['Riyadh', 'Mecca', 'Jeddah']) {
    await user.click(screen.getByRole('combobox', { name: /^City/ }))
    await user.click(await screen.findByRole('option', { name: city }))
  }
  await user.click(screen.getByRole('button', { name: 'Remove Mecca' }))
  await user.click(screen.getByRole('radio', { name: '100%' }))
  await press('Continue')
  const dialog = await screen.findByRole('alertdialog')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    '100% of these visitors get 1.3.0 from the next page load: Role: Staff · City: Riyadh or Jeddah. All others stay with 1.2.0.',
    'With all of them in the canary there is nobody to compare with: it does not end by itself.',
    'Pages that are open stay as they are until they are reloaded.',
  ])
  await confirm('Give to 100%')
  await screen.findByText('Canary: 100% of an audience (Role: Staff · City: Riyadh or Jeddah)')
  await screen.findByText('Stable: all other visitors')
  expect(sent().map(({ body }) => body)).toEqual([{ version: '1.3.0', percent: 100, audience, seen }])
})

test('a canary for some is opened to a share of everybody', async () => {
  const ofStaff = { version: '1.3.0', percent: 50, audience: { role: ['staff'] } }
  const { user, press, confirm, sent } = openRemote({ status: aStatus({ canary: ofStaff }) }, (remote) => ({
    'PUT /api/releases/matches/canary': moveTo(remote, { canary: { version: '1.3.0', percent: 10 } }),
  }))
  await press('Change share or audience')
  await user.click(await screen.findByRole('checkbox', { name: 'Staff' }))
  await user.click(screen.getByRole('radio', { name: '10%' }))
  await press('Continue')
  await confirm('Give to 10%')
  await screen.findByText('Canary: 10% of visitors')
  expect(sent().map(({ body }) => body)).toEqual([
    { version: '1.3.0', percent: 10, audience: null, seen: { ...seen, canary: ofStaff } },
  ])
})
