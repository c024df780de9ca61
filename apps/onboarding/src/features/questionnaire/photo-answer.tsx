import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Field, ImagePlus, RefreshCw, Spinner, Trash2 } from '@rafiq/ui'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useAnswer } from './answer-fields.tsx'
import { type PhotoProblem, photoAccept } from './photo-file.ts'
import { usePhoto } from './use-photo.ts'

/** The apartment's photo: idle, uploading, then shown with change and remove (spec §4). */
export function PhotoAnswer() {
  const { t } = useTranslation('onboarding')
  const { source, awaited, uploading, problem, choose, remove } = usePhoto()
  const { error } = useAnswer('profilePhoto')
  const input = useRef<HTMLInputElement>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) choose(file)
  }
  const open = () => input.current?.click()
  return (
    <Field
      label={t('photo.label')}
      hint={t('photo.hint')}
      error={problem ? <Problem kind={problem} /> : error}
      optional
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            accept={photoAccept}
            onChange={pick}
            className="sr-only"
            tabIndex={-1}
          />
          {source && !uploading ? (
            <div className="overflow-hidden rounded-control border border-line">
              {awaited ? (
                <div className="aspect-3/2 w-full bg-sunken" />
              ) : (
                <img src={source} alt={t('photo.alt')} className="aspect-3/2 w-full object-cover" />
              )}
              <div className="flex flex-wrap gap-2 p-2">
                <Button variant="quiet" icon={<RefreshCw />} onClick={open}>
                  {t('photo.change')}
                </Button>
                <Button variant="quiet" icon={<Trash2 />} onClick={remove}>
                  {t('photo.remove')}
                </Button>
              </div>
            </div>
          ) : (
            <button
              type="button"
              onClick={open}
              disabled={uploading}
              className="flex min-h-32 w-full flex-col items-center justify-center gap-2 rounded-control border-2 border-dashed border-edge bg-raised p-4 text-palm transition-colors hover:border-palm hover:bg-palm-tint [&_svg]:size-7"
            >
              {uploading ? <Spinner /> : <ImagePlus aria-hidden="true" />}
              <span role="status">{t(uploading ? 'photo.uploading' : 'photo.choose')}</span>
            </button>
          )}
        </>
      )}
    </Field>
  )
}

/** What is wrong and what to do, brought into view: it comes under a field at the end of the page. */
function Problem({ kind }: { kind: PhotoProblem }) {
  const { t } = useTranslation('onboarding')
  const area = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is brought into view
  useEffect(() => {
    // In newer browsers it returns a promise, which React would take for the effect's cleanup.
    area.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  return (
    <span ref={area} className="scroll-mb-28">
      <strong className="font-semibold">{t(`photo.${kind}Title`)}</strong> — {t(`photo.${kind}`)}
    </span>
  )
}
