import { signClaims } from '@rafiq/service-kit'

const witnesses = 2 ** 16

/**
 * Whom a beacon counts as in a trial: one of 65,536 numbers, the same for all beacons from an address. Tens of
 * thousands of addresses share each, so it leads back to nobody, even with the key; and without the key nobody can
 * choose theirs. Two visitors who share a number count as one, whichever version they got: the test loses a failure,
 * never its fairness.
 *
 * @param trial names the trial, so that an address is another number in the next
 */
export function witnessOf(key: string, trial: string, address: string): number {
  return Buffer.from(signClaims([key], 'watch', [trial, address]), 'base64url').readUInt32BE() % witnesses
}
