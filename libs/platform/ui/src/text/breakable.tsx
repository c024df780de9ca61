import { Fragment } from 'react'

/**
 * Text whose e-mail addresses break after their signs where there is no room for one in a line, and not in a word. Not for the
 * name of a link or button: tools read a space at each place.
 */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(\S+@\S+)/).flatMap((run) => (run.includes('@') ? partsOf(run) : [run]))
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
    <Fragment key={index}>
      {part}
      {index + 1 < parts.length && /[@.]$/.test(part) && <wbr />}
    </Fragment>
  ))
}

/** Each with the sign that ends it. */
const partsOf = (address: string): string[] => address.match(/[^@.]*[@.]|[^@.]+$/g) ?? [address]
