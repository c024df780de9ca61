import { z } from 'zod'
import { secretSetting, secretSettings } from '../settings/secret-settings.ts'

/** Of services that keep or read files: a folder, or a bucket. */
export const storageSettings = z.object({
  STORAGE_DIR: z.string().min(1).optional().describe('folder of the object storage'),
  S3_BUCKET: z.string().min(3).optional().describe('bucket of the object storage, in place of STORAGE_DIR'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('region of the bucket'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of an S3 server that is not Amazon’s'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('access key of the bucket; without it what the machine was given'),
  // A schema around another one is another one: it is registered, too.
  S3_SECRET_ACCESS_KEY: secretSetting('secret of the access key').optional().register(secretSettings, {}),
})

export type StorageSettings = z.infer<typeof storageSettings>
export type S3Settings = StorageSettings & { readonly S3_BUCKET: string }

type Chosen = Pick<StorageSettings, 'STORAGE_DIR' | 'S3_BUCKET'>

/** For the `refine` of a service's settings: one storage, neither none nor two. */
export const oneStorage: [(settings: Chosen) => boolean, { path: string[]; error: string }] = [
  ({ STORAGE_DIR, S3_BUCKET }) => (STORAGE_DIR === undefined) !== (S3_BUCKET === undefined),
  { path: ['STORAGE_DIR'], error: 'expected either a folder or S3_BUCKET' },
]
