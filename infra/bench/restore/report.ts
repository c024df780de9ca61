import { type Goal, goalTable, table } from '../goals.ts'
import type { Options } from './options.ts'

export interface Figures extends Options {
  /** Bytes of the database when it was backed up. */
  bytes: number
  /** Seconds that the backup took, beside the running platform. */
  backup: number
  /** Seconds in which a data folder was made of it. */
  files: number
  /** Seconds from then until the platform is open: the log of changes is read, and who was deleted since is deleted again. */
  start: number
  /** Seconds before the loss of which nothing came back. */
  lost: number
}

/** Seconds. RPO: the database sends its log every five minutes at the latest. RTO: for a database of a gigabyte. */
const [lostLimit, openLimit] = [300, 120]

export const goalsOf = ({ files, start, lost }: Figures): Goal[] => [
  {
    goal: `of what was written until the loss at most ${lostLimit} s are missing (RPO)`,
    figure: `${lost.toFixed(0)} s`,
    met: lost <= lostLimit,
  },
  {
    goal: `open again ${openLimit} s after somebody begins to restore (RTO)`,
    figure: `${(files + start).toFixed(0)} s`,
    met: files + start <= openLimit,
  },
]

/** The figures as text. */
export const reportOf = (figures: Figures): string => {
  const { messages, seconds, bytes, backup, files, start } = figures
  return [
    table([
      ['', 's'],
      [`backup of ${messages} messages, ${(bytes / 1024 ** 2).toFixed(0)} MiB`, backup.toFixed(1)],
      ['written after it', seconds.toFixed(0)],
      ['a data folder of the backup', files.toFixed(1)],
      ['from there to an open platform', start.toFixed(1)],
    ]),
    goalTable(goalsOf(figures)),
  ].join('\n\n')
}
