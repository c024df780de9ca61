import { Module } from '@nestjs/common'
import { PasswordHasher } from './password-hasher.ts'
import { Passwords } from './passwords.ts'

@Module({ providers: [PasswordHasher, Passwords], exports: [Passwords] })
export class PasswordsModule {}
