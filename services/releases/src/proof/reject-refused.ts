import type { Proof } from '@rafiq/platform-contracts'
import { RuleError } from '@rafiq/service-kit'

/** @throws RuleError `invalid-release` that says what a browser saw, and where; nothing for another verdict */
export function rejectRefused(proof: Proof | undefined): void {
  if (proof?.verdict !== 'refused') return
  const issues = proof.findings.map(({ path, language, width, composition, message }) => ({
    path,
    message: `${message} (${language}, ${width} px, ${composition})`,
  }))
  const [first] = issues
  throw new RuleError('invalid-release', {
    message: `The proof refused this version: ${first?.path} ${first?.message}. Pictures: rafiq-release proof ${proof.remote}.`,
    issues,
  })
}
