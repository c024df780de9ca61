import type { ReleaseHistory, TeamRight } from '@rafiq/platform-contracts'

type Entry = ReleaseHistory['entries'][number]
type Right = Pick<TeamRight, 'kind' | 'id'>

/** What the trail keeps beside an action, where its words are known; else the text itself. */
type Detail =
  | { automatic: true }
  | { right: Right; until?: string; reason?: string }
  | { right: Right; before: Right }
  | { text: string }

const right = String.raw`(token|key):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`
const grant = new RegExp(String.raw`^${right}(?: until (\d{4}-\d\d-\d\d))?$`)
const revocation = new RegExp(`^${right}: (.*)$`, 's')
const rotation = new RegExp(`^${right} in place of ${right}$`)

const toRight = (kind: string | undefined, id = ''): Right => ({
  kind: kind === 'token' ? 'token' : 'key',
  id,
})

/** The action decides: a reason or a team's name may read like what a machine wrote. */
export function readDetail({ action, detail }: { action: Entry['action']; detail: string }): Detail {
  if ((action === 'publish' || action === 'move') && detail === 'automatic') return { automatic: true }
  const granted = action === 'grant' && grant.exec(detail)
  if (granted) {
    const [, kind, id, until] = granted
    return { right: toRight(kind, id), ...(until && { until }) }
  }
  const revoked = action === 'revoke' && revocation.exec(detail)
  if (revoked) {
    const [, kind, id, reason = ''] = revoked
    return { right: toRight(kind, id), reason }
  }
  const rotated = action === 'rotate' && rotation.exec(detail)
  if (rotated) {
    const [, kind, id, oldKind, oldId] = rotated
    return { right: toRight(kind, id), before: toRight(oldKind, oldId) }
  }
  return { text: detail }
}
