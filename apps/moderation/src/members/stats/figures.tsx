import { useTranslation } from '@rafiq/platform/i18n'
import { Button, ChevronDown, Skeleton } from '@rafiq/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { StatCards } from './stat-cards.tsx'

/** What lies behind the four figures, a chunk each: most days nobody asks. */
const sections = {
  charts: lazy(() => import(/* webpackChunkName: "over-time" */ '../charts/over-time.tsx')),
  exposure: lazy(() => import(/* webpackChunkName: "exposure" */ '../exposure/exposure.tsx')),
} satisfies Record<string, ComponentType>

export type FigureSection = keyof typeof sections
const names = Object.keys(sections) as FigureSection[]
const idOf = (name: FigureSection) => `moderator-${name}`

/** The four figures as they are; for whoever asks, how they came about and how evenly members are shown. */
export function Figures({ open }: { open: readonly FigureSection[] }) {
  return (
    <>
      <StatCards />
      {names.map((name) => (
        <div key={name} id={idOf(name)} className="empty:hidden">
          {open.includes(name) && <OpenSection name={name} />}
        </div>
      ))}
    </>
  )
}

function OpenSection({ name }: { name: FigureSection }) {
  const Section = sections[name]
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <Section />
    </Suspense>
  )
}

type FigureTogglesProps = { open: readonly FigureSection[]; onChange: (open: FigureSection[]) => void }

/** Stand beside the title, so that they take no line from the accounts. */
export function FigureToggles({ open, onChange }: FigureTogglesProps) {
  const { t } = useTranslation('moderation')
  return names.map((name) => {
    const shown = open.includes(name)
    return (
      <Button
        key={name}
        variant="quiet"
        className="-mx-3 px-3 text-sm"
        aria-expanded={shown}
        aria-controls={idOf(name)}
        onClick={() => onChange(shown ? open.filter((one) => one !== name) : [...open, name])}
        icon={
          <ChevronDown
            aria-hidden="true"
            className={`transition-transform max-sm:hidden ${shown ? 'rotate-180' : ''}`}
          />
        }
      >
        {t(`${name}.${shown ? 'hide' : 'show'}`)}
      </Button>
    )
  })
}
