import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { useQuery } from '@rafiq/platform/query'
import { apiAnswers } from '@rafiq/platform/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { sara, show } from '../testing/show.tsx'
import type { BlockChange } from './settle-block.ts'
import { tellTabs, useBlocksOfTabs } from './tabs.ts'

/** Every channel of one name in one browser. */
class Channels {
  static readonly all = new Set<Channels>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channels.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channels.all) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channels.all.delete(this)
  }
}

beforeEach(() => {
  cleanup()
  Object.assign(globalThis, { BroadcastChannel: Channels })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'))

function Names({ onChange }: { onChange: (change: BlockChange) => void }) {
  useBlocksOfTabs(onChange)
  const { data } = useQuery<{ id: string; name: string }[]>({ queryKey: ['/api/user/matches'] })
  return <p>{data?.map(({ name }) => name).join(', ')}</p>
}

test('who is blocked in another tab is gone from this one, and back when it is lifted', async () => {
  const matches = [sara, { id: 'hind', name: 'Hind' }]
  apiAnswers({ 'GET /api/user/matches': async () => ({ status: 200, body: matches }) })
  const told = jest.fn()
  show(<Names onChange={told} />)
  await screen.findByText('Sara, Hind')
  const gone = matches.splice(0, 1)
  act(() => tellTabs({ memberId: sara.id, blocked: true }))
  await screen.findByText('Hind')
  expect(told).toHaveBeenCalledWith({ memberId: sara.id, blocked: true })
  matches.unshift(...gone)
  act(() => tellTabs({ memberId: sara.id, blocked: false }))
  await waitFor(() => screen.getByText('Sara, Hind'))
})
