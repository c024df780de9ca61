import { Ltr } from '@rafiq/ui'

/** A version, apart from the text around it. */
export const Version = ({ version }: { version: string }) => (
  <Ltr className="font-semibold tabular-nums wrap-anywhere">{version}</Ltr>
)
