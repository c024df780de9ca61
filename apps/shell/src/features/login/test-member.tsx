import { demoPassword } from '@rafiq/contracts/accounts'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Avatar, Button, Card, Ltr, TextField } from '@rafiq/ui'
import { useLogin } from './use-login.ts'

/** As the spec shows it (spec §2, Test login). */
const sampleBudget = '$12,000-$15,000'

type Member = { email: string; name: { ar: string; en: string } }

export function TestMember({ member }: { member: Member }) {
  const { t } = useTranslation('shell')
  const name = member.name[useLanguage()]
  const { mutate, isPending } = useLogin({
    success: { title: t('testLogin.success.title'), description: t('testLogin.success.text', { name }) },
  })
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-lg font-semibold">{name}</h2>
          <p className="text-sm text-soft">
            {t('testLogin.budget')} <Ltr>{sampleBudget}</Ltr>
          </p>
        </div>
      </div>
      <div className="mt-5 space-y-4">
        <TextField type="email" readOnly label={t('testLogin.email')} value={member.email} />
        <TextField readOnly ltr label={t('testLogin.password')} value={demoPassword} />
        <Button
          block
          variant="secondary"
          busy={isPending}
          busyLabel={t('testLogin.busy')}
          onClick={() => mutate({ email: member.email, password: demoPassword })}
        >
          {t('testLogin.login', { name })}
        </Button>
      </div>
    </Card>
  )
}
