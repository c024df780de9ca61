import type { PipeTransform } from '@nestjs/common'
import { type SigningKeys, signClaims, verifyClaims } from '@rafiq/service-kit'
import { z } from 'zod'

/** How long a signed path is good for, in seconds. */
export const photoPathSeconds = 600

interface PhotoGrant {
  memberId: string
  photoId: string
  viewerId: string
}

const claimsOf = (grant: PhotoGrant, expires: number) => [
  grant.memberId,
  grant.photoId,
  grant.viewerId,
  String(expires),
]

/** A path to a member's photo that only this viewer was given; `<img>` sends no header, so the path carries the right. */
export function signPhotoPath(keys: SigningKeys, grant: PhotoGrant, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + photoPathSeconds
  const query = new URLSearchParams({
    photo: grant.photoId,
    viewer: grant.viewerId,
    expires: String(expires),
    signature: signClaims(keys, 'photo', claimsOf(grant, expires)),
  })
  return `/api/users/${grant.memberId}/photo?${query}`
}

/** The viewer whom a path was signed for; null when it was altered, is of another photo, or has expired. */
export function readPhotoPath(
  keys: SigningKeys,
  photo: { memberId: string; photoId: string },
  query: NonNullable<PhotoQuery>,
  now: Date,
): string | null {
  if (query.photo !== photo.photoId || query.expires * 1000 <= now.getTime()) return null
  const claims = claimsOf({ ...photo, viewerId: query.viewer }, query.expires)
  return verifyClaims(keys, 'photo', claims, query.signature) ? query.viewer : null
}

const signed = z.object({
  photo: z.uuid(),
  viewer: z.uuid(),
  expires: z.coerce.number().int().positive(),
  signature: z.string().min(1).max(100),
})

/** What a signed photo path carries; null where there is nothing that could be one. */
export type PhotoQuery = z.infer<typeof signed> | null

export const photoQuery: PipeTransform<unknown, PhotoQuery> = {
  transform: (query) => signed.safeParse(query).data ?? null,
}
