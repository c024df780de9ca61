import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers, aStaffProfile } from '@rafiq/app-kit/testing'
import type { Role } from '@rafiq/contracts/accounts'
import { cleanup, screen } from '@testing-library/react'
import { aConnection } from '../testing/a-connection.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showConnections, showMatches } from '../testing/show.tsx'

beforeEach(() => cleanup())

const title = 'Team accounts take no part in matching'

test.each([
  ['matches', 'moderator', showMatches, 'Open the moderator panel', '/moderator'],
  ['matches', 'admin', showMatches, 'Open the moderator panel', '/moderator'],
  ['matches', 'releases', showMatches, 'Open the releases', '/releases'],
  ['connections', 'moderator', showConnections, 'Open the moderator panel', '/moderator'],
] as const)(
  'page of %s tells staff (%s) that they take no part, and leads to their work',
  async (_page, role: Role, show, action, path) => {
    apiAnswers(aMemberWith([], { profile: aStaffProfile({ role }) }))
    show()
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(path)
    expect(screen.queryByText('Nobody right now')).toBeNull()
  },
)

test('page of matches tells staff in Arabic that they take no part', async () => {
  apiAnswers(aMemberWith([], { profile: aStaffProfile() }))
  showMatches('ar')
  await screen.findByRole('heading', { name: 'حسابات الفريق لا تدخل في المطابقة' })
})

test('page of connections keeps the contacts of somebody who joined the team as a member', async () => {
  const profile = aStaffProfile({ budget: '15000-25000' })
  apiAnswers(aMemberWith([], { profile, connections: [aConnection()] }))
  showConnections()
  await screen.findByText('سارة')
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})
