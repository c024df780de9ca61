import type { AudienceAttributes } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'

type Say = (line: string) => void

/** `audience [--json]`: what a canary may be narrowed to on this platform. */
export async function audienceCommand(
  flags: { json?: boolean },
  settings: Settings,
  say: Say,
): Promise<void> {
  const audience = await new ReleaseApi(settings.url, settings.tokenFor()).audience()
  if (flags.json) say(JSON.stringify(audience, null, 2))
  else for (const line of audienceLines(audience)) say(line)
}

/** One line for each value, as the flag takes it. */
export const audienceLines = ({ attributes }: AudienceAttributes): string[] =>
  attributes.flatMap(({ name, label, values }) => [
    `${label.en}:`,
    ...values.map((one) => `  ${name}=${one.value}  ${one.label.en}`),
  ])
