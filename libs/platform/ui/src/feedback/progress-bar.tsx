export type ProgressBarProps = {
  /** 0 to 100. */
  value: number
  /** What progresses; also shown at the start of the line ("Step 2 of 5"). */
  label: string
  /** The value in words, shown at the end ("40%"); read in place of the number. */
  valueText?: string | undefined
}

export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
  const filled = Math.min(100, Math.max(0, value))
  return (
    <div>
      <div aria-hidden="true" className="mb-2 flex justify-between gap-4 text-sm text-soft tabular-nums">
        <span>{label}</span>
        {valueText && <span>{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-palm-tint forced-colors:outline"
      >
        <div
          className="h-full rounded-full bg-palm transition-[inline-size] duration-200 forced-colors:bg-[CanvasText]"
          style={{ inlineSize: `${filled}%` }}
        />
      </div>
    </div>
  )
}
