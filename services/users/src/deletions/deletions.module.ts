import { Module } from '@nestjs/common'
import { MailsModule } from '../mails/mails.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { CheckDeletions } from './check-deletions.ts'
import { DeleteOwnAccount } from './delete-own-account.ts'
import { DeletionRecords } from './deletion-records.ts'
import { EraseMember } from './erase-member.ts'
import { EraseUnverified } from './erase-unverified.ts'
import { OwnAccountController } from './own-account.controller.ts'
import { RemovePhotos } from './remove-photos.ts'

@Module({
  imports: [MembersModule, PhotosModule, MailsModule],
  controllers: [OwnAccountController],
  providers: [DeletionRecords, EraseMember, DeleteOwnAccount, EraseUnverified, RemovePhotos, CheckDeletions],
  exports: [EraseMember],
})
export class DeletionsModule {}
