import { currentSpan } from '../tracing/tracing.ts'

/** Beside what a job carries: which work sent it. A job sent by untraced work is as it always was. */
const traceKey = '$trace'

/** What a job carries, with the trace that it belongs to where there is one. */
export function withTrace<Data>(data: Data): Data {
  const span = currentSpan()
  return span ? { ...data, [traceKey]: span.traceparent } : data
}

/** The two taken apart again: handlers never see of which trace a job is. */
export function splitTrace(carried: unknown): { data: unknown; parent: string | undefined } {
  if (typeof carried !== 'object' || carried === null || !(traceKey in carried)) {
    return { data: carried, parent: undefined }
  }
  const { [traceKey]: parent, ...data } = carried
  return { data, parent: typeof parent === 'string' ? parent : undefined }
}
