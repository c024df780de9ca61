import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useNavigate, useSearchParams } from '@rafiq/platform/router'
import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'
import { SelectField, TextField } from '@rafiq/ui'
import { type FormEvent, useState } from 'react'
import { remotePath } from '../../shared/paths.ts'
import { RemoteCard } from './remote-card.tsx'
import { isSelection, type Selection, selections, selectRemotes } from './select-remotes.ts'

/** As many as one sees at a glance. */
const withoutSearch = 8

type RemoteListProps = { remotes: readonly RemoteStatus[]; analysed: readonly AnalysedRemote[] }

/** Every remote; where they are many, with a search by name and a choice of those that want a look. */
export function RemoteList({ remotes, analysed }: RemoteListProps) {
  const { t } = useTranslation('releases')
  const [parameters, setParameters] = useSearchParams()
  const wanted = parameters.get('show')
  const selection = isSelection(wanted) ? wanted : 'all'
  const [search, setSearch] = useState(parameters.get('search') ?? '')
  const byName = new Map(analysed.map((remote) => [remote.name, remote]))
  const listed = remotes.map((status) => ({ status, analysed: byName.get(status.name) }))
  const found = selectRemotes(listed, { search, selection })
  const keep = (next: { search: string; selection: Selection }) => {
    const kept = { ...(next.search && { search: next.search }) }
    const shown = next.selection === 'all' ? {} : { show: next.selection }
    setParameters({ ...kept, ...shown }, { replace: true })
  }
  return (
    <>
      {remotes.length > withoutSearch && (
        <Filters
          search={search}
          selection={selection}
          first={found[0]?.status.name}
          countOf={(one) => selectRemotes(listed, { search, selection: one }).length}
          onChange={(next) => {
            setSearch(next.search)
            keep(next)
          }}
        />
      )}
      {remotes.length > withoutSearch && (
        <p role="status" className="text-sm text-soft">
          {t('overview.found', { count: found.length })}
        </p>
      )}
      {found.map((one) => (
        <RemoteCard key={one.status.name} {...one} />
      ))}
    </>
  )
}

type FiltersProps = {
  search: string
  selection: Selection
  /** Opened by Enter. */
  first: string | undefined
  countOf: (selection: Selection) => number
  onChange: (next: { search: string; selection: Selection }) => void
}

function Filters({ search, selection, first, countOf, onChange }: FiltersProps) {
  const { t } = useTranslation('releases')
  const { number } = useFormat()
  const navigate = useNavigate()
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    if (search.trim() && first !== undefined) void navigate(remotePath(first))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, in which this is tested, does not know <search>
    <form role="search" className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]" onSubmit={openFirst}>
      <TextField
        label={<span className="sr-only">{t('overview.search')}</span>}
        type="search"
        ltr
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        placeholder={t('overview.search')}
        value={search}
        onChange={({ target }) => onChange({ search: target.value, selection })}
      />
      <SelectField
        label={<span className="sr-only">{t('overview.show')}</span>}
        value={selection}
        onValueChange={(next) => onChange({ search, selection: next })}
        options={selections.map((value) => ({
          value,
          label: `${t(`overview.selections.${value}`)} (${number(countOf(value))})`,
        }))}
      />
    </form>
  )
}
