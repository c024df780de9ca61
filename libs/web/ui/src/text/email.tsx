import { Ltr } from './ltr.tsx'

export function Email({ address, link = false }: { address: string; link?: boolean | undefined }) {
  const text = <Ltr className="wrap-anywhere">{address}</Ltr>
  return link ? <a href={`mailto:${address}`}>{text}</a> : text
}
