import type { Member } from '../members/member.entity.ts'

/**
 * By which name a mail greets; null: by none. Before an address is verified, whoever typed the name may be a stranger to
 * whoever reads the mail, so nothing that was typed is in it: else anybody could have words of theirs sent to anyone.
 */
export function greetedName({
  emailVerifiedAt,
  profile,
}: Pick<Member, 'emailVerifiedAt' | 'profile'>): string | null {
  return emailVerifiedAt === null ? null : (profile?.name ?? null)
}

/** A name on one line, as a greeting has it. */
export const onOneLine = (name: string | null): string | null =>
  name === null ? null : name.replaceAll(/\s+/g, ' ').trim()
