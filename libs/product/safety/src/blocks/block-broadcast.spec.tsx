import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { useQuery } from '@rafiq/platform/query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { sara, show } from '../testing/show.tsx'
import type { BlockChange } from './apply-block.ts'
import { broadcastBlock, useBlocksFromTabs } from './block-broadcast.ts'

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
  useBlocksFromTabs(onChange)
  const { data } = useQuery<{ id: string; name: string }[]>({ queryKey: ['/api/user/matches'] })
  return <p>{data?.map(({ name }) => name).join(', ')}</p>
}

test('somebody blocked in another tab disappears from this one, and is back when the block is lifted', async () => {
  const matches = [sara, { id: 'hind', name: 'Hind' }]
  apiAnswers({ 'GET /api/user/matches': async () => ({ status: 200, body: matches }) })
  const told = jest.fn()
  show(<Names onChange={told} />)
  await screen.findByText('Sara, Hind')
  const gone = matches.splice(0, 1)
  act(() => broadcastBlock({ memberId: sara.id, blocked: true }))
  await screen.findByText('Hind')
  expect(told).toHaveBeenCalledWith({ memberId: sara.id, blocked: true })
  matches.unshift(...gone)
  act(() => broadcastBlock({ memberId: sara.id, blocked: false }))
  await waitFor(() => screen.getByText('Sara, Hind'))
})
