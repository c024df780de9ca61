import type { Lifestyle } from '@rafiq/contracts/questionnaire'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, BookOpen, Briefcase, Gamepad2, PawPrint, Trophy, Tv } from '@rafiq/ui'

const icons = {
  studying: <BookOpen />,
  working: <Briefcase />,
  'sports-watching': <Trophy />,
  'video-games': <Gamepad2 />,
  'tv-movies': <Tv />,
  'pet-owner': <PawPrint />,
}

/** How a member lives, each way with its icon. */
export function LifestyleBadges({ lifestyle }: { lifestyle: readonly Lifestyle[] }) {
  const { t } = useTranslation('common')
  return (
    <ul aria-label={t('card.lifestyle')} className="flex flex-wrap gap-2">
      {lifestyle.map((value) => (
        <li key={value}>
          <Badge tone="palm" icon={icons[value]}>
            {t(`lifestyle.${value}`)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
