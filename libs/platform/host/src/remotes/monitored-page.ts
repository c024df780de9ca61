import type { ComponentType, ReactNode } from 'react'

type Monitor = ComponentType<{ name: string; version: string; children: ReactNode }>

/** What watches over a remote's page: in the chunk that loads remotes, so that pages without one do without it. */
export let MonitoredPage: Monitor = ({ children }) => children

export const setPageMonitor = (next: Monitor): void => {
  MonitoredPage = next
}
