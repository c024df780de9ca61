import { SupportPage } from '../pages/support.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const typed = { name: 'نورة', email: 'noura@rafiq.test', subject: 'صورة', message: 'لا تظهر الصورة.' }

inLanguage('ar', (language) => {
  test('an incomplete message to support is refused, a complete one opens the mail app and is cleared', async ({
    page,
    words,
    expectComplaint,
  }) => {
    // Chromium without a mail app.
    expectComplaint(/mailto:/)
    const support = new SupportPage(page, words)
    await openAs(page, '/support', { language })
    await support.field('name').fill(typed.name)
    await support.send.click()
    await expect(toastOf(page)).toContainText(words('support:toasts.incomplete.title'))
    await expect(toastOf(page)).toContainText(words('support:toasts.incomplete.text'))
    await expect(support.field('name')).toHaveValue(typed.name)
    await expectAccessible(page)

    await support.fill(typed)
    await page.reload()
    await expect(support.field('message')).toHaveValue(typed.message)
    await support.category('technical').check()
    // For a moment only: it is waited for before the press.
    const opening = support.form
      .getByRole('button', { name: words('support:form.opening'), exact: true })
      .waitFor()
    await support.send.click()
    await opening
    await expect(toastOf(page)).toContainText(words('support:toasts.opened.title'))
    for (const name of Object.keys(typed)) {
      await expect(support.field(name as keyof typeof typed)).toHaveValue('')
    }
    await expect(support.category('technical')).not.toBeChecked()
    await support.form.getByText(words('support:fallback.show')).click()
    await expect(support.form.getByText(`[TECHNICAL] ${typed.subject}`)).toContainText(typed.message)
    await expectAccessible(page)
  })
})
