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
  const formatTime = (unit: 'second' | 'millisecond', digits: number) => {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const numbers = new Intl.NumberFormat(locale, fraction)
    const units = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, ...fraction })
    return (value: number) => {
      const [number, text] = [numbers.format(value), units.format(value)]
      // Arabic says one and two by the unit alone; with the number the unit stays as it is beside a hundred.
      return text.includes(number) ? text : units.format(100).replace(numbers.format(100), number)
    }
  }
  const kilobytes = format({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const hundredths = format({ maximumFractionDigits: 2 })
  const seconds = formatTime('second', 1)
  const milliseconds = formatTime('millisecond', 0)
  return {
    /** Kilobytes of 1,000. */
    size: (bytes: number) => kilobytes(bytes / 1000),
    /** Milliseconds, as seconds where they are many; always with the number. */
    duration: (value: number | null) => {
      if (value === null) return '–'
      return value >= 1000 ? seconds(value / 1000) : milliseconds(value)
    },
    /** From 0 to 1; with the same sign in both languages, as `useFormat().percent` has it. */
    rate: (value: number | null) => (value === null ? hundredths(null) : `${hundredths(value * 100)}%`),
    shift: format({ maximumFractionDigits: 3 }),
  }
}
