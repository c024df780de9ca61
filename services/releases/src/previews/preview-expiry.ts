/** When a link ends: after the minutes asked for, and never after its preview. Whole seconds. */
export function previewExpiry(now: Date, minutes: number, previewEnds: Date): Date {
  const wanted = now.getTime() + minutes * 60_000
  return new Date(Math.floor(Math.min(wanted, previewEnds.getTime()) / 1000) * 1000)
}
