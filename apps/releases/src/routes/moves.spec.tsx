import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { moveTo } from '../testing/a-registry.ts'
import { aStatus } from '../testing/a-status.ts'
import { openRemote, plain } from '../testing/open-remote.tsx'

const seen = { stable: '1.2.0', canary: null, disabled: false }
const canary = { version: '2.0.0', percent: 10 }

test('a rollback says what will happen to whom, happens, and can be undone', async () => {
  const { press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => ({
    'POST /api/releases/matches/rollback': moveTo(remote, { stable: '1.1.0', previous: '1.0.0' }),
    'POST /api/releases/matches/promote': moveTo(remote, { stable: '1.2.0', previous: '1.1.0' }),
  }))
  await press('Roll back to \u20661.1.0\u2069')
  const dialog = await screen.findByRole('alertdialog')
  expect(plain(dialog.textContent)).toContain('Roll matches back to 1.1.0?')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    'All visitors get 1.1.0 from the next page load.',
    '1.2.0 is given to nobody any more, not even in place of a version that fails.',
    'Pages that are open stay as they are until they are reloaded.',
  ])
  expect(sent()).toEqual([])
  await confirm('Roll back')
  const done = await screen.findByText(/is back at/)
  expect(plain(done.textContent)).toBe('matches is back at 1.1.0')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent()).toEqual([
    { method: 'POST', path: '/api/releases/matches/rollback', body: { version: '1.1.0', seen } },
  ])
  await within(screen.getByRole('region', { name: 'Live now' })).findByRole('button', {
    name: 'Roll back to \u20661.0.0\u2069',
  })

  await press('Undo')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(sent()[1]).toEqual({
    method: 'POST',
    path: '/api/releases/matches/promote',
    body: { version: '1.2.0', confirmed: true, seen: { ...seen, stable: '1.1.0' } },
  })
})

test('cancelled release dialog moves nothing', async () => {
  const { press, confirm, sent } = openRemote({ status: aStatus() }, () => ({}))
  await press('Switch off')
  await confirm('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toEqual([])
})

test('a version goes to a share of the visitors first', async () => {
  const { user, press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => ({
    'PUT /api/releases/matches/canary': moveTo(remote, { canary: { version: '1.3.0', percent: 5 } }),
  }))
  await press('Canary with \u20661.3.0\u2069')
  await user.click(await screen.findByRole('radio', { name: '5%' }))
  await press('Continue')
  await confirm('Give to 5%')
  await screen.findByText('Stable: 95% of visitors')
  expect(sent()).toEqual([
    { method: 'PUT', path: '/api/releases/matches/canary', body: { version: '1.3.0', percent: 5, seen } },
  ])
})

test('a canary is given to everybody, and both come back where that is undone', async () => {
  const { press, confirm, sent } = openRemote({ status: aStatus({ canary }) }, (remote) => ({
    'POST /api/releases/matches/promote': moveTo(remote, { stable: '2.0.0', canary: null }),
    'POST /api/releases/matches/rollback': moveTo(remote, { stable: '1.2.0' }),
    'PUT /api/releases/matches/canary': moveTo(remote, { canary }),
  }))
  await press('Give \u20662.0.0\u2069 to everybody')
  await confirm('Give to everybody')
  await press('Undo')
  await screen.findByText('Canary: 10% of visitors')
  expect(sent().map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['promote', { version: '2.0.0', seen: { ...seen, canary } }],
    ['rollback', { version: '1.2.0', confirmed: true, seen: { ...seen, stable: '2.0.0' } }],
    ['canary', { ...canary, seen }],
  ])
})

test('a remote is switched off and on', async () => {
  const { press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => ({
    'POST /api/releases/matches/disable': moveTo(remote, { disabled: true }),
    'POST /api/releases/matches/enable': moveTo(remote, { disabled: false }),
  }))
  await press('Switch off')
  await confirm('Switch off')
  await screen.findByText('Switched off: nobody gets it')
  await press('Switch on')
  await confirm('Switch on')
  await screen.findByText('Stable: 100% of visitors')
  expect(sent().map(({ body }) => body)).toEqual([{ seen }, { seen: { ...seen, disabled: true } }])
})

test('a double press moves once', async () => {
  const { user, press, sent } = openRemote({ status: aStatus() }, (remote) => ({
    'POST /api/releases/matches/disable': moveTo(remote, { disabled: true }),
  }))
  await press('Switch off')
  const button = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch off' })
  await user.dblClick(button)
  await screen.findByText('Switched off: nobody gets it')
  expect(sent()).toHaveLength(1)
})

