import type { PhotoLinks } from '@rafiq/app-kit'
import { Card } from '@rafiq/ui'
import { type ReactNode, useId } from 'react'
import { Bio } from './bio.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardHead } from './card-head.tsx'
import { CardPhoto } from './card-photo.tsx'
import { LifestyleBadges } from './lifestyle-badges.tsx'
import type { ShownMember } from './shown-member.ts'

type MemberCardProps = {
  member: ShownMember
  name: string
  /** The level under the page's own headings. */
  heading: 'h2' | 'h3'
  photoAlt: string
  /** Of the read that the member comes from, where the page may stay open for long. */
  photoLinks?: PhotoLinks
  /** City and gender are said above all cards. */
  isShared?: boolean
  /** Stands beside the name. */
  score?: ReactNode
  /** Stands in the corner: a button that opens what else can be done. */
  menu?: ReactNode
  /** At the bottom: the phone, and whatever one can do. */
  children: ReactNode
}

/** A member as matches see them (spec §2, look): who and where first; then the home, the person, and the way on. */
export function MemberCard({
  member,
  name,
  heading,
  photoAlt,
  photoLinks,
  isShared = false,
  score,
  menu,
  children,
}: MemberCardProps) {
  const headingId = useId()
  const { photoUrl, lifestyle, bio } = member
  return (
    <Card as="article" flush aria-labelledby={headingId} className="flex h-full flex-col overflow-hidden">
      {photoUrl && <CardPhoto src={photoUrl} alt={photoAlt} links={photoLinks} />}
      <div className="grow space-y-4 p-5">
        <CardHead
          member={isShared ? { ...member, location: null, gender: null } : member}
          name={name}
          heading={heading}
          headingId={headingId}
          score={score}
          menu={menu}
        />
        <CardFacts member={member} />
        {lifestyle && <LifestyleBadges lifestyle={lifestyle} />}
        {bio && <Bio text={bio} />}
      </div>
      <footer className="space-y-3 border-t border-line px-5 py-4">{children}</footer>
    </Card>
  )
}
