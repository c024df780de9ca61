import { Module } from '@nestjs/common'
import { PartedRepository } from './parted.repository.ts'

@Module({ providers: [PartedRepository], exports: [PartedRepository] })
export class PartedModule {}
