import { useFormat, useLanguage } from '@rafiq/platform'

/** By locale: each figure of a page has formats, and they take long to make. */
const figures: Record<string, ReturnType<typeof createFigures>> = {}

/** How measured things are written; `null` is a dash, since nobody measured. */
export function useFigures() {
  const { locale } = useFormat()
  // Arabic has no short forms of these that people read.
  const unitDisplay = useLanguage() === 'ar' ? 'long' : 'narrow'
  figures[locale] ??= createFigures(locale, unitDisplay)
  return figures[locale]
}

function createFigures(locale: string, unitDisplay: 'long' | 'narrow') {
  const format = (options: Intl.NumberFormatOptions) => {
    const number = new Intl.NumberFormat(locale, options)
    return (value: number | null) => (value === null ? '–' : number.format(value))
  }
  const kilobytes = format({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const hundredths = format({ maximumFractionDigits: 2 })
  const seconds = format({ style: 'unit', unit: 'second', unitDisplay, maximumFractionDigits: 1 })
  const milliseconds = format({ style: 'unit', unit: 'millisecond', unitDisplay, maximumFractionDigits: 0 })
  return {
    /** Kilobytes of 1,000. */
    size: (bytes: number) => kilobytes(bytes / 1000),
    /** Milliseconds, as seconds where they are many. */
    duration: (value: number | null) =>
      value !== null && value >= 1000 ? seconds(value / 1000) : milliseconds(value),
    /** Milliseconds, as seconds. */
    seconds: (value: number | null) => seconds(value === null ? null : value / 1000),
    /** From 0 to 1; with the same sign in both languages, as `useFormat().percent` has it. */
    rate: (value: number | null) => (value === null ? hundredths(null) : `${hundredths(value * 100)}%`),
    shift: format({ maximumFractionDigits: 3 }),
  }
}
