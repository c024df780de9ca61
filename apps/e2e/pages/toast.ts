import type { Locator, Page } from '@playwright/test'

/** The one notification in view; F8 is the key that leads to it, in every language. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: /F8/ }).getByRole('listitem')
