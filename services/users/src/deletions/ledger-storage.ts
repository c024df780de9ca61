import type { FactoryProvider } from '@nestjs/common'
import { ObjectStorage, openStorage, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

export const LEDGER_STORAGE = Symbol('LEDGER_STORAGE')

/** A folder or a bucket of the ledger's own, where one is set; else it lies beside the photos. */
export const ledgerStorage: FactoryProvider<ObjectStorage> = {
  provide: LEDGER_STORAGE,
  inject: [SETTINGS, ObjectStorage],
  useFactory: (settings: UsersSettings, photos: ObjectStorage) => {
    const { LEDGER_DIR, LEDGER_BUCKET, STORAGE_DIR: _dir, S3_BUCKET: _bucket, ...server } = settings
    if (LEDGER_DIR !== undefined) return openStorage({ ...server, STORAGE_DIR: LEDGER_DIR })
    if (LEDGER_BUCKET !== undefined) return openStorage({ ...server, S3_BUCKET: LEDGER_BUCKET })
    return photos
  },
}
