import { clsx } from 'clsx'
import { useUi } from '../provider.tsx'
import { passwordStrength } from './password-strength.ts'

const fills = ['', 'bg-clay', 'bg-amber', 'bg-palm', 'bg-palm-strong'] as const

/** Four steps and a word; it advises and never blocks. */
export function StrengthMeter({ id, password }: { id: string; password: string }) {
  const { labels } = useUi()
  const strength = passwordStrength(password)
  const word = strength === 0 ? '' : labels.passwordStrength[strength - 1]
  return (
    <div className="mt-2 flex items-center gap-3">
      <div aria-hidden="true" className="grid grow grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 rounded-full transition-colors',
              step <= strength ? fills[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <span id={id} aria-live="polite" className="min-h-6 min-w-20 text-sm text-soft">
        {word}
      </span>
    </div>
  )
}
