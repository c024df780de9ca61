import { useFormat } from './use-language.ts'

/** Day and time of something that happened, in Riyadh's time. */
export function Moment({ at }: { at: string }) {
  const { date, time } = useFormat()
  return (
    <time dateTime={at}>
      <bdi>{date(at)}</bdi> · <bdi>{time(at)}</bdi>
    </time>
  )
}
