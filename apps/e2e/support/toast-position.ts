import { expect, type Locator, type Page } from '@playwright/test'

/** A notification stays as long as nobody is at the window: until then, however slow the machine is. */
export async function holdToast(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** The notification and these lie apart: no pixel of theirs is under it. */
export async function expectToastApart(page: Page, others: Readonly<Record<string, Locator>>): Promise<void> {
  // Not by its role: beside a dialog, nothing else has one.
  const notification = page.locator('[data-toast]')
  await expect(notification).toBeInViewport({ ratio: 0.99 })
  for (const [what, other] of Object.entries(others)) {
    const covered = async () => {
      const [toast, box] = [await notification.boundingBox(), await other.boundingBox()]
      if (!toast || !box) return Number.NaN
      const across = Math.min(toast.x + toast.width, box.x + box.width) - Math.max(toast.x, box.x)
      const down = Math.min(toast.y + toast.height, box.y + box.height) - Math.max(toast.y, box.y)
      return across > 0 ? Math.max(0, down) : 0
    }
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await expect.poll(covered, { message: `pixels of ${what} under the toast at ${width}×${height}` }).toBe(0)
  }
}
