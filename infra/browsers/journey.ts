import type { Language } from '@rafiq/platform-contracts'
import { findMail, linkedPath } from '../../apps/e2e/support/mail.ts'
import { areaName, cityName, nationalityName, type Person as Profile } from '../../apps/e2e/support/person.ts'
import type { WordKey } from '../../apps/e2e/support/words.ts'
import type { Person } from './person.ts'
import { until } from './until.ts'

/** Two people, each at a browser of their own, who do not know each other yet. */
export interface JourneyContext {
  language: Language
  inbox: string
  first: Member
  second: Member
}

export interface Member {
  at: Person
  profile: Profile
}

export interface Step {
  name: string
  run: (context: JourneyContext) => Promise<void>
}

/** What every member does once, from the first page to the last, in the order in which it is done. */
export const journey: readonly Step[] = [
  { name: 'home', run: ({ first, language }) => openHome(first, language) },
  { name: 'register', run: ({ first, language }) => register(first, language) },
  { name: 'verify the e-mail', run: ({ first, inbox }) => verify(first, inbox) },
  { name: 'sign in', run: ({ first }) => signIn(first) },
  { name: 'the other one joins', run: joinAsSecond },
  { name: 'match', run: meet },
  { name: 'chat between two', run: talk },
  { name: 'offline and back', run: loseTheLine },
  { name: 'report', run: report },
  { name: 'delete the account', run: leave },
]

async function openHome({ at }: Member, language: Language): Promise<void> {
  await at.open('/')
  if (language === 'en') await at.click({ role: 'button', name: 'English' })
  await at.see(at.words('home:title'))
  await at.picture('home')
}

async function register({ at, profile }: Member, language: Language): Promise<void> {
  const { words } = at
  await at.click({ role: 'link', name: words('home:getStarted'), inside: { role: 'main' } })
  await at.find({ role: 'heading', name: words('onboarding:register.title') })
  await at.fill(words('onboarding:register.email'), profile.email)
  await at.fill(words('onboarding:register.password'), profile.password)
  for (const agreement of ['adult', 'terms', 'privacy'] as const) {
    // Links in it say more than the text: that they open a tab.
    const name = words(`onboarding:register.${agreement}`).replaceAll(/<\/?\w+>/g, '')
    await at.check('checkbox', name, true)
  }
  await at.picture('register')
  await at.press('button', 'onboarding:register.continue')
  const steps = [apartment, introduction, budget, place, life]
  for (const [index, fillStep] of steps.entries()) {
    await at.find({
      role: 'heading',
      name: words(`onboarding:questionnaire.steps.${index + 1}.title`),
    })
    await fillStep(at, profile, language)
    await at.picture(`questionnaire-${index + 1}`)
    await at.press('button', `onboarding:questionnaire.${index < 4 ? 'next' : 'submit'}`)
  }
  await at.see(words('onboarding:results.hiddenName'))
  await at.picture('results')
}

type FillStep = (at: Person, profile: Profile, language: Language) => Promise<void>

const choose = (at: Person, key: WordKey): Promise<void> => at.check('radio', at.words(key))

const apartment: FillStep = (at) => choose(at, 'onboarding:questionnaire.apartmentNeed')

const introduction: FillStep = async (at, { name, gender, age, phone, nationality }, language) => {
  const field = (key: string) => at.words(`onboarding:questionnaire.fields.${key}`)
  await at.fill(field('name'), name)
  await choose(at, `common:gender.${gender}`)
  await at.fill(field('age'), String(age))
  await at.fill(field('phone'), phone)
  await search(at, field('nationality'), nationalityName(nationality, language))
}

const budget: FillStep = (at, profile) => choose(at, `onboarding:questionnaire.budgets.${profile.budget}`)

const place: FillStep = async (at, { location, area }, language) => {
  await search(at, at.words('onboarding:questionnaire.fields.location'), cityName(location, language))
  if (area) await at.check('radio', areaName(area, language))
}

const life: FillStep = async (at, { lifestyle, roomSharing, bathroomSharing }) => {
  for (const value of lifestyle) await at.check('checkbox', at.words(`common:lifestyle.${value}`))
  await choose(at, `common:roomSharing.${roomSharing}`)
  await choose(at, `common:bathroomSharing.${bathroomSharing}`)
}

/** Opens a searchable list, types, and takes the option of this very name. */
async function search(at: Person, label: string, name: string): Promise<void> {
  await at.click({ role: 'combobox', name: label, part: true })
  await at.fill(`${at.words('common:words.search')}: ${label}`, name, { role: 'combobox' })
  await at.picture(`search-${name}`)
  await at.click({ role: 'option', name })
}

