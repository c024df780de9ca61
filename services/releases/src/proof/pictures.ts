import type { PictureDifference } from './page-state.ts'

/** In pixels of the picture, from its edges. */
export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** A picture of a window, PNG, and where in it the remote's area is. */
export interface Picture {
  readonly png: Buffer
  readonly area: Area | null
}

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Per channel, 0 to 255: what the eye does not see, and fonts that are drawn a shade lighter. */
const tolerance = 24

/** A library with machine code, which a service that proves nothing never loads. */
const imaging = async () => (await import('sharp')).default

async function pixelsOf({ png }: Picture): Promise<Pixels> {
  const sharp = await imaging()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** How a candidate's picture differs from the live version's; the windows have one size. */
export async function comparePictures(
  candidate: Picture,
  live: Picture | undefined,
): Promise<PictureDifference> {
  const [now, before] = await Promise.all([pixelsOf(candidate), live && pixelsOf(live)])
  const blank = candidate.area !== null && isOneColour(now, candidate.area)
  if (!before || before.width !== now.width || before.height !== now.height)
    return { changed: 0, above: 0, blank }
  const above = Math.min(candidate.area?.top ?? 0, live?.area?.top ?? 0, now.height)
  return {
    changed: changedIn(now, before, 0, now.height),
    above: above > 0 ? changedIn(now, before, 0, above) : 0,
    blank,
  }
}

/** The share of pixels that differ, in these lines. */
function changedIn(now: Pixels, before: Pixels, from: number, to: number): number {
  const [start, end] = [from * now.width * 3, to * now.width * 3]
  let changed = 0
  for (let at = start; at < end; at += 3) {
    if (
      differs(now.data, before.data, at) ||
      differs(now.data, before.data, at + 1) ||
      differs(now.data, before.data, at + 2)
    ) {
      changed += 1
    }
  }
  return end > start ? changed / ((end - start) / 3) : 0
}

const differs = (now: Buffer, before: Buffer, at: number): boolean =>
  Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > tolerance

function isOneColour({ data, width, height }: Pixels, area: Area): boolean {
  const [left, right] = [Math.max(0, area.left), Math.min(width, area.right)]
  const [top, bottom] = [Math.max(0, area.top), Math.min(height, area.bottom)]
  if (right - left < 2 || bottom - top < 2) return true
  const first = (top * width + left) * 3
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        if (Math.abs((data[at + channel] ?? 0) - (data[first + channel] ?? 0)) > tolerance) return false
      }
    }
  }
  return true
}

/** Pixels between two pictures. */
const gap = 16

/** What a person looks at: the live version on the left and the candidate on the right, or the candidate alone. WebP. */
export async function sideBySide(candidate: Picture, live: Picture | undefined): Promise<Buffer> {
  const sharp = await imaging()
  if (!live) return sharp(candidate.png).webp({ quality: 70 }).toBuffer()
  const [{ width = 0, height = 0 }, before] = await Promise.all([
    sharp(candidate.png).metadata(),
    sharp(live.png).metadata(),
  ])
  const left = (before.width ?? 0) + gap
  return sharp({
    create: {
      width: left + width,
      height: Math.max(height, before.height ?? 0),
      channels: 3,
      background: '#888888',
    },
  })
    .composite([
      { input: live.png, left: 0, top: 0 },
      { input: candidate.png, left, top: 0 },
    ])
    .webp({ quality: 70 })
    .toBuffer()
}
