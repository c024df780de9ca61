import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { FixtureBuild } from '../support/fixture-build.ts'
import { SecondProduct } from '../support/second-product.ts'
import { buildTinyShell } from '../support/tiny-shell.ts'
import { fixtureWith } from '../support/with-library.ts'
import { shellWithRuntime } from '../support/with-runtime.ts'

/** A build that calls itself React's next major. */
const react20 = ['react', 'react-dom'].map((name) => ({ name, version: '20.0.0' }))

let folder: string
let product: SecondProduct
let shells: { pinned: string; next: string }
let remotes: Record<'pinned' | 'next' | 'both' | 'pinnedOwn' | 'nextOwn', FixtureBuild>

const build = (version: string, env: NodeJS.ProcessEnv, from?: string) =>
  FixtureBuild.make(join(folder, version), 'visits', version, { env, ...(from !== undefined && { from }) })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-majors-'))
  const nextVisits = fixtureWith(folder, 'visits', react20)
  const [pinned, next] = await Promise.all([
    buildTinyShell(join(folder, 'shell-19')),
    buildTinyShell(join(folder, 'shell-20'), fixtureWith(folder, 'tiny-shell', react20)),
  ])
  shells = { pinned, next }
  remotes = {
    pinned: await build('1.0.0', {}),
    both: await build('1.1.0', { FIXTURE_REACT: '>=19.3.0 <21' }),
    next: await build('2.0.0', { FIXTURE_REACT: '^20.0.0' }, nextVisits),
    pinnedOwn: await build('1.2.0', { FIXTURE_OWN: 'react' }),
    nextOwn: await build('2.1.0', { FIXTURE_OWN: 'react', FIXTURE_REACT: '^20.0.0' }, nextVisits),
  }
  product = await SecondProduct.of(shells.pinned)
})
test.afterAll(() => {
  product?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Which React draws the remote's page. The way there and back is the shell's. */
async function reactOf(page: Page): Promise<string | null> {
  await page.goto(product.address)
  await page.getByRole('link', { name: 'Book a visit' }).click()
  const visits = page.locator('section.visits')
  await expect(visits.getByRole('heading', { name: 'Visits' })).toBeVisible()
  await expect(page).toHaveTitle(/Visits/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
  await page.goForward()
  await expect(visits).toBeVisible()
  return visits.getAttribute('data-react')
}

test('a major of React: remote by remote to the next one and back, with no page lost', async ({ page }) => {
  const steps = [
    ['pinned', 'pinned', '19.3.1'],
    ['pinned', 'both', '19.3.1'],
    ['pinned', 'nextOwn', '20.0.0'],
    ['next', 'both', '20.0.0'],
    ['next', 'next', '20.0.0'],
    ['next', 'pinnedOwn', '19.3.1'],
    ['pinned', 'pinnedOwn', '19.3.1'],
    ['pinned', 'pinned', '19.3.1'],
  ] as const
  for (const [shell, remote, version] of steps) {
    product.serve(shells[shell], remotes[remote])
    expect(await reactOf(page), `${remote} in the ${shell} shell`).toBe(version)
  }
})

/** The federation runtime that the page runs on, by what it says of itself. */
const runtimeOf = (page: Page): Promise<string> =>
  page.evaluate(() => Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE_FROM').version)

test('federation runtime: the shell moves to the next minor, to the next major and back, remotes stay as they were built, no page is lost', async ({
  page,
}) => {
  product.serve(shells.pinned, remotes.pinned)
  await reactOf(page)
  const pinned = await runtimeOf(page)
  const [major = 0, minor = 0] = pinned.split('.').map(Number)
  for (const version of [`${major}.${minor + 1}.0`, `${major + 1}.0.0`]) {
    const shell = shellWithRuntime(shells.pinned, join(folder, `runtime-${version}`), pinned, version)
    product.serve(shell, remotes.pinned)
    await reactOf(page)
    expect(await runtimeOf(page)).toBe(version)
  }
  product.serve(shells.pinned, remotes.pinned)
  await reactOf(page)
  expect(await runtimeOf(page)).toBe(pinned)
})

test('a major of React: a remote that does not work with the shell is not run, and the others go on', async ({
  page,
}) => {
  product.serve(shells.next, remotes.pinned)
  await page.goto(`${product.address}/visits`)
  await expect(page.getByRole('button', { name: /try again|retry/i })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveText('© Library')
  await page.goto(product.address)
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
})
