import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'

/**
 * A phone's or a laptop's own keeper of passkeys, whose owner always confirms; of this page, as long as it is open. The
 * browser suggests no passkey in a field: one that confirms by itself would take the suggestion before anybody presses.
 */
export async function withAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** How long a code of an authenticator app is good; seconds. */
const codePeriod = 30

/** The code that an authenticator app shows, or the one after it: each is taken once. */
export const authenticatorCode = (secret: string, { next = false } = {}): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + (next ? codePeriod : 0) })
