import { type MemberExport, nationalities, placeName } from '@rafiq/contracts'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Phone, Section } from '@rafiq/ui'
import { Fact, Facts } from '../../shared/facts.tsx'

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
