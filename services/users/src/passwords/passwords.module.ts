import { Module } from '@nestjs/common'
import { PasswordHasher, Passwords } from './passwords.ts'

@Module({ providers: [PasswordHasher, Passwords], exports: [Passwords] })
export class PasswordsModule {}
