import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import type { RunningCommand } from '../support/running-command.ts'
import { saveFile } from '../support/save-file.ts'
import { ScratchWorkspace } from '../support/scratch-workspace.ts'
import { expect, test } from '../support/test.ts'

/** A page with something to lose. */
const counter = `import { useState } from 'react'

export function Component() {
  const [count, setCount] = useState(0)
  return (
    <div>
      <h1>Workshop</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </div>
  )
}
`

test.describe('a remote under development', () => {
  const name = `workshop-${Date.now().toString(36)}`
  let workspace: ScratchWorkspace
  let command: RunningCommand | undefined
  let file: string
  const edit = (from: string, to: string) => saveFile(file, readFileSync(file, 'utf8').replace(from, to))

  test.beforeAll(async () => {
    workspace = new ScratchWorkspace()
    await workspace.run(`npm run new:remote -- ${name} --ar "ورشة ${name}"`)
    file = join(workspace.root, 'apps', name, 'src/routes/start.tsx')
  })
  test.beforeEach(() => saveFile(file, counter))
  test.afterEach(() => command?.interrupt())
  test.afterAll(() => workspace.remove())

  test('appears in the running platform, and a code change updates the open page without losing its state', {
    tag: '@alone',
  }, async ({ page, expectComplaint }) => {
    const port = await getPort({ host: '127.0.0.1' })
    command = workspace.start(`npm run dev -- ${name} --port ${port}`)
    const address = (await command.says(/ready http\S+/)).replace('ready ', '')
    expect(address).toBe(`http://localhost:${port}/${name}`)

    await page.goto(address)
    const button = page.getByRole('main').getByRole('button')
    for (const count of [1, 2, 3]) {
      await button.click()
      await expect(button).toHaveText(`Pressed ${count}`)
    }
    edit('Pressed', 'Clicked')
    await expect(button).toHaveText('Clicked 3')

    await page.goto(new URL('/', address).href)
    await expect(page.getByRole('banner')).toBeVisible()

    // The page stays open while its server ends, and says so if it is asking for something.
    expectComplaint(/net::ERR_|Loading chunk \S+ failed/)
    await command.interrupt()
    await expect(fetch(address)).rejects.toThrow()
    expect(readdirSync(workspace.temporary).filter((folder) => folder.startsWith('rafiq-'))).toEqual([])
  })

  test('has a preview of its own on a deployed platform, behind a link that opens once', {
    tag: '@alone',
  }, async ({ page, anotherBrowser, expectComplaint }) => {
    command = workspace.start(`npm run dev -- ${name} --deployed`)
    const link = await command.says(/http\S+\/preview\?token=\S+/)
    await page.goto(link)
    await expect(page.getByRole('complementary')).toContainText(`-${name}`)
    await page.goto(`/${name}`)
    const button = page.getByRole('main').getByRole('button')
    await expect(button).toHaveText('Pressed 0')

    const live = /is live in preview/
    const before = command.count(live)
    edit('Pressed', 'Clicked')
    await expect.poll(() => command?.count(live)).toBeGreaterThan(before)
    await page.reload()
    await expect(button).toHaveText('Clicked 0')

    const outsider = await anotherBrowser()
    expectComplaint(/status of 404/)
    expect((await outsider.goto(link))?.status()).toBe(404)
    await command.interrupt()
  })
})
