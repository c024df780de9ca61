import { Inject, Injectable } from '@nestjs/common'
import { SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { SecretBox } from './secret-box.ts'
import type { TotpFactor } from './totp-factor.entity.ts'

/** The secrets of authenticator apps, sealed by `FACTOR_KEYS` for the member whose they are. */
@Injectable()
export class TotpSecrets {
  private readonly box: SecretBox

  constructor(@Inject(SETTINGS) settings: UsersSettings) {
    this.box = new SecretBox(settings.FACTOR_KEYS)
  }

  seal(secret: string, memberId: string): string {
    return this.box.seal(secret, memberId)
  }

  open({ sealedSecret, memberId }: Pick<TotpFactor, 'sealedSecret' | 'memberId'>): string {
    return this.box.open(sealedSecret, memberId)
  }
}
