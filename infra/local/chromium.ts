import { findOrInstall } from './system-packages.ts'

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium that opens pages which nobody looks at: the headless shell, the same engine without the browser around it, so
 * that a page and a context cost much less. Undefined where there is none and none can be installed.
 */
export async function headlessChromium(): Promise<string | undefined> {
  const shell = await findOrInstall('chromium-headless-shell', 'chromium-headless-shell')
  return shell ?? windowedChromium()
}

/** The browser that people have: with permissions, notifications and a window, if an unseen one. */
export const windowedChromium = (): Promise<string | undefined> => findOrInstall('chromium', ...windowed)
