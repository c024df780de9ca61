export { CardPhone } from './card-phone.tsx'
export { MemberCard } from './member-card.tsx'
export type { ShownMember } from './shown-member.ts'
