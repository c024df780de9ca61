import { useLoaded } from '@rafiq/app-kit'
import { Button } from '@rafiq/ui'
import { type ReactNode, useState } from 'react'
import type { Person } from '../person.ts'

const loadDialog = () => import(/* webpackChunkName: "safety" */ './decline-dialog.tsx')
const preload = () => void loadDialog().catch(() => undefined)

/** Declines a contact kindly, after a question, which comes when it is wanted. */
export function DeclineButton({ person, children }: { person: Person; children: ReactNode }) {
  const { part, loading, request } = useLoaded(loadDialog)
  const [asking, setAsking] = useState(false)
  const ask = () => {
    if (!part) void request()
    setAsking(true)
  }
  return (
    <>
      <Button variant="quiet" busy={loading} onPointerEnter={preload} onFocus={preload} onClick={ask}>
        {children}
      </Button>
      {part && <part.DeclineDialog person={person} open={asking} onOpenChange={setAsking} />}
    </>
  )
}
