import { linkTo, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink } from '@rafiq/ui'
import type { LazyTexts } from '../../shared/lazy-texts.ts'
import { LinkedText } from '../../shared/linked-text.tsx'
import { TextsPage } from '../../shared/texts-page.tsx'
import { Contents } from './contents.tsx'
import { effectiveDate, type LegalText } from './legal-texts.ts'
import { Sections } from './sections.tsx'

type LegalPageProps = {
  title: string
  source: LazyTexts<LegalText>
  /** The text that goes with this one. */
  other: { to: string; label: string }
}

/** Terms or privacy: twelve sections, what is in them beside the text, and the ways on (spec §2). */
export function LegalPage({ title, source, other }: LegalPageProps) {
  const { t } = useTranslation('shell')
  return (
    <TextsPage title={title} source={source} lead={(texts) => <Lead texts={texts} />}>
      {(texts) => (
        <>
          <div className="lg:grid lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-16">
            <Contents title={texts.contents} sections={texts.sections} />
            <Sections sections={texts.sections} />
          </div>
          <div className="mt-12 flex flex-wrap gap-3 border-t border-line pt-6">
            <ButtonLink asChild variant="secondary">
              <Link to={other.to}>{other.label}</Link>
            </ButtonLink>
            <ButtonLink asChild variant="quiet">
              <Link to={linkTo('home')}>{t('common:words.goHome')}</Link>
            </ButtonLink>
          </div>
        </>
      )}
    </TextsPage>
  )
}

function Lead({ texts }: { texts: LegalText }) {
  const { date } = useFormat()
  return (
    <>
      <LinkedText>{texts.lead}</LinkedText>
      <span className="mt-3 block text-sm">
        {texts.effective} <time dateTime={effectiveDate}>{date(effectiveDate)}</time>
      </span>
    </>
  )
}
