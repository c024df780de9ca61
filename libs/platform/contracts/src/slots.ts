import { z } from 'zod'
import type { LiveSlots } from './register.ts'

/** `<remote>.<place>`: a slot is the remote's whose name it begins with. */
export const slotNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*(\.[a-z][A-Za-z0-9]*)+$/)
  .max(80)

/** What goes through a slot is plain, so that both sides may be built at other times, by others. */
const slotPropsSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  z.enum(['string', 'number', 'boolean']),
)

/**
 * Slots by name, with the props that go through each: in `offers` those that the remote gives, in `fills` those that
 * its component reads. Both travel with the version, and the gate holds one against the other.
 */
export const slotsSchema = z.record(slotNameSchema, slotPropsSchema)

export type Slots = z.infer<typeof slotsSchema>

type ValueOf = { string: string; number: number; boolean: boolean }

/** The props of a slot, from how `remote.config.ts` declares them. */
export type SlotProps<Declared> = {
  readonly [Prop in keyof Declared]: Declared[Prop] extends keyof ValueOf ? ValueOf[Declared[Prop]] : never
}

/**
 * What a remote may say that it fills: slots that are live, with props that they give, where these are known to TypeScript
 * (`rafiq-release types`); any slot where they are not.
 */
export type Fills = keyof LiveSlots extends never
  ? Slots
  : { readonly [Slot in keyof LiveSlots]?: Readonly<Partial<LiveSlots[Slot]>> }
