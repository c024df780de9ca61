import { Phone } from '@rafiq/brand'
import type { UserProfile } from '@rafiq/contracts/members'
import { nationalities, placeName } from '@rafiq/contracts/questionnaire'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Email, Fact, Facts } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** What is saved of a section, in the words in which it was asked. */
export function SectionFacts({ section, profile }: { section: number; profile: UserProfile }) {
  const facts = useFacts(profile)[section - 1] ?? []
  return (
    <Facts>
      {facts.map(
        ([term, value]) =>
          value && (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  )
}

/** Of each section in the order of the questionnaire: what it is called, and the answer where there is one. */
function useFacts(profile: UserProfile): [term: string, value: ReactNode][][] {
  const { t } = useTranslation(['onboarding', 'common'])
  const language = useLanguage()
  const { list } = useFormat()
  const {
    hasApartment,
    gender,
    age,
    phone,
    budget,
    location,
    area,
    lifestyle,
    roomSharing,
    bathroomSharing,
  } = profile
  const nationality = nationalities.find(({ key }) => key === profile.nationality)
  const has = hasApartment === 'have-apartment'
  return [
    [
      [t('questionnaire.fields.email'), <Email key="email" address={profile.email} />],
      [
        t('questionnaire.apartmentQuestion'),
        t(has ? 'questionnaire.apartmentHave' : 'questionnaire.apartmentNeed'),
      ],
    ],
    [
      [t('questionnaire.fields.name'), <bdi key="name">{profile.name}</bdi>],
      [t('questionnaire.fields.gender'), gender && t(`common:gender.${gender}`)],
      [t('questionnaire.fields.age'), age !== null && t('common:words.years', { count: age })],
      [t('questionnaire.fields.phone'), phone && <Phone key="phone" digits={phone} />],
      [t('questionnaire.fields.nationality'), nationality?.[language]],
    ],
    [[t('questionnaire.fields.budget'), budget && t(`questionnaire.budgets.${budget}`)]],
    [[t('questionnaire.fields.location'), location && placeName(location, area, language)]],
    [
      [
        t('questionnaire.fields.lifestyle'),
        lifestyle && list(lifestyle.map((value) => t(`common:lifestyle.${value}`))),
      ],
      [t('questionnaire.fields.roomSharing'), roomSharing && t(`common:roomSharing.${roomSharing}`)],
      [
        t('questionnaire.fields.bathroomSharing'),
        bathroomSharing && t(`common:bathroomSharing.${bathroomSharing}`),
      ],
      [
        t('questionnaire.fields.profilePhoto'),
        has && t(profile.photoUrl ? 'questionnaire.photoAdded' : 'questionnaire.photoNone'),
      ],
      [
        t('questionnaire.fields.bio'),
        profile.bio && (
          <span key="bio" dir="auto" className="line-clamp-3 whitespace-pre-line">
            {profile.bio}
          </span>
        ),
      ],
    ],
  ]
}
