import { useQueryClient } from '@rafiq/platform/query'
import { useEffect, useRef } from 'react'
import type { BlockChange } from './apply-block.ts'

const channelName = 'blocks'

/** Announces a change to the browser's other tabs, which share the session. */
export function broadcastBlock(change: BlockChange) {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(change)
  channel.close()
}

/** Applies blocks that are set or lifted in another tab. */
export function useBlocksFromTabs(onChange?: (change: BlockChange) => void) {
  const client = useQueryClient()
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = async ({ data }: MessageEvent<BlockChange>) => {
      latestOnChange.current?.(data)
      // Not part of the page's first load. Where it does not come, the next reading tells.
      const part = await import(/* webpackChunkName: "safety" */ './apply-block.ts').catch(() => null)
      part?.applyBlock(client, data)
    }
    return () => channel.close()
  }, [client])
}
