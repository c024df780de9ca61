/** Day in Riyadh as `YYYY-MM-DD`. */
const inRiyadh = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export type Step = 'day' | 'month'

/** The first day of the step that a moment is in, by the calendar of Riyadh. */
export function startOfStep(now: Date, step: Step): string {
  const day = inRiyadh.format(now)
  return step === 'day' ? day : `${day.slice(0, 8)}01`
}

/** The first days of the last `count` steps, oldest first, the current one included. */
export function lastSteps(now: Date, step: Step, count: number): string[] {
  const [year = 0, month = 0, day = 0] = startOfStep(now, step).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    const start = step === 'day' ? Date.UTC(year, month - 1, day - back) : Date.UTC(year, month - 1 - back, 1)
    return new Date(start).toISOString().slice(0, 10)
  })
}
