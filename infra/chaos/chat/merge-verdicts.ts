import type { Verdict } from './check.ts'

/** The verdict on several conversations, none of which has a message of another's. */
export function mergeVerdicts(verdicts: readonly Verdict[]): Verdict {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0)
  return {
    sent: sum(({ sent }) => sent),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: verdicts.flatMap(({ lost }) => lost),
    vanished: verdicts.flatMap(({ vanished }) => vanished),
    doubled: verdicts.flatMap(({ doubled }) => doubled),
    reordered: verdicts.flatMap(({ reordered }) => reordered),
    gaps: verdicts.flatMap(({ gaps }) => gaps),
    phantoms: verdicts.flatMap(({ phantoms }) => phantoms),
    marks: verdicts.flatMap(({ marks }) => marks),
    wire: {
      arrived: sum(({ wire }) => wire.arrived),
      repeated: sum(({ wire }) => wire.repeated),
      late: sum(({ wire }) => wire.late),
    },
    delays: verdicts.flatMap(({ delays }) => delays),
  }
}
