import type { SlotProps } from '@rafiq/platform-contracts'
import { type ComponentType, createContext, useContext } from 'react'

type SlotAreaProps = { name: string; props: object }

/** From the host: what stands in a slot. In a remote with its own React there is none, and its slots stay empty. */
export const SlotArea = createContext<ComponentType<SlotAreaProps> | null>(null)

function Place({ name, props }: SlotAreaProps) {
  const Area = useContext(SlotArea)
  return Area && <Area name={name} props={props} />
}

/**
 * For a remote that offers slots: `const slot = slotsOf<typeof config>()` once, and `slot('matches.card.actions')` is the
 * component of that place, with the props that `offers` in `remote.config.ts` declares. It shows what other remotes put
 * there, and nothing where none does or theirs is broken.
 */
export const slotsOf =
  <Config extends { offers: object }>() =>
  <Name extends keyof Config['offers'] & string>(
    name: Name,
  ): ComponentType<SlotProps<Config['offers'][Name]>> =>
  (props) => <Place name={name} props={props} />
