import { Injectable } from '@nestjs/common'
import { EndedSessions, PeriodicTask, WorkContext } from '@rafiq/service-kit'
import { PushSubscriptions } from './push-subscriptions.ts'

/**
 * With a session goes what its browser gave for notices: at once where Redis says that it ended, else within the hour.
 * Nothing is sent there meanwhile: whoever sends asks whether the session is alive.
 */
@Injectable()
export class ClearEndedSubscriptions extends PeriodicTask {
  constructor(
    private readonly ended: EndedSessions,
    private readonly subscriptions: PushSubscriptions,
    private readonly work: WorkContext,
  ) {
    super({ name: 'clearing push subscriptions of ended sessions', interval: 3_600_000 })
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap()
    this.ended.listen(
      ({ sessionId }) => this.remove(sessionId),
      () => this.runSoon(),
    )
  }

  override async run(): Promise<void> {
    await this.subscriptions.removeEnded()
  }

  private async remove(sessionId: string): Promise<void> {
    try {
      await this.work.run(() => this.subscriptions.removeOfSession(sessionId))
    } catch {
      // Says itself in the log what is wrong, and tries again.
      this.runSoon()
    }
  }
}
