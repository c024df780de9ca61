import type { RemoteStatus } from '@rafiq/platform-contracts'
import { useRef, useState } from 'react'
import { AuditTrail } from '../features/audit/audit-trail.tsx'
import { CanaryAnalysisSection } from '../features/canary-analysis/canary-analysis-section.tsx'
import { Compare } from '../features/compare/compare.tsx'
import type { Pair } from '../features/compare/difference.tsx'
import { LiveNow } from '../features/live/live-now.tsx'
import { CanaryDialog } from '../features/moves/canary-dialog.tsx'
import type { Move } from '../features/moves/move.ts'
import { type Done, MoveDialog } from '../features/moves/move-dialog.tsx'
import { RemoteActions } from '../features/moves/remote-actions.tsx'
import { UndoStrip } from '../features/moves/undo-strip.tsx'
import { Owner } from '../features/owner/owner.tsx'
import { Proofs } from '../features/proofs/proofs.tsx'
import { Rights } from '../features/rights/rights.tsx'
import { Versions } from '../features/versions/versions.tsx'

/** The parts of a remote's page, and the moves that they lead to. */
export function RemoteSections({ status }: { status: RemoteStatus }) {
  const [asked, setAsked] = useState<Move | null>(null)
  const [sharing, setSharing] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [pair, setPair] = useState<Pair>({
    from: status.previous ?? '',
    to: status.canary?.version ?? status.stable ?? '',
  })
  const compareRef = useRef<HTMLDivElement>(null)
  const liveRef = useRef<HTMLDivElement>(null)
  const compare = (version: string) => {
    setPair({ from: status.stable ?? '', to: version })
    compareRef.current?.focus()
  }
  const putAway = () => {
    setDone(null)
    liveRef.current?.focus()
  }
  return (
    <>
      {done && <UndoStrip status={status} done={done} onClose={putAway} />}
      <div ref={liveRef} tabIndex={-1} className="rounded-card">
        <LiveNow
          status={status}
          actions={<RemoteActions status={status} onAsk={setAsked} onAskShare={setSharing} />}
        />
      </div>
      <CanaryAnalysisSection status={status} />
      <Versions status={status} onAsk={setAsked} onAskShare={setSharing} onCompare={compare} />
      <Proofs remote={status.name} />
      <Compare ref={compareRef} remote={status.name} pair={pair} onChange={setPair} />
      <Owner status={status} />
      <Rights remote={status.name} />
      <AuditTrail remote={status.name} />
      {sharing !== null && (
        <CanaryDialog
          status={status}
          version={sharing}
          onClose={() => setSharing(null)}
          onChoose={(move) => {
            setSharing(null)
            setAsked(move)
          }}
        />
      )}
      {asked && <MoveDialog status={status} move={asked} onClose={() => setAsked(null)} onDone={setDone} />}
    </>
  )
}
