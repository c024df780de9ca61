const names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** What a passkey that is made here may be called, until its owner names it. */
export const deviceName = (userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
