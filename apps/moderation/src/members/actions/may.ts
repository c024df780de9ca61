import { isUnderAdmins, type Role } from '@rafiq/contracts/accounts'
import type { ModeratorUser } from '@rafiq/contracts/moderation'

/** Who looks at the panel. */
export type Viewer = { id: string; role: Role }

type Account = Pick<ModeratorUser, 'id' | 'role'>

/** Nobody acts on their own account, and a moderator not on an admin's or on that of who runs releases. The server decides; this says what to offer. */
export const mayAct = (viewer: Viewer, account: Account): boolean =>
  viewer.id !== account.id && (viewer.role === 'admin' || !isUnderAdmins(account.role))

/** Deleting and roles are for admins (spec §6). */
export const mayDecide = (viewer: Viewer, account: Account): boolean =>
  viewer.role === 'admin' && mayAct(viewer, account)

/** Whether the member has paused matching themselves, which is theirs to end: staff can only pause it beside that. */
export const isOwnPause = ({
  isActive,
  pausedByStaff,
}: Pick<ModeratorUser, 'isActive' | 'pausedByStaff'>): boolean => !isActive && !pausedByStaff

/** What the toggle does: it pauses, or lifts a pause by staff. */
export const toggleOf = ({ pausedByStaff }: Pick<ModeratorUser, 'pausedByStaff'>): 'pause' | 'activate' =>
  pausedByStaff ? 'activate' : 'pause'
