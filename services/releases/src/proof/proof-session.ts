import { Inject, Injectable } from '@nestjs/common'
import { sessionHeader } from '@rafiq/platform-contracts'
import { LOGGER, type Logger, SETTINGS } from '@rafiq/service-kit'
import { z } from 'zod'
import type { ReleasesSettings } from '../settings.ts'

/** Milliseconds. */
const timeout = 3_000

/** The session of the account that looks at pages which ask for one: opened when it is first needed, and kept while it lasts. */
@Injectable()
export class ProofSession {
  private token: string | undefined

  constructor(
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether there is an account at all. */
  get configured(): boolean {
    return (
      this.settings.PROOF_ACCOUNT !== undefined && this.settings.PRODUCT_CONFIG.session.signIn !== undefined
    )
  }

  /** Undefined where it does not get in. */
  async open(origin: string): Promise<string | undefined> {
    try {
      if (this.token !== undefined && (await this.isGood(origin, this.token))) return this.token
      this.token = await this.signIn(origin)
    } catch (error) {
      this.logger.warn({ err: error }, 'the account for proofs cannot sign in, its pages are not proven')
      this.token = undefined
    }
    return this.token
  }

  private async isGood(origin: string, token: string): Promise<boolean> {
    const { path } = this.settings.PRODUCT_CONFIG.session.role
    const headers = { [sessionHeader]: token }
    return (await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(timeout) })).ok
  }

  private async signIn(origin: string): Promise<string | undefined> {
    const { signIn } = this.settings.PRODUCT_CONFIG.session
    const account = this.settings.PROOF_ACCOUNT
    if (!signIn || !account) return undefined
    const response = await fetch(`${origin}${signIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`${signIn.path} answered ${response.status}`)
    const answer = z.record(z.string(), z.unknown()).parse(await response.json())
    return z.string().min(1).parse(answer[signIn.field])
  }
}
