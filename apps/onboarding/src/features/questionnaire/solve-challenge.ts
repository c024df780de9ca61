import type { RegistrationChallenge, RegistrationProof } from '@rafiq/contracts/members'

/** This browser found no solution, or cannot look for one. */
export class ProofError extends Error {
  override readonly name = 'ProofError'
}

/**
 * The proof of work that a registration from a busy address needs. Keys are derived by Web Crypto, off the main thread.
 * @throws ProofError
 */
export async function solveChallenge(challenge: RegistrationChallenge): Promise<RegistrationProof> {
  try {
    const [{ solveChallenge: solve }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solve({ challenge, deriveKey })
    if (!solution) throw new Error('no solution in time')
    const { counter, derivedKey } = solution
    return { challenge, solution: { counter, derivedKey } }
  } catch (cause) {
    throw new ProofError('the registration challenge was not solved', { cause })
  }
}
