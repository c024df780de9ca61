import { useQueryClient } from '@rafiq/platform/query'
import { useEffect, useRef } from 'react'
import { type BlockChange, settleBlock } from './settle-block.ts'

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
    channel.onmessage = ({ data }: MessageEvent<BlockChange>) => {
      settleBlock(client, data)
      told.current?.(data)
    }
    return () => channel.close()
  }, [client])
}
