import type { Device } from '@rafiq/contracts/accounts'
import Bowser from 'bowser'

/** Longer ones are nobody's browser. */
const longest = 500
const word = (name: string | undefined): string | null => name?.slice(0, 40) || null

/** The names of a browser and a system, without versions: enough to know one's own device by, and no more. */
export function deviceLabel(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, os: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest))
  return { browser: word(browser.name), os: word(os.name) }
}
