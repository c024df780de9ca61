/** What people told the platform in a run, and what it made for them, by what it is: `name`, `password hash`. */
export type KnownData = Readonly<Record<string, Iterable<string>>>

export interface Finding {
  file: string
  line: number
  what: string
}

/** What nobody needs to have typed in this run to have no place in a log. */
const patterns: Readonly<Record<string, RegExp>> = {
  'password hash': /\$argon2(?:id|i|d)\$/,
  // Not `chat@1.0.0-dev.abc`, a version of a remote.
  'e-mail address': /[\w.+-]+@(?!\d+\.\d+\.\d+)[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/,
  'phone number': /(?<![\w.:-])(?:\+?9665\d{8}|05\d{8})(?![\w.:-])/,
  // 256 bits in base64url: sessions, and links in mails. Longer ones are hashes of files.
  token: /(?<![\w+/.-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[A-Za-z0-9_-]{43}(?![\w+/=.-])/,
}

/** Tokens of the links in a mail, each as a whole: the first part of a signed one is an id, which logs may hold. */
export const tokensIn = (mail: string): string[] =>
  [...mail.matchAll(/token=([\w.-]*[\w-])/g)].map(([, token = '']) => token)

/** Shorter ones are in other words as well. */
const shortest = 3

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Where a text stands as a whole, not as a part of a longer word; -1: nowhere. */
function indexOfWhole(text: string, known: string): number {
  for (let at = text.indexOf(known); at !== -1; at = text.indexOf(known, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + known.length])) return at
  }
  return -1
}

/** As it stands in a line of JSON as well. */
const forms = (known: string): string[] => [...new Set([known, JSON.stringify(known).slice(1, -1)])]

/** The first place of each thing in a log that tells of people. The findings themselves do not repeat it. */
export function findPersonalData(file: string, log: string, known: KnownData): Finding[] {
  const findings: Finding[] = []
  const found = (what: string, at: number) =>
    findings.push({ file, line: log.slice(0, at).split('\n').length, what })
  for (const [what, pattern] of Object.entries(patterns)) {
    const at = log.search(pattern)
    if (at !== -1) found(what, at)
  }
  for (const [what, texts] of Object.entries(known)) {
    const at = [...texts]
      .filter((text) => text.trim().length >= shortest)
      .flatMap(forms)
      .map((text) => indexOfWhole(log, text))
      .find((index) => index !== -1)
    if (at !== undefined) found(what, at)
  }
  return findings
}
