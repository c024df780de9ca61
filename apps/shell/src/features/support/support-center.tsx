import { CommonIssues } from './common-issues.tsx'
import { ContactInfo } from './contact-info.tsx'
import { SupportForm } from './support-form.tsx'
import type { SupportTexts } from './support-texts.ts'

type SupportCenterProps = { texts: SupportTexts; open?: ((link: string) => void) | undefined }

/** Answers first, then the people behind them. */
export function SupportCenter({ texts, open }: SupportCenterProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="space-y-10">
        <CommonIssues {...texts.issues} />
        <ContactInfo {...texts.contact} />
      </div>
      <SupportForm texts={texts} open={open} />
    </div>
  )
}
