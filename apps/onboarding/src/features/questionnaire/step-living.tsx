import { limits } from '@rafiq/contracts'
import { bathroomSharings, lifestyles, roomSharings } from '@rafiq/contracts/questionnaire'
import { useTranslation } from '@rafiq/platform/i18n'
import {
  Bath,
  BedDouble,
  BedSingle,
  BookOpen,
  Briefcase,
  Gamepad2,
  PawPrint,
  ShowerHead,
  TextArea,
  Trophy,
  Tv,
} from '@rafiq/ui'
import { useFormContext } from 'react-hook-form'
import { ChoiceAnswer, LifestyleAnswer, useAnswer } from './answer-fields.tsx'
import type { Answers } from './answers.ts'
import { PhotoAnswer } from './photo-answer.tsx'

const lifestyleIcons = {
  studying: <BookOpen />,
  working: <Briefcase />,
  'sports-watching': <Trophy />,
  'video-games': <Gamepad2 />,
  'tv-movies': <Tv />,
  'pet-owner': <PawPrint />,
}

const roomIcons = { 'willing-to-share-room': <BedDouble />, 'separate-room': <BedSingle /> }
const bathroomIcons = { 'willing-to-share-bathroom': <Bath />, 'separate-bathroom': <ShowerHead /> }

/** Step 5: how somebody lives; a photo only where there is an apartment. */
export function StepLiving() {
  const { t } = useTranslation(['onboarding', 'common'])
  const { watch, register } = useFormContext<Answers>()
  const bio = useAnswer('bio')
  return (
    <>
      <LifestyleAnswer
        label={t('questionnaire.fields.lifestyle')}
        hint={t('questionnaire.lifestyleHint')}
        options={lifestyles.map((value) => ({
          value,
          label: t(`common:lifestyle.${value}`),
          icon: lifestyleIcons[value],
        }))}
      />
      <ChoiceAnswer
        name="roomSharing"
        label={t('questionnaire.fields.roomSharing')}
        columns={2}
        options={roomSharings.map((value) => ({
          value,
          label: t(`common:roomSharing.${value}`),
          description: t(`questionnaire.roomHints.${value}`),
          icon: roomIcons[value],
        }))}
      />
      <ChoiceAnswer
        name="bathroomSharing"
        label={t('questionnaire.fields.bathroomSharing')}
        columns={2}
        options={bathroomSharings.map((value) => ({
          value,
          label: t(`common:bathroomSharing.${value}`),
          description: t(`questionnaire.bathroomHints.${value}`),
          icon: bathroomIcons[value],
        }))}
      />
      {watch('hasApartment') === 'have-apartment' && <PhotoAnswer />}
      <TextArea
        {...register('bio')}
        optional
        maxLength={limits.bio.max}
        label={t('questionnaire.fields.bio')}
        hint={t('questionnaire.bioHint')}
        error={bio.error}
      />
    </>
  )
}
