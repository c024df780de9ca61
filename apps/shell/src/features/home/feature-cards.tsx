import { useTranslation } from '@rafiq/platform/i18n'
import { Handshake, type Icon, MapPin, ShieldCheck, Wallet } from '@rafiq/ui'

const features = [
  { name: 'privacy', Icon: ShieldCheck },
  { name: 'matching', Icon: Handshake },
  { name: 'location', Icon: MapPin },
  { name: 'rent', Icon: Wallet },
] as const satisfies readonly { name: string; Icon: Icon }[]

export function FeatureCards() {
  const { t } = useTranslation('home')
  return (
    <section className="mx-auto w-full max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <h2 className="text-2xl font-semibold">{t('home:featuresTitle')}</h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {features.map(({ name, Icon }) => (
          <li key={name} className="rounded-card border border-line bg-raised p-5">
            <span className="grid size-11 place-items-center rounded-control bg-palm-tint text-palm">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{t(`home:features.${name}.title`)}</h3>
            <p className="mt-1.5 text-soft">{t(`home:features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
