import { expect, type Locator } from '@playwright/test'

/** Presses what brings code of its own: what a busy machine does not bring in time is asked for again by another press. */
export async function pressUntilShown(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    await button.click()
    await expect(shown).toBeVisible({ timeout: 10_000 })
  }).toPass()
}
