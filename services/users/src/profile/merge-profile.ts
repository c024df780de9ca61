import type { Issue } from '@rafiq/contracts'
import {
  cityHasAreas,
  type ProfileEdit,
  type ProfilePhoto,
  questionnaireIssues,
} from '@rafiq/contracts/questionnaire'
import type { Profile } from '../members/member.entity.ts'

export type PhotoChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; upload: ProfilePhoto }

export type MergedProfile = { issues: Issue[] } | { answers: Omit<Profile, 'photoId'>; photo: PhotoChange }

/**
 * An edit over the answers that are there. Another city clears the area (spec §2), and who no longer has an apartment
 * has no photo of one; the rules over several answers hold for the result.
 */
export function mergeProfile(current: Omit<Profile, 'photoId'>, edit: ProfileEdit): MergedProfile {
  const { profilePhoto, area, ...rest } = edit
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const merged = { ...current, ...given } as Omit<Profile, 'photoId'>
  const moved = merged.location !== current.location
  merged.area = area !== undefined ? area : moved || !cityHasAreas(merged.location) ? null : current.area
  merged.bio = merged.bio || null
  const issues = questionnaireIssues({ ...merged, profilePhoto })
  if (issues.length > 0) return { issues }
  return { answers: merged, photo: photoChange(merged, profilePhoto) }
}

function photoChange(
  answers: Pick<Profile, 'hasApartment'>,
  upload: ProfilePhoto | null | undefined,
): PhotoChange {
  if (upload) return { kind: 'replace', upload }
  if (upload === null || answers.hasApartment === 'need-apartment') return { kind: 'remove' }
  return { kind: 'keep' }
}

/** The photo that the profile names then. @param uploaded the id of one that came with the edit */
export function photoAfter(
  change: PhotoChange,
  previous: string | null,
  uploaded: string | null,
): string | null {
  if (change.kind === 'replace') return uploaded
  return change.kind === 'keep' ? previous : null
}
