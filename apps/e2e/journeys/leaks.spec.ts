import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { FixtureTeam } from '../support/fixture-team.ts'
import { expect, inLanguage, test } from '../support/test.ts'

let team: FixtureTeam

test.beforeAll(async () => {
  team = await FixtureTeam.join('visits')
})

test.afterAll(() => team?.leave())

const source = readFileSync(join(import.meta.dirname, '../fixtures/visits/src/page.tsx'), 'utf8')
const line = source.slice(0, source.indexOf("performance.mark('fixture:effect')")).split('\n').length

/** What a page forgets to take away. */
const leak =
  "(addEventListener('ping',()=>{document.documentElement.dataset.pings='heard'})," +
  // The policy of the document refuses a style element.
  "document.adoptedStyleSheets=[(sheet=>(sheet.replaceSync(':root{--left-behind:1}'),sheet))(new CSSStyleSheet()),...document.adoptedStyleSheets])"

const leftBehind = () => {
  delete document.documentElement.dataset.pings
  dispatchEvent(new Event('ping'))
  const { dataset } = document.documentElement
  const style = getComputedStyle(document.documentElement).getPropertyValue('--left-behind')
  return { listener: dataset.pings ?? 'gone', style: style || 'gone' }
}

inLanguage('en', (language) => {
  test('what a remote leaves outside of itself goes with it, and the dashboard shows the line of its source that left it', {
    tag: '@alone',
  }, async ({ page, words, request }) => {
    const { version, build } = await team.publish({
      change: (fixture) => fixture.breakAt('effect', leak),
    })
    const frame = new Frame(page)
    const login = new LoginPage(page, words)
    await login.open(language)
    await login.signIn(demoAccounts.admin.email, demoPassword)
    await expect(frame.header.getByRole('button', { name: words('shell:header.accountMenu') })).toBeVisible()
    await page.goto('/visits')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits')
    await expect.poll(() => page.evaluate(leftBehind)).toEqual({ listener: 'heard', style: '1' })

    // A page that is left before its reporter has come, which is when the page is at rest, tells nothing.
    const report = page.waitForRequest((sent) => sent.url().endsWith('/api/releases/reports'))
    await frame.header.getByRole('link', { name: words('shell:header.home') }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Visits')
    await expect.poll(() => page.evaluate(leftBehind)).toEqual({ listener: 'gone', style: 'gone' })
    await report

    await page.goto('/releases/visits')
    const analysis = page.getByRole('region', { name: words('releases:analysis.title'), exact: true })
    await expect(analysis.getByText(words('releases:faults.kinds.leak')).first()).toBeVisible()
    await expect(analysis.getByText('LeakedListenerError')).toBeVisible()
    await expect(analysis.getByText('LeakedStyleError')).toBeVisible()
    await expect(analysis.getByText(new RegExp(`^src/page\\.tsx:${line}:\\d+$`)).first()).toBeVisible()
    await expect(analysis.getByText("performance.mark('fixture:effect')").first()).toBeVisible()

    const [map] = Object.keys(build.manifest.maps ?? {})
    expect(map).toMatch(/\.js\.map$/)
    expect((await request.get(`/remotes/visits/${version}/${map}`)).status()).toBe(404)
  })
})
