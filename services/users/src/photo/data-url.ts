/** The declared type and the bytes of a base64 data URL; null for anything else. */
export function parseDataUrl(dataUrl: string): { type: string; bytes: Buffer } | null {
  const comma = dataUrl.indexOf(',')
  const header = /^data:([\w/+.-]+);base64$/.exec(dataUrl.slice(0, Math.min(comma, 100)))
  if (comma < 0 || !header?.[1]) return null
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  return bytes.length > 0 ? { type: header[1].toLowerCase(), bytes } : null
}
