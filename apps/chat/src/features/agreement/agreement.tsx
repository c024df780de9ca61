import type { Agreement as AgreementData, AgreementSections } from '@rafiq/contracts/chat'
import './texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Pencil, Printer } from '@rafiq/ui'
import { useEffect, useRef, useState } from 'react'
import { agreedAtOf } from './agreed-at.ts'
import { AgreementForm } from './agreement-form.tsx'
import { AgreementSheet } from './agreement-sheet.tsx'
import { AgreementStart } from './agreement-start.tsx'
import { AgreementState } from './agreement-state.tsx'
import type { Names } from './answers.ts'
import { beginDraft, rebase } from './draft.ts'
import { storeDraft, useStoredDraft } from './draft-notes.ts'

type AgreementProps = { agreement: AgreementData; me: string; names: Names }

/** Reading, writing and approving the sheet. Printed is what is saved, whatever the screen shows. */
export function Agreement({ agreement, me, names }: AgreementProps) {
  const { t } = useTranslation('agreement')
  const { chatRoomId: roomId, version, lastAgreed } = agreement
  const stored = useStoredDraft(me, roomId)
  const draft = stored && rebase(stored, agreement)
  const [showsAgreed, setShowsAgreed] = useState(false)
  const agreed = showsAgreed ? lastAgreed : null
  const begin = (text?: AgreementSections) => {
    setShowsAgreed(false)
    storeDraft(me, roomId, beginDraft(agreement, text))
  }
  const formHeading = useFocusOnChange(draft !== null)
  const sheet = agreed ? (
    <AgreementSheet shown={{ ...agreed, savedAt: agreed.agreedAt }} names={names} received={false} />
  ) : (
    <AgreementSheet
      shown={{ ...agreement, agreedAt: agreedAtOf(agreement) }}
      names={names}
      received={agreement.savedById === agreement.otherUser.id}
    />
  )
  if (draft) {
    return (
      <>
        <AgreementForm
          agreement={agreement}
          names={names}
          draft={draft}
          headingRef={formHeading}
          onDraft={(next) => storeDraft(me, roomId, next)}
        />
        <div className="hidden print:block">{sheet}</div>
      </>
    )
  }
  if (version === 0) return <AgreementStart roomId={roomId} names={names} onBegin={begin} />
  return (
    <div className="space-y-6">
      <AgreementState
        agreement={agreement}
        name={names.other}
        showsAgreed={agreed !== null}
        onShowAgreed={setShowsAgreed}
      />
      {sheet}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" icon={<Pencil aria-hidden="true" />} onClick={() => begin()}>
          {t('agreement:sheet.edit')}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('agreement:sheet.print')}
        </Button>
      </div>
    </div>
  )
}

/**
 * The form that somebody opens has the focus at its heading, and takes it with it when it goes: the page's heading has it
 * then. A form that was there when the page came leaves it where it is.
 */
function useFocusOnChange(editing: boolean) {
  const formHeading = useRef<HTMLHeadingElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current === editing) return
    before.current = editing
    const heading = editing ? formHeading.current : document.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: !editing })
  }, [editing])
  return formHeading
}
