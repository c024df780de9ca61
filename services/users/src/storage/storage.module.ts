import { type DynamicModule, Module } from '@nestjs/common'
import { DiskStorage, ObjectStorage } from '@rafiq/service-kit'

/** The object storage, injected as `ObjectStorage`: files below `STORAGE_DIR`. */
@Module({})
export class StorageModule {
  static forRoot(settings: { STORAGE_DIR: string }): DynamicModule {
    return {
      module: StorageModule,
      global: true,
      providers: [{ provide: ObjectStorage, useFactory: () => new DiskStorage(settings.STORAGE_DIR) }],
      exports: [ObjectStorage],
    }
  }
}
