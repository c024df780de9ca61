import type { IsolatedRoot, RemoteDefinition } from '@rafiq/platform'
import { type RouteObject, useLocation, useNavigate } from '@rafiq/platform/router'
import { createPath } from '@rafiq/platform/shell'
import { useEffect, useRef, useState } from 'react'
import type { RemoteVersion } from '../composition/composition.ts'

type IsolatedRemoteProps = {
  mount: NonNullable<RemoteDefinition['mount']>
  routes: RouteObject[]
  version: RemoteVersion
}

/** Pages that a remote draws by a React of its own: it gets an element, hears of addresses, and says where it goes. */
export function IsolatedRemote({ mount, routes, version: { name, version } }: IsolatedRemoteProps) {
  const area = useRef<HTMLDivElement>(null)
  const root = useRef<IsolatedRoot | null>(null)
  const navigate = useNavigate()
  const address = createPath(useLocation())
  const [fault, setFault] = useState<{ error: unknown } | null>(null)
  const latest = useRef({ address, navigate })
  useEffect(() => {
    latest.current = { address, navigate }
    root.current?.goTo(address)
  }, [address, navigate])
  useEffect(() => {
    if (!area.current) return
    const { address } = latest.current
    const onNavigate = (next: string, replace: boolean) => void latest.current.navigate(next, { replace })
    const onFault = (error: unknown) => setFault({ error })
    const mounted = mount(area.current, { name, version, routes, address, onNavigate, onFault })
    root.current = mounted
    return () => mounted.unmount()
  }, [mount, routes, name, version])
  if (fault) throw fault.error
  return <div ref={area} />
}
