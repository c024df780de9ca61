import { paths } from '@rafiq/platform'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Callout } from '@rafiq/ui'
import { LinkedText } from '../../shared/linked-text.tsx'
import { CheckGroup } from './check-group.tsx'
import { RedFlags } from './red-flags.tsx'
import type { SafetyTexts } from './safety-texts.ts'

/** Disclaimer, five groups, five red flags, and the ways back and on (spec §2). */
export function SafetyGuidelines({ texts }: { texts: SafetyTexts }) {
  return (
    <>
      <Callout tone="amber" title={texts.disclaimer.title} className="max-w-text">
        {texts.disclaimer.text}
      </Callout>
      <h2 className="mt-10 mb-5 text-xl font-semibold">{texts.checklist}</h2>
      <div className="grid gap-5 lg:grid-cols-2">
        {texts.groups.map((group) => (
          <CheckGroup key={group.id} group={group} />
        ))}
        <RedFlags flags={texts.flags} />
      </div>
      <section aria-labelledby="help" className="mt-10 max-w-text">
        <h2 id="help" className="text-xl font-semibold">
          {texts.help.title}
        </h2>
        <ul className="mt-3 list-disc space-y-2 ps-6 marker:text-clay">
          {texts.help.items.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink asChild className="max-sm:w-full">
          <Link to={paths.matches}>{texts.continue}</Link>
        </ButtonLink>
        <ButtonLink asChild variant="secondary" className="max-sm:w-full">
          <Link to={paths.questionnaire}>{texts.back}</Link>
        </ButtonLink>
      </div>
    </>
  )
}
