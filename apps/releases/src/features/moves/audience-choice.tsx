import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { Audience, AudienceAttribute } from '@rafiq/platform-contracts'
import { Button, Combobox, MultiChoice } from '@rafiq/ui'

type AudienceChoiceProps = {
  attributes: readonly AudienceAttribute[]
  value: Audience
  onChange: (value: Audience) => void
}

/** Whom a canary is for: any number of values of each attribute; nothing of one that is no condition. */
export function AudienceChoice({ attributes, value, onChange }: AudienceChoiceProps) {
  return attributes.map((attribute) => {
    const Values = attribute.values.length > few ? ManyValues : FewValues
    return (
      <Values
        key={attribute.name}
        attribute={attribute}
        chosen={value[attribute.name] ?? []}
        onChange={(chosen) => onChange(withValues(value, attribute.name, chosen))}
      />
    )
  })
}

/** As many as are worth a card each. */
const few = 6

function withValues(audience: Audience, name: string, chosen: string[]): Audience {
  const { [name]: _, ...others } = audience
  return chosen.length > 0 ? { ...others, [name]: chosen } : others
}

type ValuesProps = {
  attribute: AudienceAttribute
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function FewValues({ attribute: { label, values }, chosen, onChange }: ValuesProps) {
  const language = useLanguage()
  return (
    <MultiChoice
      label={label[language]}
      options={values.map((one) => ({ value: one.value, label: one.label[language] }))}
      value={chosen}
      onValueChange={onChange}
    />
  )
}

/** Those that are chosen, each of which a press takes out, and a list of the others to search in. */
function ManyValues({ attribute: { label, values }, chosen, onChange }: ValuesProps) {
  const { t } = useTranslation('releases')
  const language = useLanguage()
  const options = values.map((one) => ({ value: one.value, label: one.label[language] }))
  return (
    <div className="space-y-3">
      <Combobox
        label={label[language]}
        placeholder={t('canary.add')}
        optional
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        onValueChange={(added) => onChange([...chosen, added])}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, label: name }) => (
              <li key={value}>
                <Button
                  variant="secondary"
                  aria-label={t('canary.remove', { value: name })}
                  onClick={() => onChange(chosen.filter((one) => one !== value))}
                >
                  {name}
                  <span aria-hidden="true">×</span>
                </Button>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
