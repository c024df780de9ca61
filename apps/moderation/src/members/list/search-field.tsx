import { limits, withoutDirectionControls } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { TextField } from '@rafiq/ui'
import { useEffect, useState } from 'react'

/** How long nobody types before it is searched; milliseconds. */
const pause = 300

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

/** Searches while one types, and at once by Enter; shows what the address says where that changes by itself. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('moderation')
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const wanted = withoutDirectionControls(typed).trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins a search
  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(() => onSearch(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, in which this is tested, does not know <search>
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== search) onSearch(wanted)
      }}
    >
      <TextField
        label={t('filters.search')}
        type="search"
        ltr
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.email.max}
        placeholder={t('filters.searchHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
