import { TriangleAlert } from '@rafiq/ui'
import type { SafetyTexts } from './safety-texts.ts'

/** The five signs to stop at. */
export function RedFlags({ flags: { title, intro, items } }: { flags: SafetyTexts['flags'] }) {
  return (
    <section
      aria-labelledby="red-flags"
      className="rounded-card border border-transparent bg-clay-tint p-5 sm:p-6"
    >
      <h3 id="red-flags" className="scroll-mt-24 text-lg font-semibold text-clay">
        {title}
      </h3>
      <p className="mt-3">{intro}</p>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-clay" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
