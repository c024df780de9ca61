import { riyadhOffset } from '@rafiq/contracts'

/** How many positions the circle has on which matches of equal score take turns; `match_candidates.position` is one. */
export const rotationSize = 2 ** 31

const dayLength = 86_400_000

/**
 * Where on the circle a viewer begins, among matches of equal score: elsewhere every day of Riyadh, and each viewer
 * elsewhere, so that over many looks everybody is as often among the first. The same all day, so a list stays as it is.
 */
export function rotationStart(viewerId: string, now: Date): number {
  const day = Math.floor((now.getTime() + riyadhOffset) / dayLength)
  return hash(`${viewerId}/${day}`) >>> 1
}

/** How far a member is from where the viewer begins: among equal scores the lowest comes first. */
export const turnOf = (position: number, start: number): number =>
  (position - start + rotationSize) % rotationSize

/** 32 bits, spread evenly also over texts that differ in one character: FNV-1a and the last steps of MurmurHash3. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
