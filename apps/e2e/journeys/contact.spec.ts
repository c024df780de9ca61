import { limits } from '@rafiq/contracts'
import { ConnectionsPage } from '../pages/connections.ts'
import { MatchesPage } from '../pages/matches.ts'
import { OutcomeDialog } from '../pages/outcome.ts'
import { expectAccessible } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import type { Member, Members } from '../support/members.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** Somewhere with no other women, so that those of a journey see each other alone. */
const location = 'tabuk'
const area = null
const contactPath = '/api/whatsapp-connections'

/** Somebody who shares her number. */
async function aMatch(members: Members, name: string): Promise<Member> {
  const member = await members.join({ name, location, area, phone: '0557654321' })
  await members.consent(member, true)
  return member
}

inLanguage('ar', (language) => {
  test('a successful contact is congratulated, and Rafiq can be shared by copying and by WhatsApp', async ({
    page,
    context,
    words,
    members,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const other = await aMatch(members, 'سارة القحطاني')
    const me = await members.join({ location, area })
    await members.contact(me, other.id)
    const matches = new MatchesPage(page, words)
    const dialog = new OutcomeDialog(page, words)
    await openAs(page, '/matches', { language, token: me.token })
    const card = matches.card(other.person.name)
    await card.getByRole('button', { name: words('matches:outcome.tell') }).click()
    await expect(dialog.question).toContainText(other.person.name)
    await expectAccessible(page)
    await dialog.notYet.click()
    await expect(dialog.question).toBeHidden()
    await card.getByRole('button', { name: words('matches:outcome.tell') }).click()
    await dialog.answer('connected').click()

    const followUp = dialog.followUp('connected')
    await expect(followUp).toContainText(words('matches:followUp.connected.text'))
    await expect(followUp).toContainText(words('matches:share.prompt'))
    await dialog.copy.click()
    await expect(followUp.getByRole('status')).toHaveText(words('matches:share.copied'))
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/^https?:\/\/\S+$/)
    const opened = context.waitForEvent('page')
    await dialog.whatsapp.click()
    await expect((await opened).locator('.message').first()).toHaveText(
      words('matches:share.message', { link }),
    )
    await (await opened).close()
    await expectAccessible(page)
    await dialog.close('connected').click()
    await expect(followUp).toBeHidden()
    await expect(card.getByText(words('common:connectionStatus.connected'), { exact: true })).toBeVisible()
  })

  test('the question about the outcome comes 3 seconds after WhatsApp, also after a reload and on return to the page', async ({
    page,
    context,
    words,
    members,
  }) => {
    const other = await aMatch(members, 'سارة القحطاني')
    const me = await members.join({ location, area })
    const matches = new MatchesPage(page, words)
    const { question } = new OutcomeDialog(page, words)
    await openAs(page, '/matches', { language, token: me.token })
    const contact = async (press: (name: string) => Promise<void>) => {
      const whatsapp = context.waitForEvent('page')
      // Before the press: it returns once the other window is open.
      const tapped = Date.now()
      await press(other.person.name)
      await (await whatsapp).close()
      return tapped
    }

    // A page that is reloaded before it is recorded shows the match as not contacted yet.
    const recorded = page.waitForResponse('**/api/whatsapp-connections')
    const tapped = await contact((name) => matches.contactFirst(name))
    await recorded
    await page.reload()
    await expect(question).toBeVisible()
    expect(Date.now() - tapped).toBeGreaterThanOrEqual(2_500)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()

    await contact((name) => matches.contact(name).click())
    // On a slow machine the question is there by now and covers the header: the link is pressed where it stands.
    await page
      .getByRole('banner', { includeHidden: true })
      .getByRole('link', { name: words('shell:header.home'), includeHidden: true })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expect(question).toBeVisible()
  })
})

inLanguage('en', (language) => {
  test('the limit of 6 contacts is explained beforehand, and refuses the seventh with its sentence', async ({
    page,
    context,
    words,
    members,
  }) => {
    const me = await members.join()
    const [first, ...others] = reachable(await members.matches(me))
    const before = others.splice(0, limits.openContacts - 2)
    const [sixth, seventh] = others
    if (!first || !sixth || !seventh) throw new Error('Too few members share their number in Riyadh')
    for (const { id } of [first, ...before]) await members.contact(me, id)

    const matches = new MatchesPage(page, words)
    const calls = callsOf(page)
    await openAs(page, '/connections', { language, token: me.token })
    await expect(
      page.getByText(words('matches:limit.explained', { count: limits.openContacts })),
    ).toBeVisible()
    await page.goto('/matches')
    await expect(matches.waiting(5)).toBeVisible()
    const opened = context.waitForEvent('page')
    await matches.contactFirst(sixth.name)
    await (await opened).close()
    await expect(matches.waiting(6)).toBeVisible()
    const dialog = new OutcomeDialog(page, words)
    await expect(dialog.question).toBeVisible()
    await page.keyboard.press('Escape')

    await matches.contact(seventh.name).click()
    const refusal = matches.card(seventh.name).getByRole('alert')
    await expect(refusal).toContainText(words('common:errors.contact-limit'))
    await expectAccessible(page)
    expect(context.pages()).toHaveLength(1)
    expect(calls.count('POST', contactPath)).toBe(1)

    await refusal.getByRole('link', { name: words('matches:limit.toConnections') }).click()
    const connections = new ConnectionsPage(page, words)
    await expect(connections.limit).toContainText(words('matches:limit.badge.reached'))
    await connections
      .entry(first.name)
      .getByRole('button', { name: words('matches:outcome.tell') })
      .click()
    await dialog.answer('connected').click()
    await dialog.close('connected').click()
    await expect(connections.limit).toContainText(words('matches:limit.badge.active'))
  })
})

/** How the numbers of demo members begin: those of another journey may leave at any time. */
const demoNumbers = '966550'

/** Demo members who share a number and whose name is nobody else's on the page. */
function reachable<T extends { name: string | null; phone: string | null }>(
  cards: T[],
): (T & { name: string })[] {
  const names = cards.map(({ name }) => name)
  return cards.filter(
    (card): card is T & { name: string } =>
      card.phone?.startsWith(demoNumbers) === true &&
      card.name !== null &&
      names.filter((name) => name === card.name).length === 1,
  )
}
