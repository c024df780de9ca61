import { settings } from '@rafiq/app-kit'
import { Callout, Clock, Email, Mail } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { LinkedText } from '../../shared/linked-text.tsx'
import type { SupportTexts } from './support-texts.ts'

/** Where to write, how soon an answer comes (spec §9), and what comes before writing. */
export function ContactInfo({ title, email, reply, replyText, danger }: SupportTexts['contact']) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-xl font-semibold">
        {title}
      </h2>
      <dl className="mt-4 space-y-4">
        {settings.supportEmail && (
          <Fact icon={<Mail />} term={email}>
            <Email address={settings.supportEmail} link className="flex min-h-11 items-center" />
          </Fact>
        )}
        <Fact icon={<Clock />} term={reply}>
          {replyText}
        </Fact>
      </dl>
      <Callout tone="amber" className="mt-5">
        <LinkedText>{danger}</LinkedText>
      </Callout>
    </section>
  )
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="contents font-semibold">
        <span aria-hidden="true" className="row-span-2 mt-1 text-palm [&_svg]:size-6">
          {icon}
        </span>
        <span className="font-semibold">{term}</span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
