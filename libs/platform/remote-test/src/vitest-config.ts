import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'

/** How the tests of a remote run: in a page without layout, where the shell's part is played by `@rafiq/platform/testing`. */
export const vitestConfig: ViteUserConfig = {
  test: {
    include: ['src/**/*.spec.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: [join(import.meta.dirname, 'page/setup.js')],
    css: false,
    testTimeout: 20_000,
  },
}
