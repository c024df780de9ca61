import { useDirection } from '@rafiq/platform'
import { useFigures } from '../../shared/use-figures.ts'
import type { Measure } from './series.ts'

/** CSS pixels that the figures beside an axis take; the units of Arabic are words. */
const widths = { figures: 48, ltr: 48, rtl: 92 }

/** How the values of a measure are written, beside its axis in one unit, and the room that takes. */
export function useMeasureFormat(measure: Measure) {
  const { rate, duration, seconds, shift } = useFigures()
  const units = widths[useDirection()]
  const formats = {
    errorRate: { value: rate, axis: rate, width: widths.figures },
    lcp: { value: duration, axis: seconds, width: units },
    inp: { value: duration, axis: duration, width: units },
    cls: { value: shift, axis: shift, width: widths.figures },
  }
  return formats[measure]
}
