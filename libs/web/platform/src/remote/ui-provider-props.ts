import { useUiLabels } from '../language/ui-labels.ts'
import { useDirection } from '../language/use-language.ts'
import { cspNonce } from '../page/document-data.ts'
import { usePortalContainer } from './remote-boundary.tsx'

/** What the design system has to know of the platform: `<UiProvider {...useUiProviderProps()}>`, once per remote. */
export const useUiProviderProps = () => ({
  direction: useDirection(),
  portalContainer: usePortalContainer(),
  nonce: cspNonce,
  labels: useUiLabels(),
})
