import type { Language } from '@rafiq/platform-contracts'
import { ConnectionsPage } from '../pages/connections.ts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { MatchesPage } from '../pages/matches.ts'
import { OutcomeDialog } from '../pages/outcome.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { RegisterPage } from '../pages/register.ts'
import { expectAccessible } from '../support/axe.ts'
import { mailTo } from '../support/inbox.ts'
import { linkedPath } from '../support/mail.ts'
import { aPerson, type Person } from '../support/person.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'

const people: Record<Language, Person> = {
  ar: aPerson(),
  en: aPerson({
    name: 'Omar Haddad',
    gender: 'male',
    age: 31,
    phone: '+966 50 987 6543',
    nationality: 'jo',
    hasApartment: 'have-apartment',
    location: 'jeddah',
    area: null,
    lifestyle: ['working', 'sports-watching'],
  }),
}

/** Direction and width matter on the way in: in Arabic on a phone, in English on a desktop. */
function journeyOfNewMember(language: Language): void {
  test('a new member registers, verifies the e-mail, signs in, sees scored matches and makes a first contact', async ({
    page,
    context,
    words,
    members,
  }) => {
    // Each language registers somebody of its own.
    const person = { ...people[language], email: aPerson().email }
    // The best match of all, and nobody of another journey, who may leave at any time.
    const other = await members.join({
      ...person,
      email: aPerson().email,
      name: `Sara ${Date.now()}`,
      hasApartment: 'need-apartment',
    })
    await members.consent(other, true)
    const frame = new Frame(page)
    const heading = page.getByRole('heading', { level: 1 })
    const looksRight = async () => {
      await frame.expectLanguage(language)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }

    await test.step('home', async () => {
      await frame.start(language)
      await expect(heading).toHaveText(words('home:title'))
      await looksRight()
      await page
        .getByRole('main')
        .getByRole('link', { name: words('home:getStarted') })
        .first()
        .click()
    })

    await test.step('register', async () => {
      const register = new RegisterPage(page, words)
      await expect(heading).toHaveText(words('onboarding:register.title'))
      await register.fill(person)
      await expect(register.continue).toBeDisabled()
      await register.agree()
      await looksRight()
      await register.continue.click()
    })

    await test.step('questionnaire', async () => {
      const questionnaire = new QuestionnairePage(page, words, language)
      for (const [index, fillStep] of questionnaire.steps(person).entries()) {
        await questionnaire.expectStep(index + 1)
        await fillStep()
        await looksRight()
        await (index < 4 ? questionnaire.next : questionnaire.submit).click()
      }
    })

    await test.step('results', async () => {
      await expect(page).toHaveURL(/\/results$/)
      await expect(heading).toHaveText(/\d/)
      await expect(page.getByText(words('onboarding:results.hiddenName')).first()).toBeVisible()
      await looksRight()
    })

    await test.step('the link in the inbox', async () => {
      const mail = await mailTo(person.email)
      expect(mail.html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
      await page.goto(linkedPath(mail))
      await expect(heading).toHaveText(words('onboarding:verify.doneTitle'))
      await looksRight()
      await page
        .getByRole('main')
        .getByRole('link', { name: words('onboarding:verify.login') })
        .click()
    })

    await test.step('sign in', async () => {
      await expect(heading).toHaveText(words('shell:login.title'))
      await looksRight()
      await new LoginPage(page, words).signIn(person.email, person.password)
      await expect(page.getByText(words('shell:login.success.title')).first()).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    })

    await test.step('matches', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: words('home:matches') })
        .first()
        .click()
      const matches = new MatchesPage(page, words)
      // They are drawn a few at a time.
      await expect.poll(() => matches.cards.count()).toBeGreaterThanOrEqual(5)
      const scores = await matches.scores()
      expect(scores.length).toBeGreaterThanOrEqual(5)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const score of scores) expect(score).toBeGreaterThanOrEqual(50)
      await looksRight()

      const { parts, total } = await matches.pointsOfFirst()
      expect(total).toBe(scores[0])
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      await looksRight()
      await page.keyboard.press('Escape')
      await expect(matches.dialog).toBeHidden()
    })

    await test.step('a first contact by WhatsApp, and its outcome', async () => {
      const matches = new MatchesPage(page, words)
      const { name } = other.person
      const digits = (await matches.card(name).getByRole('link').first().getAttribute('href'))?.replace(
        'tel:+',
        '',
      )
      const opened = context.waitForEvent('page')
      await matches.contact(name).click()
      await looksRight()
      // Before the press: it returns once the other window is open.
      const tapped = Date.now()
      await matches.confirm(name).click()
      const whatsapp = await opened
      expect(new URL(whatsapp.url()).pathname).toBe(`/demo/whatsapp/${digits}`)
      await expect(whatsapp.getByText(`+${digits}`).first()).toBeVisible()
      await expect(whatsapp.locator('.message').first()).toHaveText(
        words('matches:contact.message', { name }),
      )
      await expectAccessible(whatsapp)
      await whatsapp.close()

      const dialog = new OutcomeDialog(page, words)
      await expect(dialog.question).toContainText(name)
      expect(Date.now() - tapped).toBeGreaterThanOrEqual(2_500)
      await looksRight()
      await dialog.answer('connected').click()
      await expect(dialog.followUp('connected')).toContainText(words('matches:followUp.connected.text'))
      await looksRight()
      await dialog.close('connected').click()

      await page.goto('/connections')
      const entry = new ConnectionsPage(page, words).entry(name)
      await expect(entry).toContainText(words('common:connectionStatus.connected'))
      await looksRight()
    })

    await test.step('signing out leaves nothing of the registration in the browser', async () => {
      await frame.signOut(words)
      await expect(heading).toHaveText(words('home:title'))
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
      for (const trace of [person.email, person.password, person.name, 'currentUserId'])
        expect(stored).not.toContain(trace)
    })
  })
}

inLanguage('ar', journeyOfNewMember)
test.describe('on a desktop', { tag: '@desktop' }, () => inLanguage('en', journeyOfNewMember))
