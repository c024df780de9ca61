import type { BrowserContext, Page } from '@playwright/test'
import getPort from 'get-port'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { findVisitor } from '../support/find-visitor.ts'
import { Guide } from '../support/guide.ts'
import { OwnRepository } from '../support/own-repository.ts'
import type { RunningCommand } from '../support/running-command.ts'
import { expect, test } from '../support/test.ts'

const { BASE_URL = 'http://localhost:4000' } = process.env

test.describe('a feature team outside of the repository', () => {
  /** A platform takes a version once, so each run has a remote of its own. */
  const mark = Date.now().toString(36)
  const name = `rentals-${mark}`
  const labels = { ar: `الإيجارات ${mark}`, en: `Rentals ${mark}` }
  const ours = (command: string) =>
    command
      // Its start costs a second or two each time, to find what the path has as well.
      .replace(/^npx (?=rafiq)/, '')
      .replace('https://rafiq.example', BASE_URL)
      .replace('الإيجارات', `"${labels.ar}"`)
      .replace('Rentals', `"${labels.en}"`)
      .replaceAll(/rentals(?! yet)/g, name)

  let repository: OwnRepository
  let development: RunningCommand | undefined
  test.beforeAll(async () => {
    repository = await OwnRepository.make(name)
  })
  test.afterAll(async () => {
    await development?.interrupt()
    await repository.run(`rafiq-release disable ${name}`).catch(() => undefined)
    repository.remove()
  })

  const heading = (page: Page, level: 1 | 2) => page.getByRole('main').getByRole('heading', { level })
  const visitor = async (context: BrowserContext, seed: string) =>
    context.addCookies([{ name: 'release', value: seed, url: BASE_URL }])

  test('makes a repository from an empty folder by the guide, releases it to everybody and rolls it back, while browsers only reload', {
    tag: '@alone',
  }, async ({ page, anotherBrowser, request, words, expectComplaint }) => {
    const guide = new Guide('feature-team')
    const follow = async (title: string) => {
      const said: string[] = []
      for (const command of guide.take(title)) {
        said.push(await test.step(command, () => repository.run(ours(command))))
      }
      return said
    }
    const entry = (frame: Frame, language: 'ar' | 'en') =>
      frame.header.getByRole('link', { name: labels[language], exact: true })
    const frame = new Frame(page)
    const openMenu = (menu: string) => frame.header.getByRole('button', { name: menu, exact: true }).click()

    await page.goto('/')
    await openMenu(words('shell:header.menu'))
    await expect(frame.header.getByRole('link', { name: words('shell:header.login') })).toBeVisible()
    await expect(entry(frame, 'ar')).toHaveCount(0)

    await follow('Make it')
    expect((await follow('Add something to a page of another team')).at(-1)).toMatch(
      /types\/live\.d\.ts.*matches /,
    )
    await follow('Check it')
    await test.step('a wrong type, and a slot that nobody offers, fail the tests', async () => {
      const [right, wrong] = ["usePage({ title: t('start.title') })", 'usePage({ title: 1 })']
      const [none, unknown] = ['  routes: [', "  fills: { 'matches.card.nowhere': {} },\n  routes: ["]
      repository.edit('src/routes/start.tsx', right, wrong)
      repository.edit('remote.config.ts', none, unknown)
      await expect(repository.run('npm test')).rejects.toThrow(
        /(?=[\s\S]*start\.tsx.*error TS)(?=[\s\S]*remote\.config\.ts.*error TS[\s\S]*matches\.card\.nowhere)/,
      )
      repository.edit('src/routes/start.tsx', wrong, right)
      repository.edit('remote.config.ts', unknown, none)
    })

    await test.step('npm run dev', async () => {
      const [command = ''] = guide.take('Work on it')
      development = repository.start(`${command} -- --port ${await getPort({ host: '127.0.0.1' })}`)
      const address = (await development.says(/ready http\S+/)).replace('ready ', '')
      const workshop = await anotherBrowser()
      await workshop.goto(address)
      await expect(heading(workshop, 1)).toHaveText(labels.ar)
      // What the page keeps is kept, or this would be gone.
      await workshop.evaluate(() => Object.assign(globalThis, { kept: true }))
      repository.edit('src/routes/start.tsx', 'title={t(', 'title={"✓ " + t(')
      await expect(heading(workshop, 1)).toHaveText(`✓ ${labels.ar}`)
      expect(await workshop.evaluate(() => 'kept' in globalThis)).toBe(true)
      await workshop.close()
      repository.edit('src/routes/start.tsx', 'title={"✓ " + t(', 'title={t(')
      await development.interrupt()
    })

    await follow('Publish it')
    await page.reload()
    await openMenu(words('shell:header.menu'))
    await entry(frame, 'ar').click()
    await expect(page).toHaveURL(`/${name}`)
    await expect(heading(page, 1)).toHaveText(labels.ar)
    await expect(heading(page, 2)).toHaveText('لا شيء هنا بعد')
    await expectAccessible(page)
    await frame.switchTo('en')
    await expect(heading(page, 1)).toHaveText(labels.en)
    await expect(heading(page, 2)).toHaveText('Nothing here yet')
    await expectAccessible(page)

    const linkTo = (await follow('Give a change to a few')).at(-1) ?? ''
    const [chosen, spared] = [
      await findVisitor(request, name, '1.1.0'),
      await findVisitor(request, name, '1.0.0'),
    ]
    await visitor(page.context(), chosen)
    await page.reload()
    await expect(heading(page, 2)).toHaveText('No rentals yet')
    await visitor(page.context(), spared)
    await page.reload()
    await expect(heading(page, 2)).toHaveText('Nothing here yet')

    const colleague = await anotherBrowser()
    await colleague.goto(/http\S+/.exec(linkTo)?.[0] ?? '')
    await expect(colleague.getByRole('complementary').getByText(`${name}: next`)).toBeVisible()

    await follow('Give it to everybody')
    await page.reload()
    await expect(heading(page, 2)).toHaveText('No rentals yet')

    const [status, history, diff] = await follow('Look')
    expect(status).toMatch(new RegExp(`^${name} +Rentals \\S+ +1\\.1\\.0 .* 1\\.0\\.0 .*next`, 'm'))
    expect(history?.match(/^\S+ \S+ +(?:promote|publish|grant)\b/gm)?.length).toBeGreaterThanOrEqual(4)
    expect(diff).toContain(`${name} 1.0.0 → 1.1.0`)

    await follow('Take it back')
    await page.reload()
    await expect(heading(page, 2)).toHaveText('Nothing here yet')

    await follow('Take it away')
    expectComplaint(new RegExp(`status of 404 .*/${name}`))
    await page.reload()
    await expect(heading(page, 1)).toHaveText('Page Not Found')
    await expect(entry(frame, 'en')).toHaveCount(0)
    expect(guide.untaken, 'sections of the guide that nobody ran').toEqual([])
  })
})
