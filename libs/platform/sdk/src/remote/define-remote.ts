import type { Language, SlotProps } from '@rafiq/platform-contracts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Messages } from '../language/instance.ts'
import type { Mount } from './isolated.tsx'

/** The components with which a remote fills slots of others; `Config` is its `typeof config`. */
export type SlotComponents<Config> = Config extends { fills: infer Fills }
  ? { readonly [Slot in keyof Fills]: ComponentType<SlotProps<Fills[Slot]>> }
  : Readonly<Record<never, never>>

/** What a remote is to the shell: its texts (namespace = its name) and its routes, at the paths it declared. */
export type RemoteDefinition<Config = object> = {
  name: string
  messages: Record<Language, Messages>
  routes: RouteObject[]
  /** By slot, as `fills` in `remote.config.ts` declares them. Each stands in an area of its own, outside the remote's routes. */
  slots?: SlotComponents<Config>
  /** Of a version with its own React: draws its pages in a root of their own. The build brings it. */
  mount?: Mount
}

/** The default export of a remote's `src/remote.tsx`: the one module it exposes. With slots: `defineRemote<typeof config>`. */
export const defineRemote = <Config = object>(definition: RemoteDefinition<Config>) => definition
