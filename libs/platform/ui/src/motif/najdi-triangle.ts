/** The triangular opening in the wall of a Najdi house: light comes in, nobody looks in.
 * An upright triangle with its base on (x, y), as an SVG path; slightly steeper than equilateral, as the masons cut it. */
export function trianglePath(x: number, y: number, width: number): string {
  const height = width * 0.96
  return `M${round(x - width / 2)} ${round(y)}h${round(width)}L${round(x)} ${round(y - height)}z`
}

/** Two decimals: enough for a screen, and the same text on server and client. */
const round = (value: number): number => Math.round(value * 100) / 100
