import type { knownShares } from './shares.ts'

const looks = {
  stable: 'bg-palm forced-colors:bg-[CanvasText]',
  canary: 'bg-dusk forced-colors:bg-[Highlight]',
} as const

/** The visitors of a remote as one line, by what they get. The words beside it say the same. */
export const ShareBar = ({ shares }: { shares: ReturnType<typeof knownShares> }) => (
  <div
    aria-hidden="true"
    className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken forced-colors:outline"
  >
    {shares.map(({ channel, percent }) => (
      <div
        key={channel}
        className={`transition-[inline-size] duration-200 ${looks[channel]}`}
        style={{ inlineSize: `${percent}%` }}
      />
    ))}
  </div>
)
