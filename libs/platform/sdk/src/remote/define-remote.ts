import type { Language } from '@rafiq/platform-contracts'
import type { RouteObject } from 'react-router'
import type { Messages } from '../language/instance.ts'

/** What a remote is to the shell: its texts (namespace = its name) and its routes, at the paths it declared. */
export type RemoteDefinition = {
  name: string
  messages: Record<Language, Messages>
  routes: RouteObject[]
}

/** The default export of a remote's `src/remote.tsx`: the one module it exposes. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition
