import { limits } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { withoutDirectionControls } from '@rafiq/platform-contracts'
import { TextField } from '@rafiq/ui'
import { useEffect, useRef, useState } from 'react'

/** How long nobody types before it is searched; milliseconds. */
const pause = 300

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

/**
 * Searches while one types, and at once by Enter or on leaving the field: a search that came later would take back the way to
 * the page that was chosen meanwhile. Shows what the address says where that changes by itself.
 */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('moderation')
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const wanted = withoutDirectionControls(typed).trim()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searchNow = () => {
    clearTimeout(timer.current)
    if (wanted !== search) onSearch(wanted)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins a search
  useEffect(() => {
    if (wanted === search) return
    timer.current = setTimeout(() => onSearch(wanted), pause)
    return () => clearTimeout(timer.current)
  }, [wanted])
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, in which this is tested, does not know <search>
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <TextField
        label={<span className="sr-only">{t('filters.search')}</span>}
        type="search"
        ltr
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.email.max}
        placeholder={t('filters.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={searchNow}
      />
    </form>
  )
}
