import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { cleanEnvironment } from '../local/environment.ts'
import { takeComplaints } from './complaints-of-page.ts'
import { findElement, isReachable, readElement } from './find-element.ts'
import { program } from './programs.ts'
import type { Tab, TabElement } from './tab.ts'
import { until } from './until.ts'

/**
 * WebKitGTK's own small browser by WebDriver, on a screen that nobody sees. Its driver has one session, so each person has
 * one of their own.
 *
 * @param folder for its settings
 */
export async function openWebKit(folder: string): Promise<Tab> {
  const screen = await startScreen()
  const port = await getPort()
  const child = spawn(await program('webkitDriver'), [`--port=${port}`], {
    env: cleanEnvironment({ ...settings(folder), DISPLAY: screen.display }),
    stdio: 'ignore',
  })
  const stop = async (): Promise<void> => {
    await end(child)
    await end(screen.child)
  }
  try {
    const url = `http://127.0.0.1:${port}`
    await until('WebKitWebDriver', async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok)
    const driver = await startBrowser(url)
    return tabOf(driver, async () => {
      await driver.quit()
      await stop()
    })
  } catch (error) {
    await stop()
    throw error
  }
}

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize: async (size) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
    find: async (query) => {
      const element = await driver.executeScript<WebElement | null>(findElement, query)
      return element ? tabElement(driver, element) : undefined
    },
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeComplaints: () => driver.executeScript<string[]>(takeComplaints),
    close,
  }
}

function tabElement(driver: WebDriver, element: WebElement): TabElement {
  return {
    click: async () => {
      if (!(await driver.executeScript<boolean>(isReachable, element))) return false
      await driver.actions().move({ origin: element }).click().perform()
      return true
    },
    type: (text) => element.sendKeys(text),
    read: () => driver.executeScript(readElement, element),
  }
}

async function startBrowser(url: string): Promise<WebDriver> {
  const binary = await program('miniBrowser')
  // Its bar is wider than a phone, and hidden in full screen, which is as large as the window where nobody manages windows.
  const args = ['--automation', '--full-screen']
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  })
  return new Builder().usingServer(url).withCapabilities(capabilities).build()
}

/** GTK's: nothing moves, and pages are asked for in Arabic. */
function settings(folder: string): Record<string, string> {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return {
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    LANG: 'ar_SA.UTF-8',
    LC_ALL: 'ar_SA.UTF-8',
  }
}

type Child = ReturnType<typeof spawn>

async function startScreen(): Promise<{ child: Child; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(await program('xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { child, display: `:${String(number).trim()}` }
}

async function end(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
