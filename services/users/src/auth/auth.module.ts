import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.ts'
import { PasswordsModule } from '../passwords/passwords.module.ts'
import { AccountMailService } from './account-mail.service.ts'
import { AuthController } from './auth.controller.ts'
import { PasswordService } from './password.service.ts'
import { SignInService } from './sign-in.service.ts'
import { SignOutService } from './sign-out.service.ts'

@Module({
  imports: [MembersModule, OneTimeTokensModule, PasswordsModule],
  controllers: [AuthController],
  providers: [SignInService, SignOutService, AccountMailService, PasswordService],
})
export class AuthModule {}
