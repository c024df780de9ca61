import type { Browser, BrowserServer } from 'playwright-core'

/** Started without a window, a GPU or any call home. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]

/** Of the environment a browser gets nothing but this: none of the service's secrets. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE']

export interface StartedBrowser {
  readonly browser: Browser
  /** Ends it, whatever its pages are doing. */
  end(): Promise<void>
}

/**
 * Starts Chromium, and once more where it dies before it answers: that says nothing of the candidate. Its sandbox is off where
 * the service runs as root, which Chromium allows no other way.
 *
 * @param program where it is installed
 * @param origin the only one that it may reach
 * @param deadline milliseconds since the epoch
 * @throws where it has not started by then
 */
export async function startBrowser(
  program: string,
  origin: string,
  deadline: number,
): Promise<StartedBrowser> {
  // What a service that proves nothing never loads.
  const { chromium } = await import('playwright-core')
  const { hostname } = new URL(origin)
  const env = Object.fromEntries(
    inherited.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const left = () => Math.max(1, deadline - Date.now())
  const launch = (): Promise<BrowserServer> =>
    chromium.launchServer({
      executablePath: program,
      args: [...flags, `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`],
      chromiumSandbox: process.getuid?.() !== 0,
      env,
      timeout: left(),
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
  const server = await launch().catch((error: unknown) => {
    if (Date.now() >= deadline) throw error
    return launch()
  })
  try {
    const browser = await chromium.connect(server.wsEndpoint(), { timeout: left() })
    // A page that hangs would hold a polite end for as long as it likes.
    return { browser, end: () => server.kill() }
  } catch (error) {
    await server.kill()
    throw error
  }
}
