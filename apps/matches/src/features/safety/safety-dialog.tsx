import { paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Dialog, ShieldAlert } from '@rafiq/ui'

/** The five groups of the safety verification (spec §2). */
const items = ['first', 'second', 'third'] as const
const groups = ['identity', 'financial', 'precautions', 'cultural', 'warnings'] as const

/** The amber button and its dialog. */
export function SafetyDialog() {
  const { t } = useTranslation('matches')
  return (
    <Dialog
      trigger={
        <Button variant="amber" icon={<ShieldAlert />} className="px-4!">
          {t('safety.open')}
        </Button>
      }
      title={t('safety.title')}
      description={t('safety.lead')}
    >
      <div className="space-y-6">
        {groups.map((group) => (
          <SafetyGroup key={group} group={group} />
        ))}
      </div>
      <ButtonLink asChild variant="secondary" block>
        <Link to={paths.safety}>{t('safety.guidelines')}</Link>
      </ButtonLink>
    </Dialog>
  )
}

function SafetyGroup({ group }: { group: (typeof groups)[number] }) {
  const { t } = useTranslation('matches')
  return (
    <section>
      <h3 className={`mb-2 font-semibold ${group === 'warnings' ? 'text-amber' : ''}`}>
        {t(`safety.groups.${group}.title`)}
      </h3>
      <ul className="list-disc space-y-1.5 ps-5 marker:text-soft">
        {items.map((item) => (
          <li key={item}>{t(`safety.groups.${group}.items.${item}`)}</li>
        ))}
      </ul>
    </section>
  )
}
