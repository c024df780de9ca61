import { Ltr } from '@rafiq/ui'

/** `966551234567` as people read it, `+966 55 123 4567`; anything else stays as it is, with its plus. */
export function formatPhone(digits: string): string {
  const saudi = /^966(\d{2})(\d{3})(\d{4})$/.exec(digits)
  return saudi ? `+966 ${saudi[1]} ${saudi[2]} ${saudi[3]}` : `+${digits.replace(/^\+/, '')}`
}

/** A phone number, from its normalised digits; whole on a phone of 320 px, however large its letters are. */
export function Phone({ digits }: { digits: string }) {
  return <Ltr className="text-[min(1em,7.5vw)] whitespace-nowrap tabular-nums">{formatPhone(digits)}</Ltr>
}