async function verify({ at, profile }: Member, inbox: string): Promise<void> {
  const mail = await until(`a message to ${profile.email}`, () =>
    findMail(inbox, profile.email, '/verify-email?token='),
  )
  await at.open(linkedPath(mail))
  await at.see(at.words('onboarding:verify.doneTitle'))
  await at.picture('verified')
  await at.click({ role: 'link', name: at.words('onboarding:verify.login'), inside: { role: 'main' } })
}

async function signIn({ at, profile }: Member): Promise<void> {
  await at.fill(at.words('shell:login.email'), profile.email)
  await at.fill(at.words('shell:login.password'), profile.password)
  await at.picture('login')
  await at.press('button', 'shell:login.submit')
  await at.see(at.words('shell:login.success.title'))
  await at.picture('signed-in')
}

async function joinAsSecond({ second, language, inbox }: JourneyContext): Promise<void> {
  await openHome(second, language)
  await register(second, language)
  await verify(second, inbox)
  await signIn(second)
}

async function meet({ first, second }: JourneyContext): Promise<void> {
  const { at } = first
  await at.open('/matches')
  const card = { role: 'article', name: second.profile.name } as const
  await at.find(card)
  await at.picture('matches')
  await at.click({ role: 'button', name: at.words('matches:chat.open'), inside: card })
  await at.find({ role: 'heading', name: second.profile.name, part: true })
  await at.picture('chat-empty')
}

/** What either says, as people here do. */
const lines = {
  ar: {
    hello: 'السلام عليكم، متى يمكن رؤية الشقة؟',
    answer: 'وعليكم السلام، مساء الخميس',
    waiting: 'في الطريق',
  },
  en: { hello: 'Hello, when could I see it?', answer: 'Hello, on Thursday evening', waiting: 'On my way' },
} as const satisfies Record<Language, unknown>

const bubble = (text: string) => ({ role: 'listitem', text }) as const

async function say({ at }: Member, to: Member, text: string): Promise<void> {
  await at.fill(at.words('chat:composer.label', { name: to.profile.name }), text)
  await at.press('button', 'chat:composer.send')
}

async function talk({ first, second, language }: JourneyContext): Promise<void> {
  const { hello, answer } = lines[language]
  await say(first, second, hello)
  await first.at.find(bubble(hello))
  await second.at.open('/chat')
  await second.at.click({ role: 'link', name: first.profile.name, part: true, inside: { role: 'main' } })
  await second.at.find(bubble(hello))
  await second.at.picture('chat')
  // Both are there: what one writes appears at the other by itself.
  await first.at.see(first.at.words('chat:room.online'))
  await say(second, first, answer)
  await first.at.find(bubble(answer))
  await second.at.find({ ...bubble(answer), text: second.at.words('chat:mark.read') })
  await first.at.picture('chat')
}

async function loseTheLine({ first, second, language }: JourneyContext): Promise<void> {
  const { waiting } = lines[language]
  const { at } = first
  await at.readyForOffline()
  await at.cutLine()
  await say(first, second, waiting)
  await at.find({ role: 'listitem', text: at.words('chat:mark.waiting') })
  await at.picture('offline')
  await at.reload()
  // Messages are not kept in the browser (ADR 11); what waits is.
  await at.see(at.words('chat:room.failed'))
  await at.picture('offline-reloaded')
  await at.mendLine()
  await second.at.find(bubble(waiting))
  await at.lose({ role: 'listitem', text: at.words('chat:mark.waiting') })
  await at.picture('back')
}

async function report({ first, second }: JourneyContext): Promise<void> {
  const { at, profile } = second
  const { name } = first.profile
  await at.click({ role: 'button', name: at.words('common:safety.more', { name }), inside: { role: 'main' } })
  await at.picture('menu')
  await at.press('menuitem', 'safety:menu.report')
  const dialog = { role: 'dialog' } as const
  await at.check('radio', at.words('common:reportCategory.fraud'))
  await at.fill(at.words('safety:report.words'), profile.name, { part: true })
  await at.picture('report')
  await at.click({ role: 'button', name: at.words('safety:report.send'), inside: dialog })
  await at.see(at.words('safety:report.done'))
  await at.lose(dialog)
  await at.picture('reported')
}

async function leave({ first, second }: JourneyContext): Promise<void> {
  for (const { at } of [first, second]) {
    await at.open('/account')
    await at.picture('account')
    await at.press('button', 'account:deletion.button')
    const dialog = { role: 'alertdialog' } as const
    await at.fill(at.words('account:deletion.word', { word: 'DELETE' }), 'DELETE')
    await at.picture('delete')
    await at.click({ role: 'button', name: at.words('account:deletion.confirm'), inside: dialog })
    await at.see(at.words('home:title'))
  }
}
