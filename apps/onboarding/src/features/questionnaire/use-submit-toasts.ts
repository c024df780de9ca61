import { dismissToast, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMemo, useRef } from 'react'
import type { AnswerName } from './answers.ts'

export type SubmitToasts = ReturnType<typeof useSubmitToasts>

/**
 * What is said, beside the fields' own problems, where the answers cannot go on (spec §5). It goes once none of the
 * answers that it names is a problem any more.
 */
export function useSubmitToasts() {
  const { t } = useTranslation('onboarding')
  const told = useRef<{ id: number; about: readonly AnswerName[] } | null>(null)
  return useMemo(() => {
    const tell = (about: readonly AnswerName[], title: string, description: string) => {
      told.current = { id: toast({ title, description, tone: 'error' }), about }
    }
    return {
      showUnderAge: () =>
        tell(['age'], t('questionnaire.ageRestriction'), t('questionnaire.ageRestrictionText')),
      showMissing: (missing: readonly AnswerName[]) => {
        const fields = missing
          .map((name) => t(`questionnaire.fields.${name}`))
          .join(t('questionnaire.separator'))
        tell(missing, t('questionnaire.incomplete'), t('questionnaire.incompleteFields', { fields }))
      },
      /** With each change; the problems are asked for only where something was told. */
      dropMended: (problems: () => ReadonlyMap<AnswerName, string>) => {
        if (told.current === null) return
        const left = problems()
        if (told.current.about.some((name) => left.has(name))) return
        dismissToast(told.current.id)
        told.current = null
      },
    }
  }, [t])
}
