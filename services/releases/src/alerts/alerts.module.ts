import { Module } from '@nestjs/common'
import { DeliverAlerts } from './deliver-alerts.ts'
import { MailAlert } from './mail-alert.ts'
import { WatchFigures } from './watch-figures.ts'

/** What the team of a remote is told by itself. */
@Module({ providers: [DeliverAlerts, MailAlert, WatchFigures], exports: [WatchFigures] })
export class AlertsModule {}
