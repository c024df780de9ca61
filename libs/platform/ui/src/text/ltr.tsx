import type { ReactNode } from 'react'

/** What reads from left to right wherever it stands (versions, signed numbers, codes), kept apart from the text around it. */
export function Ltr({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}

export type EmailProps = {
  address: string
  /** Opens the mail client. */
  link?: boolean | undefined
  /** Of the link: one that stands alone is a target of 44 px, one in a sentence is not. */
  className?: string | undefined
}

export function Email({ address, link = false, className }: EmailProps) {
  const text = <Ltr className="wrap-anywhere">{address}</Ltr>
  return link ? (
    <a href={`mailto:${address}`} className={className}>
      {text}
    </a>
  ) : (
    text
  )
}
