import { Module } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { ReviewHolds } from './review-holds.ts'

@Module({ imports: [AccountsModule], providers: [ReviewHolds], exports: [ReviewHolds] })
export class ReviewHoldsModule {}
