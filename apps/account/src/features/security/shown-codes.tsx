import './texts.ts'
import { useDirection } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, Dialog, saveFile } from '@rafiq/ui'
import { useState } from 'react'
import { CopyButton } from './copy-button.tsx'

/** New recovery codes, this once. Who closes it without having kept them is asked to first. */
export function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('security')
  const dir = useDirection()
  const [kept, setKept] = useState(false)
  const [warned, setWarned] = useState(false)
  const title = t('security:codes.sheet')
  const text = [title, '', ...codes, ''].join('\n')
  const close = () => {
    if (kept || warned) onClose()
    else setWarned(true)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('security:codes.shownTitle')}
      description={t('security:codes.shownText')}
      footer={<Button onClick={onClose}>{t('security:codes.done')}</Button>}
    >
      <ul
        dir="ltr"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-center text-lg font-semibold tabular-nums max-[22rem]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:grow">
        <CopyButton text={codes.join('\n')} label={t('security:codes.copy')} onCopied={() => setKept(true)} />
        <Button
          variant="secondary"
          onClick={() => {
            saveFile(new Blob([text], { type: 'text/plain' }), 'rafiq-recovery-codes.txt')
            setKept(true)
          }}
        >
          {t('security:codes.download')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            printText({ title, lines: codes, dir })
            setKept(true)
          }}
        >
          {t('security:codes.print')}
        </Button>
      </div>
      {warned && !kept && (
        <Callout tone="amber" role="alert">
          {t('security:codes.keep')}
        </Callout>
      )}
    </Dialog>
  )
}

/** Prints lines of text and nothing of the page around them. */
function printText({ title, lines, dir }: { title: string; lines: readonly string[]; dir: 'rtl' | 'ltr' }) {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  document.body.append(frame)
  const { contentDocument: sheet, contentWindow: view } = frame
  if (!sheet || !view) return frame.remove()
  sheet.title = title
  sheet.documentElement.dir = dir
  const heading = sheet.createElement('h1')
  heading.textContent = title
  const list = sheet.createElement('pre')
  list.dir = 'ltr'
  list.textContent = lines.join('\n')
  sheet.body.append(heading, list)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
