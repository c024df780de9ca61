import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** What each remote declares for the header, in the order in which members find it. */
const entries = [
  ['Account', '/account'],
  ['Matches', '/matches'],
  ['Chat', '/chat'],
  ['Connections', '/connections'],
] as const

/** An entry may tell behind its name how much waits there. */
const startsWith = (name: string) => new RegExp(`^${name}`)

inLanguage('en', (language) => {
  test('account menu of a member lists every member page, and each opens', async ({ page, words }) => {
    const frame = new Frame(page)
    await frame.start(language)
    const login = new LoginPage(page, words)
    await login.open()
    await login.signIn(demoAccounts.testMembers[0].email, demoPassword)
    await expect(page).toHaveURL(/\/$/)

    const menu = frame.header.getByRole('navigation', { name: words('shell:header.menu'), exact: true })
    const openMenu = () =>
      frame.header.getByRole('button', { name: words('shell:header.accountMenu') }).click()
    await openMenu()
    const places = entries.map(([name]) => startsWith(name))
    await expect(menu.getByRole('link')).toHaveText([...places, words('shell:header.support')])
    for (const [name, path] of entries) {
      await menu.getByRole('link', { name: startsWith(name) }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      // The page has come: the one before is gone with its menu, and its heading has the focus.
      await expect(menu).toBeHidden()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
      await openMenu()
    }
  })
})
