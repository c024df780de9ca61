import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { ShownPeople } from './shown-people.ts'

/** Every hour and in any replica: forgets who was shown to whom long ago. */
@Injectable()
export class ClearShownPeople extends PeriodicTask {
  constructor(private readonly shown: ShownPeople) {
    super({ name: 'clearing the record of people shown', interval: 3_600_000 })
  }

  override async run(): Promise<void> {
    await this.shown.removeOld()
  }
}
