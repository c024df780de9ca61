import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { FailedSignIns } from './failed-sign-ins.ts'

/** Every hour and in any replica: puts the failed sign-ins of the hours before into the audit log. */
@Injectable()
export class RecordFailedSignIns extends PeriodicTask {
  constructor(private readonly signIns: FailedSignIns) {
    super({ name: 'recording failed sign-ins', interval: 3_600_000 })
  }

  override async run(): Promise<void> {
    await this.signIns.record()
    await this.signIns.forgetAddresses()
  }
}
