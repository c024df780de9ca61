import { PushService } from '@rafiq/testing/push-service'
import { AccountPage } from '../pages/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair } from '../support/pair.ts'
import { giveSubscription, PushedPage } from '../support/pushed-page.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

test('an unread message is shown as a push notice to an absent member without a name, and pressing it opens the room', async ({
  page,
  context,
  members,
}) => {
  const words = wordsIn('ar')
  const { reem, sara } = await aPair(members)
  const service = new PushService()
  await service.start()
  const browser = service.browser()
  await context.grantPermissions(['notifications'])
  await giveSubscription(page, browser)
  const pushes = async (count: number) => {
    await expect.poll(() => service.to(browser).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(count)
    return service.to(browser).map(({ payload }) => payload)
  }

  await test.step('the member switches pushes on for this device, without quiet hours', async () => {
    await openAs(page, '/account', { language: 'ar', token: reem.token })
    const group = page.getByRole('group', { name: words('account:away.push.title') })
    const message = group.getByRole('switch', { name: words('account:away.push.message.label') })
    // The browser is asked first.
    await message.click()
    await expect(message).toBeChecked()
    await expect(group.getByText(words('account:away.push.device.on'))).toBeVisible()
    const quiet = page.getByRole('switch', { name: words('account:away.quiet.label') })
    await quiet.click()
    await expect(quiet).not.toBeChecked()
    // Shown before the server has it.
    for (const pressed of [message, quiet]) await expect(pressed).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(group.getByText(words('account:away.push.device.on'))).toBeVisible()
    await expect(message).toBeChecked()
    await expect(quiet).not.toBeChecked()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  const room = await test.step('the member receives a push about an unread message', async () => {
    await members.contact(sara, reem.id)
    await expect.poll(async () => (await members.rooms(sara)).length).toBe(1)
    const [{ id = '' } = {}] = await members.rooms(sara)
    await members.sendMessage(sara, id, 'مرحبًا، هل الغرفة متاحة؟')
    const [payload = ''] = await pushes(1)
    for (const secret of [sara.person.name, reem.person.name, 'الغرفة']) expect(payload).not.toContain(secret)
    return `/chat/${id}`
  })

  const pushed = await PushedPage.of(page)
  const [payload = ''] = await pushes(1)
  await test.step('pressing the notice navigates the open page to the room', async () => {
    await pushed.deliver(payload)
    const { notification } = JSON.parse(payload)
    expect(await pushed.shown()).toEqual([{ title: notification.title, lang: 'ar', dir: 'rtl' }])
    await pushed.press()
    await expect(page).toHaveURL(new RegExp(`${room}$`))
    const log = page.getByRole('region', { name: words('chat:room.messages') })
    await expect(log.getByText('مرحبًا، هل الغرفة متاحة؟')).toBeVisible()
    await expect.poll(() => pushed.shown()).toEqual([])
  })

  await test.step('no notice is shown for the room that is open', async () => {
    const elsewhere = { title: 'elsewhere', lang: 'ar', dir: 'rtl', tag: 'elsewhere', navigate: '/matches' }
    await pushed.deliver(payload)
    await pushed.deliver(JSON.stringify({ web_push: 8030, notification: elsewhere }))
    expect(await pushed.shown()).toEqual([{ title: 'elsewhere', lang: 'ar', dir: 'rtl' }])
  })

  await test.step('notices are removed from the screen at sign-out', async () => {
    await page.goto('/account')
    await new AccountPage(page, words).signOut.click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => pushed.shown()).toEqual([])
  })
  await service.stop()
})
