/** 0 (empty) to 4. Length counts most, as NIST SP 800-63B has it; a repeated or run-on password stays weak. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const distinct = new Set(password).size
  if (password.length < 8 || distinct < 5 || isRun(password)) return 1
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  ).length
  if (password.length >= 15 || (password.length >= 12 && kinds >= 3)) return 4
  if (password.length >= 12 || (password.length >= 10 && kinds >= 3)) return 3
  return 2
}

/** Only neighbours: 12345678, abcdefgh. */
function isRun(password: string): boolean {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1)
}
