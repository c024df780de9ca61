import { remoteScope } from '@rafiq/platform-contracts'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useDirection } from '../language/use-language.ts'

type RemoteIdentity = { name: string; version: string }
type RemoteArea = RemoteIdentity & { portal: HTMLElement | null }

const RemoteContext = createContext<RemoteArea | null>(null)

/**
 * The area of one remote: its element, to which its styles are bound, and a second one at the end of the body, in
 * which its dialogs and menus open with the same styles and direction.
 */
export function RemoteBoundary({ name, version, children }: RemoteIdentity & { children: ReactNode }) {
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const direction = useDirection()
  const scope = remoteScope(name, version)
  useEffect(() => {
    const element = document.createElement('div')
    element.dataset.remote = scope
    element.dataset.remotePortal = ''
    document.body.append(element)
    setPortal(element)
    return () => element.remove()
  }, [scope])
  useEffect(() => {
    if (portal) portal.dir = direction
  }, [portal, direction])
  return (
    <RemoteContext value={{ name, version, portal }}>
      <div data-remote={scope}>{children}</div>
    </RemoteContext>
  )
}

/** Where this remote's overlays go; `undefined` (the body) in the shell and for the first render. */
export const usePortalContainer = (): HTMLElement | undefined =>
  useContext(RemoteContext)?.portal ?? undefined