describe('release dialog after a concurrent move', () => {
  test('asks again about what is live now', async () => {
    let first = true
    const { press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => {
      const rollback = moveTo(remote, { stable: '1.1.0' })
      return {
        'POST /api/releases/matches/rollback': async () => {
          if (!first) return rollback()
          first = false
          remote.status = aStatus({ stable: '1.3.0', previous: '1.2.0' })
          return { status: 409, body: { code: 'conflict', message: 'matches changed meanwhile' } }
        },
      }
    })
    await press('Roll back to \u20661.1.0\u2069')
    await confirm('Roll back')
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText('Somebody was faster')
    dialog.getByText(/1\.3\.0.* is given to nobody any more/)
    await confirm('Roll back')
    await screen.findByText(/is back at/)
    expect(sent().map(({ body }) => body)).toEqual([
      { version: '1.1.0', seen },
      { version: '1.1.0', seen: { ...seen, stable: '1.3.0' } },
    ])
  })

  test('undoes nothing', async () => {
    const { press, confirm } = openRemote({ status: aStatus() }, (remote) => ({
      'POST /api/releases/matches/disable': moveTo(remote, { disabled: true }),
      'POST /api/releases/matches/enable': {
        status: 409,
        body: { code: 'conflict', message: 'matches changed meanwhile' },
      },
    }))
    await press('Switch off')
    await confirm('Switch off')
    await press('Undo')
    await screen.findByText('Somebody has moved this remote since. Nothing was undone.')
  })
})

test('move that the gate refuses shows the gate’s words', async () => {
  const message = 'The release was refused: people 1.0.0 answers /matches.'
  const { press, confirm } = openRemote({ status: aStatus() }, () => ({
    'POST /api/releases/matches/rollback': { status: 422, body: { code: 'invalid-release', message } },
  }))
  await press('Roll back to \u20661.1.0\u2069')
  await confirm('Roll back')
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Nothing was changed')
  within(alert).getByText(message)
})

test('version ended by canary analysis asks for confirmation in words of its own', async () => {
  const { press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => {
    const done = moveTo(remote, { stable: '1.3.0', previous: '1.2.0' })
    let first = true
    return {
      'POST /api/releases/matches/promote': async () => {
        if (!first) return done()
        first = false
        return { status: 409, body: { code: 'version-ended', message: 'The watch ended matches 1.3.0.' } }
      },
    }
  })
  await press('Make live: \u20661.3.0\u2069')
  await confirm('Give to everybody')
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText('The watch ended this version')
  await confirm('Do it all the same')
  await screen.findByText(/is live for everybody/)
  expect(sent().map(({ body }) => body)).toEqual([
    { version: '1.3.0', seen },
    { version: '1.3.0', confirmed: true, seen },
  ])
})

describe('a version is taken away for good', () => {
  const yank = 'Take away for good: \u20661.2.0\u2069'

  test('with a reason, and cannot be brought back', async () => {
    const { user, press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => ({
      'POST /api/releases/matches/yank': moveTo(remote, { stable: '1.1.0', previous: '1.0.0' }),
    }))
    await press(yank)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'The files of 1.2.0 are deleted. It cannot be made live, tried or published again.',
      'Visitors who have 1.2.0 get the last healthy version before it.',
      'Pages that are open keep what they have loaded of it, and load no more.',
    ])
    await confirm('Take away for good')
    await dialog.findByText('Say why it is taken away.')
    expect(sent()).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Why is it taken away?' }), 'It leaks.')
    await confirm('Take away for good')
    await screen.findByText(/is gone for good/)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(sent().map(({ body }) => body)).toEqual([{ version: '1.2.0', reason: 'It leaks.', seen }])
  })

  test('and leaves visitors without the remote only once that is confirmed', async () => {
    const { user, press, confirm, sent } = openRemote({ status: aStatus() }, (remote) => {
      const done = moveTo(remote, { stable: null, previous: null })
      let first = true
      return {
        'POST /api/releases/matches/yank': async () => {
          if (!first) return done()
          first = false
          return { status: 409, body: { code: 'nothing-before', message: 'Nothing is there.' } }
        },
      }
    })
    await press(yank)
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByRole('textbox'), 'It leaks.')
    await confirm('Take away for good')
    await dialog.findByText('Nothing is there to go back to')
    await confirm('Leave visitors without it')
    await screen.findByText(/is gone for good/)
    expect(sent()[1]?.body).toEqual({ version: '1.2.0', reason: 'It leaks.', confirmed: true, seen })
  })
})
