import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, ReadError } from '@rafiq/ui'
import { useState } from 'react'
import { proofPictureQuery } from '../../shared/queries.ts'
import { isolate } from '../../shared/values.tsx'

type ProofPictureProps = { remote: string; id: string; place: number; path: string }

/** The picture of a refusal, read once somebody wants to see it: the live version beside the candidate. */
export function ProofPicture({ remote, id, place, path }: ProofPictureProps) {
  const { t } = useTranslation('releases')
  const [open, setOpen] = useState(false)
  const read = useQuery({ ...proofPictureQuery(remote, id, place), enabled: open })
  if (!open) {
    return (
      <Button variant="quiet" className="-ms-5" onClick={() => setOpen(true)}>
        {t('proofs.picture')}
      </Button>
    )
  }
  if (read.error) return <ReadError level={3} title={t('proofs.pictureFailed')} read={read} />
  if (!read.data) return null
  return (
    <figure className="mt-2">
      <img
        src={`data:${read.data.type};base64,${read.data.base64}`}
        alt={t('proofs.pictureAlt', { path: isolate(path) })}
        className="max-w-full rounded-card border border-line"
      />
      <figcaption className="text-sm text-soft">{t('proofs.pictureCaption')}</figcaption>
    </figure>
  )
}
