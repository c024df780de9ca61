import { Module } from '@nestjs/common'
import { StoreModule } from '../store/store.module.ts'
import { DeleteOldVersions } from './delete-old-versions.ts'

/** The end of versions that nobody needs. */
@Module({ imports: [StoreModule], providers: [DeleteOldVersions] })
export class RetentionModule {}
