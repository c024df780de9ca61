import { limits } from '@rafiq/contracts'

export interface ArchiveLimits {
  /** Bytes of the upload as it is sent. */
  readonly packedBytes: number
  /** Bytes of the archive once unpacked. */
  readonly unpackedBytes: number
  readonly entries: number
}

const mebibyte = 1024 * 1024

/** What a release may weigh; far above any remote we know, far below what hurts a service. */
export const releaseLimits: ArchiveLimits = {
  packedBytes: limits.body.release,
  unpackedBytes: 32 * mebibyte,
  entries: 2_000,
}
