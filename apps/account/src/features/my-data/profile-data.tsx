import { Phone } from '@rafiq/brand'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { nationalities, placeName } from '@rafiq/contracts/questionnaire'
import { Moment, useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Email, Fact, Facts, Ltr, Section } from '@rafiq/ui'
import { readWording } from '../../shared/wording.ts'

type AccountDataProps = Pick<MemberExport, 'account' | 'matching'> & { sessions: number }

export function AccountData({ account, matching, sessions }: AccountDataProps) {
  const { t } = useTranslation(['account', 'common'])
  const yesNo = (value: boolean) => t(value ? 'common:words.yes' : 'common:words.no')
  return (
    <Section title={t('data.account')}>
      <Facts>
        <Fact term={t('overview.email')}>
          <Email address={account.email} />
        </Fact>
        <Fact term={t('data.verified')}>
          {account.emailVerifiedAt ? <Moment at={account.emailVerifiedAt} /> : t('data.never')}
        </Fact>
        <Fact term={t('data.role')}>{t(`common:role.${account.role}`)}</Fact>
        <Fact term={t('data.language')}>{t(`data.languages.${account.language}`)}</Fact>
        <Fact term={t('overview.joined')}>
          <Moment at={account.createdAt} />
        </Fact>
        <Fact term={t('data.lastActive')}>
          <Moment at={account.lastActiveAt} />
        </Fact>
        <Fact term={t('data.phoneShared')}>{yesNo(account.phoneShareConsent)}</Fact>
        <Fact term={t('data.matching')}>{t(account.isActive ? 'privacy.active' : 'privacy.paused')}</Fact>
        <Fact term={t('data.pausedByStaff')}>{yesNo(account.pausedByStaff)}</Fact>
        <Fact term={t('data.peopleShownTerm')}>{t('data.peopleShown', { count: matching.peopleShown })}</Fact>
        <Fact term={t('data.cityChanges')}>
          {matching.cityChanges.length === 0 ? (
            t('data.never')
          ) : (
            <ul>
              {matching.cityChanges.map((at) => (
                <li key={at}>
                  <Moment at={at} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact term={t('data.sessionsTerm')}>{t('data.sessions', { count: sessions })}</Fact>
        <Fact term={t('data.id')}>
          <Ltr className="text-sm font-normal">{account.id}</Ltr>
        </Fact>
      </Facts>
    </Section>
  )
}

type AnswersDataProps = { answers: NonNullable<MemberExport['profile']>; photo: string | null }

export function AnswersData({ answers, photo }: AnswersDataProps) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const { list } = useFormat()
  const nationality = nationalities.find(({ key }) => key === answers.nationality)
  const facts = [
    ['name', answers.name && <bdi>{answers.name}</bdi>],
    ['gender', answers.gender && t(`common:gender.${answers.gender}`)],
    ['age', answers.age !== null && t('common:words.years', { count: answers.age })],
    ['phone', answers.phone && <Phone digits={answers.phone} />],
    ['nationality', nationality?.[language]],
    ['location', answers.location && placeName(answers.location, answers.area, language)],
    ['budget', answers.budget && t(`common:budget.${answers.budget}`)],
    ['apartment', answers.hasApartment && t(`common:apartment.${answers.hasApartment}`)],
    ['room', answers.roomSharing && t(`common:roomSharing.${answers.roomSharing}`)],
    ['bathroom', answers.bathroomSharing && t(`common:bathroomSharing.${answers.bathroomSharing}`)],
    [
      'lifestyle',
      answers.lifestyle && list(answers.lifestyle.map((value) => t(`common:lifestyle.${value}`))),
    ],
    ['bio', answers.bio && <span dir="auto">{answers.bio}</span>],
  ] as const
  return (
    <Section title={t('data.answers')}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} term={t(`data.answer.${name}`)}>
            {value || t('data.nothing')}
          </Fact>
        ))}
        <Fact term={t('data.answer.photo')}>
          {photo ? (
            <img src={photo} alt={t('card.photoAlt')} className="max-w-60 rounded-control" />
          ) : (
            t('data.nothing')
          )}
        </Fact>
      </Facts>
    </Section>
  )
}

/** Every answer about the phone number: what, when, in which language and on which page. */
export function ConsentsData({ consents }: { consents: MemberExport['consents'] }) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.consents')} lead={t('data.consentCount', { count: consents.length })}>
      {consents.length > 0 && (
        <ol className="divide-y divide-line">
          {consents.map(({ recordedAt, phoneShareConsent, language, wording }) => (
            <li key={recordedAt} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold">{t(phoneShareConsent ? 'data.consentYes' : 'data.consentNo')}</p>
              <p className="text-sm text-soft">
                <Moment at={recordedAt} /> · {t(`data.languages.${language}`)} ·{' '}
                {t(`data.askedAt.${readWording(wording).place}`)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
