import type { Member } from './member.entity.ts'

/** Whether an admin may go (be deleted, demoted): somebody has to be left who can act as one. */
export function leavesAnAdmin(
  admins: readonly Pick<Member, 'id' | 'role' | 'pausedByStaff'>[],
  leaving: string,
): boolean {
  return admins.some(({ id, role, pausedByStaff }) => id !== leaving && role === 'admin' && !pausedByStaff)
}
