import { defineConfig, devices } from '@playwright/test'

/**
 * What Chromium is not to do. It takes one list, the last, so this one holds what matters of Playwright's own as well: no
 * detours on the way to a page, and no call to anybody on the internet.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A document within the same site takes the frame of the one before: a fifth of the processor time of the sweep.
  'RenderDocument',
]

/** Started without a window, a GPU or any call home; sandboxing is the container's job. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Drawn in software, a page needs no process of its own for it.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  // Script that runs a few times is not worth making fast: that took a fifth of the browser's time in the sweep.
  '--js-flags=--no-maglev,--no-turbofan',
]

const {
  BASE_URL = 'http://localhost:4000',
  CHROMIUM_PATH = '/usr/bin/chromium',
  WINDOWED_CHROMIUM_PATH = CHROMIUM_PATH,
} = process.env

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/** Opens every page, at every width. */
const sweep = /pages\.spec\.ts/

/** Needs what a headless shell has none of: notifications. */
const windowed = /push-notices\.spec\.ts/

/** What a form refuses does not depend on the width; how pages look and stand does. Each journey runs at one width. */
const wide = /@desktop/

/** Against a running platform, one after the other unless told: those tagged `@alone` stop or change a part of it. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // For what never comes, and no measure: a slow machine must not fail a journey. Milliseconds.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    // Recording a journey costs as much as the journey itself: `--trace retain-on-failure` where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: CHROMIUM_PATH, args: flags },
  },
  projects: [
    { name: 'phone', testIgnore: [sweep, windowed], grepInvert: wide, use: phone },
    { name: 'desktop', testIgnore: [sweep, windowed], grep: wide, use: desktop },
    {
      name: 'windowed',
      testMatch: windowed,
      use: { ...phone, launchOptions: { executablePath: WINDOWED_CHROMIUM_PATH, args: flags } },
    },
    { name: 'sweep', testMatch: sweep, use: desktop },
  ],
})
