import { useTranslation } from '@rafiq/platform/i18n'
import type { TracedFaults, TracedPlace } from '@rafiq/platform-contracts'
import { Ltr } from '@rafiq/ui'

type FaultStackProps = { fault: TracedFaults['faults'][number] }

/** Where a fault happened: in the source as far as the version came with its source maps, else in the built file. */
export function FaultStack({ fault: { file, line, column, stack } }: FaultStackProps) {
  const { t } = useTranslation('releases')
  const [place, ...callers] = stack
  if (file === null) return null
  if (!place?.source) return <PlaceLine name={nameOf(file, line, column)} />
  return (
    <>
      <PlaceLine name={sourceName(place)} />
      {place.source.text !== null && (
        <pre
          dir="ltr"
          className="my-1 rounded-control wrap-anywhere whitespace-pre-wrap bg-sunken px-3 py-2 text-sm"
        >
          <code>{place.source.text}</code>
        </pre>
      )}
      {callers.map((caller) => (
        <p key={nameOf(caller.file, caller.line, caller.column)} className="text-sm text-soft wrap-anywhere">
          {t('faults.calledFrom')} <Ltr>{sourceName(caller)}</Ltr>
        </p>
      ))}
    </>
  )
}

const PlaceLine = ({ name }: { name: string }) => (
  <p className="wrap-anywhere">
    <Ltr>{name}</Ltr>
  </p>
)

const sourceName = ({ source, file, line, column }: TracedPlace) =>
  source ? nameOf(source.file, source.line, source.column) : nameOf(file, line, column)

/** `src/room.tsx:12:5`, as editors open it. */
const nameOf = (file: string, line: number | null, column: number | null) =>
  [file, line, column].filter((part) => part !== null).join(':')
