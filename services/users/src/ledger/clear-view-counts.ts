import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { ViewCounts } from './view-counts.ts'

/** Every hour and in any replica: forgets how many saw somebody longer ago than is told. */
@Injectable()
export class ClearViewCounts extends PeriodicTask {
  constructor(private readonly views: ViewCounts) {
    super({ name: 'clearing counts of views', interval: 3_600_000 })
  }

  override async run(): Promise<void> {
    await this.views.removeOld()
  }
}
