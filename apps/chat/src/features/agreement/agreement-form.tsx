import { limits } from '@rafiq/contracts'
import { type Agreement, type AgreementSections, agreementTopics } from '@rafiq/contracts/chat'
import { announce, errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { withoutDirectionControls } from '@rafiq/platform-contracts'
import { AlertDialog, Button, Callout } from '@rafiq/ui'
import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSaveAgreement } from '../../shared/agreements/agreement-query.ts'
import { questionCardsQuery } from '../../shared/questions/question-cards-query.ts'
import { answeredCards, answersText, type Names, withAnswers } from './answers.ts'
import { type Draft, hasChanges, settle, typed } from './draft.ts'
import { SectionField } from './section-field.tsx'

const max = limits.agreement.section

type AgreementFormProps = {
  agreement: Agreement
  names: Names
  /** Up to the agreement's version. */
  draft: Draft
  headingRef: Ref<HTMLHeadingElement>
  /** What becomes of it; null: it is saved, or discarded. */
  onDraft: (draft: Draft | null) => void
}

/** Where one of the two writes. What is typed stays in the browser until the platform has it, whatever the other one does. */
export function AgreementForm({ agreement, names, draft, headingRef, onDraft }: AgreementFormProps) {
  const { t } = useTranslation(['agreement', 'common'])
  const { data: cards } = useQuery(questionCardsQuery(agreement.chatRoomId))
  const save = useSaveAgreement(agreement.chatRoomId)
  const [checked, setChecked] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sections = toSections(draft.text)
  const isNewer = draft.version !== draft.began
  useNews(isNewer ? t('agreement:form.newer', { version: draft.version }) : '')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = agreementTopics.find(
      (topic) => sections[topic].length > max || draft.conflicts[topic] !== undefined,
    )
    setChecked(wrong !== undefined)
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (!hasChanges({ text: sections, base: draft.base })) return onDraft(null)
    save.mutateAsync({ version: draft.version, sections }).then(
      ({ version }) => {
        announce(t('agreement:form.saved', { version }))
        onDraft(null)
      },
      () => undefined,
    )
  }
  const errorOf = (topic: keyof AgreementSections) => {
    if (sections[topic].length > max) return checked ? t('agreement:form.long', { max }) : null
    return checked && draft.conflicts[topic] !== undefined ? t('agreement:form.settleFirst') : null
  }
  const conflictOf = (topic: keyof AgreementSections) => {
    const text = draft.conflicts[topic]
    if (text === undefined) return null
    const isOther = agreement.savedById === agreement.otherUser.id
    const heading = isOther ? 'agreement:form.conflict' : 'agreement:form.conflictOwn'
    return { text, heading: t(heading, { name: names.other, version: draft.version }) }
  }
  const rejection = save.error && t('agreement:form.notSaved', { reason: errorText(save.error, t) })
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-6 print:hidden">
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-xl font-semibold">
          {t('agreement:form.title')}
        </h2>
        <p className="text-soft">{t('agreement:form.kept', { name: names.other })}</p>
        {(agreement.ownApprovedAt ?? agreement.otherApprovedAt) && (
          <p className="text-soft">{t('agreement:form.takesBack', { version: agreement.version })}</p>
        )}
      </div>
      {isNewer && <Callout tone="amber">{t('agreement:form.newer', { version: draft.version })}</Callout>}
      {agreementTopics.map((topic) => (
        <SectionField
          key={topic}
          topic={topic}
          text={draft.text[topic]}
          error={errorOf(topic)}
          readOnly={save.isPending}
          answers={answeredCards(cards ?? [], topic).filter(
            (card) => !draft.text[topic].includes(answersText(card, names)),
          )}
          conflict={conflictOf(topic)}
          onType={(text) => onDraft(typed(draft, topic, text))}
          onAnswers={(card) => onDraft(typed(draft, topic, withAnswers(draft.text[topic], card, names)))}
          onSettle={(choice) => {
            onDraft(settle(draft, topic, choice))
            // The buttons are gone with the question.
            form.current?.querySelector<HTMLElement>(`[name="${topic}"]`)?.focus()
          }}
        />
      ))}
      <div
        data-bottom-actions
        className="sticky bottom-(--frame-bottom,0px) z-10 -mx-4 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0"
      >
        <p role="alert" className="mb-2 text-sm text-clay empty:hidden">
          {!save.isPending && rejection}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} className="max-sm:grow">
            {t('agreement:form.save')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => (hasChanges(draft) ? setDiscarding(true) : onDraft(null))}
          >
            {t('common:words.cancel')}
          </Button>
        </div>
      </div>
      <AlertDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('agreement:form.discardTitle')}
        description={t('agreement:form.discardText')}
        confirmLabel={t('agreement:form.discard')}
        cancelLabel={t('agreement:form.goOn')}
        onConfirm={() => onDraft(null)}
      />
    </form>
  )
}

/** As they are saved: what cannot be seen and nobody types is left out. */
const toSections = (text: AgreementSections): AgreementSections =>
  Object.fromEntries(
    agreementTopics.map((topic) => [topic, withoutDirectionControls(text[topic]).trim().normalize('NFC')]),
  ) as AgreementSections

/** A screen reader announces what comes while one writes, not what was there before. */
function useNews(text: string) {
  const before = useRef(text)
  useEffect(() => {
    if (text && text !== before.current) announce(text)
    before.current = text
  }, [text])
}
