import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import type { KeptProof, Proof } from '@rafiq/platform-contracts'
import { Badge, Button, LoadingState, Ltr, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { proofsQuery } from '../../shared/queries.ts'
import { Version } from '../../shared/values.tsx'
import { ProofPicture } from './proof-picture.tsx'

/** Rows at first, and with each press. */
const step = 3

/** What a browser saw of versions before anybody got them, newest first: also of those that were refused. */
export function Proofs({ remote }: { remote: string }) {
  const { t } = useTranslation(['releases', 'common'])
  const read = useQuery(proofsQuery(remote))
  const { data, error } = read
  const [shown, setShown] = useState(step)
  return (
    <Section title={t('proofs.title')} lead={t('proofs.lead')}>
      {data ? (
        <>
          {data.proofs.length === 0 && <p className="text-soft">{t('proofs.none')}</p>}
          <ol className="divide-y divide-line">
            {data.proofs.slice(0, shown).map((kept) => (
              <ProofRow key={kept.id} kept={kept} />
            ))}
          </ol>
          {data.proofs.length > shown && (
            <Button variant="secondary" className="mt-4" onClick={() => setShown(shown + step)}>
              {t('proofs.more')}
            </Button>
          )}
        </>
      ) : error ? (
        <ReadError level={3} title={t('proofs.failed')} read={read} />
      ) : (
        <LoadingState label={t('proofs.loading')}>
          <Skeleton className="h-14" />
        </LoadingState>
      )}
    </Section>
  )
}

const tones = { proven: 'palm', refused: 'clay', 'not-proven': undefined } as const

function ProofRow({ kept: { id, proof } }: { kept: KeptProof }) {
  const { t } = useTranslation('releases')
  const tone = tones[proof.verdict]
  const states = proof.pages.reduce((sum, page) => sum + page.states, 0)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Version version={proof.version} />
        <Badge {...(tone && { tone })}>{t(`proofs.verdicts.${proof.verdict}`)}</Badge>
      </p>
      <p className="text-sm text-soft">
        <Moment at={proof.madeAt} /> · {t('proofs.states', { count: states })}
      </p>
      {proof.reason !== null && <p className="text-sm text-soft">{t(`proofs.unproven.${proof.reason}`)}</p>}
      {proof.pages.map(
        ({ path, reason }) =>
          reason !== null && (
            <p key={path} className="text-sm text-soft">
              <Ltr>{path}</Ltr> {t(`proofs.unopened.${reason}`)}
            </p>
          ),
      )}
      <Findings id={id} proof={proof} />
    </li>
  )
}

function Findings({ id, proof: { remote, findings } }: { id: string; proof: Proof }) {
  const { t } = useTranslation('releases')
  if (findings.length === 0) return null
  return (
    <ul className="mt-2 space-y-3">
      {findings.map(({ check, path, language, width, composition, message, picture }) => (
        <li key={`${check} ${path} ${language} ${width} ${composition} ${message}`} className="wrap-anywhere">
          <p>
            <span className="font-semibold">{t(`proofs.checks.${check}`)}</span> <Ltr>{path}</Ltr>{' '}
            <span className="text-sm text-soft">
              (<Ltr>{`${language}, ${width} px`}</Ltr>)
            </span>
          </p>
          <p className="text-sm text-soft" dir="ltr" lang="en">
            {message}
          </p>
          {picture !== null && <ProofPicture remote={remote} id={id} place={picture} path={path} />}
        </li>
      ))}
    </ul>
  )
}
