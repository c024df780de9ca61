import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { pressUntilShown } from '../support/press-until.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { type Words, wordsIn } from '../support/words.ts'

const arabic = wordsIn('ar')
const english = wordsIn('en')

const field = (page: Page, words: Words, topic: 'rent' | 'bills' | 'guests') =>
  page.getByRole('textbox', { name: words(`agreement:topics.${topic}`), exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Saves what the form holds; the version is then read. */
async function save(page: Page, words: Words, version: number): Promise<void> {
  await press(page, words('agreement:form.save'))
  await expect(
    page.getByRole('article', { name: words('agreement:sheet.version', { version }) }),
  ).toBeVisible()
}

test('two write an agreement from their answers, each in their language, lose nothing to each other, agree, and print it', async ({
  page,
  members,
  anotherBrowser,
  expectComplaint,
}) => {
  const pair = await aPair(members)
  const { reem, sara } = pair
  await openChatFromCard(page, pair)
  const roomPath = new URL(page.url()).pathname
  await members.answerQuestion([reem, sara], roomPath.split('/')[2] ?? '', 'rent-split', [
    'بالتساوي',
    'By room',
  ])
  const otherPage = await anotherBrowser()

  await test.step('one comes from the menu of the room and begins with the answers of both', async () => {
    const { name } = sara.person
    const item = page.getByRole('menuitem', { name: arabic('chat:agreement.open') })
    await pressUntilShown(page.getByRole('button', { name: arabic('common:safety.more', { name }) }), item)
    await item.click()
    await expect(page.getByRole('heading', { level: 1, name: arabic('agreement:title') })).toBeFocused()
    await press(page, arabic('agreement:begin.fromAnswers'))
    await expect(field(page, arabic, 'rent')).toHaveValue(/: بالتساوي\n.*: By room$/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await save(page, arabic, 1)
    await expectAccessible(page)
  })

  await test.step('the other sees in the room that it waits for an approval, and goes there', async () => {
    await openAs(otherPage, roomPath, { language: 'en', token: sara.token })
    const strip = otherPage.getByRole('region', { name: english('chat:agreement.open') })
    await expect(strip).toContainText(english('chat:agreement.awaits.first'))
    await expectAccessible(otherPage)
    await strip.getByRole('link', { name: english('chat:agreement.see') }).click()
  })

  await test.step('the other writes, while a newer version comes: the form has both, and neither text is lost', async () => {
    await press(otherPage, english('agreement:sheet.edit'))
    await field(otherPage, english, 'rent').fill('Half each')
    await press(page, arabic('agreement:sheet.edit'))
    await field(page, arabic, 'rent').fill('بحسب حجم الغرفة')
    await field(page, arabic, 'guests').fill('في نهاية الأسبوع')
    await save(page, arabic, 2)
    const name = reem.person.name
    const conflict = otherPage.getByRole('region', {
      name: english('agreement:form.conflict', { name, version: 2 }),
    })
    await expect(conflict).toContainText('بحسب حجم الغرفة')
    await expect(field(otherPage, english, 'rent')).toHaveValue('Half each')
    await expect(field(otherPage, english, 'guests')).toHaveValue('في نهاية الأسبوع')
    await expectNoSidewaysScroll(otherPage)
    await expectAccessible(otherPage)
    await conflict.getByRole('button', { name: english('agreement:form.keepOwn') }).click()
    await save(otherPage, english, 3)
  })

  await test.step("both approve the version that they read, and each sees the other's approval at once", async () => {
    await expect(page.getByText('Half each')).toBeVisible()
    await press(page, arabic('agreement:approval.approve', { version: 3 }))
    const { name } = reem.person
    await expect(otherPage.getByText(english('agreement:approval.other', { name }))).toBeVisible()
    await press(otherPage, english('agreement:approval.approve', { version: 3 }))
    await expect(otherPage.getByText(english('agreement:approval.agreedHint'))).toBeVisible()
    await expect(page.getByText(arabic('agreement:approval.agreedHint'))).toBeVisible()
    await expectAccessible(page)
  })

  for (const [reader, words, lang] of [
    [page, arabic, 'ar'],
    [otherPage, english, 'en'],
  ] as const) {
    await test.step(`printed in ${lang} it is one page with the sheet and nothing of the site`, async () => {
      await reader.emulateMedia({ media: 'print' })
      await expect(reader.getByRole('banner')).toBeHidden()
      await expect(reader.getByRole('contentinfo').first()).toBeHidden()
      await expect(reader.getByRole('button')).toHaveCount(0)
      const between =
        lang === 'ar'
          ? { own: reem.person.name, other: sara.person.name }
          : { own: sara.person.name, other: reem.person.name }
      const sheet = reader.getByRole('article')
      await expect(sheet.getByText(words('agreement:sheet.between', between))).toBeVisible()
      await expect(sheet).toContainText(words('agreement:sheet.version', { version: 3 }))
      await expect(sheet).toContainText(words('agreement:lease.text'))
      await expect(sheet).toContainText('ejar.sa')
      await expect(sheet).toHaveCSS('direction', lang === 'ar' ? 'rtl' : 'ltr')
      const pdf = await reader.pdf({ preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await reader.emulateMedia({ media: null })
    })
  }

  await test.step('a change takes both approvals back, and what was agreed can be read still', async () => {
    await press(page, arabic('agreement:sheet.edit'))
    await field(page, arabic, 'bills').fill('بالعدّاد')
    await save(page, arabic, 4)
    await expect(otherPage.getByText(english('agreement:approval.nobody'))).toBeVisible()
    await expect(otherPage.getByText('بالعدّاد')).toBeVisible()
    await press(otherPage, english('agreement:approval.showAgreed'))
    await expect(otherPage.getByText('بالعدّاد')).toBeHidden()
    await expectAccessible(otherPage)
  })

  await test.step('it goes with the account of either', async () => {
    expectComplaint(/404.*\/agreement/)
    await page.close()
    await members.leave(reem)
    await expect(otherPage.getByRole('heading', { name: english('chat:room.goneTitle') })).toBeVisible()
  })
})
