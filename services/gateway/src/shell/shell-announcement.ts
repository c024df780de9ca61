import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import { LOGGER, type Logger, SETTINGS, serviceCredentialHeader } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'
import { Shell } from './shell.ts'

/** Milliseconds: a shell that was not announced for five minutes counts as gone. */
const interval = 60_000
const timeout = 2_000

/** Tells the releases service again and again which shell this gateway serves: releases are checked against it. */
@Injectable()
export class ShellAnnouncement implements OnModuleInit, OnApplicationShutdown {
  private readonly url: URL
  private readonly credential: string
  private timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(SETTINGS) settings: GatewaySettings,
    private readonly shell: Shell,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.url = new URL('/internal/shells', settings.RELEASES_URL)
    this.credential = settings.SERVICE_CREDENTIAL
  }

  onModuleInit(): void {
    void this.announce()
    this.timer = setInterval(() => void this.announce(), interval).unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  private async announce(): Promise<void> {
    try {
      const response = await fetch(this.url, {
        method: 'PUT',
        headers: { [serviceCredentialHeader]: this.credential, 'content-type': 'application/json' },
        body: JSON.stringify(this.shell.manifest),
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`The releases service answered ${response.status}.`)
    } catch (error) {
      this.logger.warn({ err: error }, 'shell not announced to the releases service, it is tried again')
    }
  }
}
