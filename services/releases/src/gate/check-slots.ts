import {
  type Issue,
  type RemoteManifest,
  type Slots,
  slotTypes,
  slotTypesFile,
} from '@rafiq/platform-contracts'
import type { Release } from './release.ts'

/**
 * Whether the slots of a version are its own, and give every component that fills one the props that it reads. A slot that
 * nobody offers stays empty, and is no issue: remotes come and go on their own.
 */
export function checkSlots(manifest: RemoteManifest, remotes: readonly RemoteManifest[]): Issue[] {
  return [
    ...checkOwner(manifest),
    ...checkFills(manifest, remotes),
    ...remotes.flatMap((filler) => checkFilled(manifest, filler)),
  ]
}

function checkOwner({ name, offers = {} }: RemoteManifest): Issue[] {
  return Object.keys(offers)
    .filter((slot) => !slot.startsWith(`${name}.`))
    .map((slot) => ({
      path: `offers.${slot}`,
      message: `is a slot of another remote: call it ${name}.<place>`,
    }))
}

/** What this version reads, against what is live. */
function checkFills({ fills = {} }: RemoteManifest, remotes: readonly RemoteManifest[]): Issue[] {
  return Object.entries(fills).flatMap(([slot, props]) =>
    remotes.flatMap(({ name, version, offers }) =>
      missing(props, offers?.[slot]).map((prop) => ({
        path: `fills.${slot}`,
        message: `reads ${prop}, which ${name} ${version} does not give: read what it offers`,
      })),
    ),
  )
}

/** What this version gives, against what is live. */
function checkFilled(
  { offers = {} }: RemoteManifest,
  { name, version, fills = {} }: RemoteManifest,
): Issue[] {
  return Object.entries(fills).flatMap(([slot, props]) =>
    missing(props, offers[slot]).map((prop) => ({
      path: `offers.${slot}`,
      message: `does not give ${prop}, which ${name} ${version} reads: keep it until that remote has moved`,
    })),
  )
}

/** Props that are read and not given, or given as something else; none where there is no such slot. */
function missing(read: Slots[string], given: Slots[string] | undefined): string[] {
  if (!given) return []
  return Object.entries(read)
    .filter(([prop, type]) => given[prop] !== type)
    .map(([prop, type]) => `${prop}: ${type}`)
}

/**
 * Whether what a version tells TypeScript of its slots is what it declares: other teams take that file into their
 * repositories. A version that was built before there were such files has none.
 */
export function checkSlotTypes({ manifest, slotTypes: given }: Release): Issue[] {
  if (given === undefined || given === slotTypes(manifest)) return []
  return [
    {
      path: slotTypesFile,
      message:
        'is not what the build makes of "offers" in remote.config.ts: build again, and leave that file to it',
    },
  ]
}
