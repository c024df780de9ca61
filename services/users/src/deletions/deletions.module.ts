import { Module } from '@nestjs/common'
import { MailsModule } from '../mails/mails.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { CheckDeletions } from './check-deletions.ts'
import { DeleteOwnAccount } from './delete-own-account.ts'
import { DeletionLedger } from './deletion-ledger.ts'
import { DeletionRecords } from './deletion-records.ts'
import { EraseMember } from './erase-member.ts'
import { EraseUnverified } from './erase-unverified.ts'
import { ledgerStorage } from './ledger-storage.ts'
import { OwnAccountController } from './own-account.controller.ts'
import { RemovePhotos } from './remove-photos.ts'
import { ReplayDeletions } from './replay-deletions.ts'

@Module({
  imports: [MembersModule, PhotosModule, MailsModule],
  controllers: [OwnAccountController],
  providers: [
    DeletionRecords,
    ledgerStorage,
    DeletionLedger,
    EraseMember,
    DeleteOwnAccount,
    EraseUnverified,
    RemovePhotos,
    CheckDeletions,
    ReplayDeletions,
  ],
  exports: [EraseMember],
})
export class DeletionsModule {}
