import { z } from 'zod'
import { integritySchema, type RemoteManifest, remoteNameSchema, versionSchema } from './release.ts'
import type { Slots } from './slots.ts'

/** The file of a version that tells TypeScript of its slots; a version that offers none has none. */
export const slotTypesFile = 'remote.d.ts'

type Offering = Pick<RemoteManifest, 'name' | 'version'> & { offers?: Slots | undefined }

/**
 * What stands in that file. The build writes it from what `remote.config.ts` declares, and the gate takes nothing else, so that
 * no other text of a team's comes into repositories of others. Teams on an older kit write it too, so its form stays.
 * Undefined where nothing is offered.
 */
export function slotTypes({ name, version, offers = {} }: Offering): string | undefined {
  const slots = Object.entries(offers)
  if (slots.length === 0) return undefined
  return [
    `// Slots of ${name} ${version}, as its remote.config.ts declares them.`,
    `import '@rafiq/platform-contracts/register'`,
    '',
    `declare module '@rafiq/platform-contracts/register' {`,
    '  interface LiveSlots {',
    ...slots.map(([slot, props]) => `    '${slot}': ${propTypes(props)}`),
    '  }',
    '}',
    '',
  ].join('\n')
}

function propTypes(props: Slots[string]): string {
  const declared = Object.entries(props).map(([prop, type]) => `${prop}: '${type}'`)
  return declared.length === 0 ? '{}' : `{ ${declared.join('; ')} }`
}

/** `GET /sdk/slot-types.json`: where the declarations of what is live lie, of every remote that everybody gets. */
export const slotTypesListSchema = z.object({
  remotes: z.array(
    z.object({
      name: remoteNameSchema,
      version: versionSchema.describe('the stable one'),
      path: z.string().describe('of its declarations; what lies there never changes'),
      integrity: integritySchema.describe('of them, as the signed manifest has it'),
    }),
  ),
})

export type SlotTypesList = z.infer<typeof slotTypesListSchema>
