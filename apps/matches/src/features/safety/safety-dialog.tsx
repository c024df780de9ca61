import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Dialog, ShieldAlert } from '@rafiq/ui'

/** The five groups of the safety verification (spec §2). */
const items = ['first', 'second', 'third'] as const
const groups = ['identity', 'financial', 'precautions', 'cultural', 'warnings'] as const

/** Amber without a ground of its own: it is there on every card, and none of them shouts. */
const amber = '-ms-3 px-3! text-amber! hover:bg-amber-tint!'

/** The amber button (spec §2) and its dialog. */
export function SafetyDialog() {
  const { t } = useTranslation('matches')
  return (
    <Dialog
      trigger={
        <Button variant="quiet" icon={<ShieldAlert />} className={amber}>
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
        <Link to={linkTo('safety')}>{t('safety.guidelines')}</Link>
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
