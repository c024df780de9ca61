import { useQueryClient } from '@rafiq/platform/query'
import { useEffect, useRef } from 'react'
import type { BlockChange } from './settle-block.ts'

const channelName = 'blocks'

/** Tells the browser's other tabs, which share the session. */
export function tellTabs(change: BlockChange) {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(change)
  channel.close()
}

/** Follows blocks that are set or lifted in another tab. */
export function useBlocksOfTabs(onChange?: (change: BlockChange) => void) {
  const client = useQueryClient()
  const told = useRef(onChange)
  told.current = onChange
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = async ({ data }: MessageEvent<BlockChange>) => {
      told.current?.(data)
      // Not part of the page's first load. Where it does not come, the next reading tells.
      const part = await import(/* webpackChunkName: "safety" */ './settle-block.ts').catch(() => null)
      part?.settleBlock(client, data)
    }
    return () => channel.close()
  }, [client])
}
