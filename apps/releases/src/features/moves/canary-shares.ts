/** Whole percent: small steps at first, where a fault costs least. */
const shares = [1, 5, 10, 25, 50, 75]

/** What a canary's share can become: all of an audience too; never what it is. */
export const canaryShares = ({
  isForSome,
  without,
}: {
  isForSome: boolean
  without: number | null
}): number[] => [...shares, ...(isForSome ? [100] : [])].filter((share) => share !== without)
