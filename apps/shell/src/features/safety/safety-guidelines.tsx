import { linkTo } from '@rafiq/platform'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Callout, TriangleAlert } from '@rafiq/ui'
import { LinkedText } from '../../shared/linked-text.tsx'
import { CheckGroup } from './check-group.tsx'
import type { SafetyTexts } from './safety-texts.ts'

/** Disclaimer, five groups, five red flags, and the ways back and on (spec §2). */
export function SafetyGuidelines({ texts }: { texts: SafetyTexts }) {
  return (
    <>
      <Callout tone="amber" title={texts.disclaimer.title} className="max-w-text">
        {texts.disclaimer.text}
      </Callout>
      <h2 className="mt-10 mb-5 text-xl font-semibold">{texts.checklist}</h2>
      <div className="grid gap-5 wrap-anywhere lg:grid-cols-2">
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
          <Link to={linkTo('matches')}>{texts.continue}</Link>
        </ButtonLink>
        <ButtonLink asChild variant="secondary" className="max-sm:w-full">
          <Link to={linkTo('questionnaire')}>{texts.back}</Link>
        </ButtonLink>
      </div>
    </>
  )
}

/** The five signs to stop at. */
function RedFlags({ flags: { title, intro, items } }: { flags: SafetyTexts['flags'] }) {
  return (
    <section
      aria-labelledby="red-flags"
      className="rounded-card border border-transparent bg-clay-tint p-5 sm:p-6"
    >
      <h3 id="red-flags" className="scroll-mt-24 text-lg font-semibold text-clay">
        {title}
      </h3>
      <p className="mt-3">{intro}</p>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-clay" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
