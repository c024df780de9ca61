import { expect, type Locator, type Page } from '@playwright/test'
import type { AreaKey } from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'
import { areaName, cityName, nationalityName, type Person } from '../support/person.ts'
import type { Words } from '../support/words.ts'

/** `/questionnaire`: the five steps, and the sections of a profile that exists. */
export class QuestionnairePage {
  readonly next: Locator
  readonly previous: Locator
  readonly submit: Locator
  /** Saves a section of an edited profile, or leaves it as it was. */
  readonly save: Locator
  readonly cancel: Locator
  readonly photo: Locator
  readonly shownPhoto: Locator
  readonly removePhoto: Locator
  readonly #page: Page
  readonly #words: Words
  readonly #language: Language

  constructor(page: Page, words: Words, language: Language) {
    this.#page = page
    this.#words = words
    this.#language = language
    this.next = page.getByRole('button', { name: words('onboarding:questionnaire.next'), exact: true })
    this.previous = page.getByRole('button', {
      name: words('onboarding:questionnaire.previous'),
      exact: true,
    })
    this.submit = page.getByRole('button', { name: words('onboarding:questionnaire.submit'), exact: true })
    this.save = page.getByRole('button', { name: words('onboarding:questionnaire.save'), exact: true })
    this.cancel = page
      .getByRole('main')
      .getByRole('button', { name: words('common:words.cancel'), exact: true })
    this.photo = page.locator('input[type=file]')
    this.shownPhoto = page.getByRole('img', { name: words('onboarding:photo.alt'), exact: true })
    this.removePhoto = page.getByRole('button', { name: words('onboarding:photo.remove'), exact: true })
  }

  /** Each step with what fills it in, in order. */
  steps(person: Person): (() => Promise<void>)[] {
    return [
      () => this.chooseApartment(person),
      () => this.introduce(person),
      () => this.choose(`onboarding:questionnaire.budgets.${person.budget}`),
      () => this.place(person),
      () => this.live(person),
    ]
  }

  /** From the first step to the last, which is filled in and not sent. */
  async fill(person: Person): Promise<void> {
    for (const [index, fillStep] of this.steps(person).entries()) {
      await this.expectStep(index + 1)
      await fillStep()
      if (index < 4) await this.next.click()
    }
  }

  async expectStep(step: number): Promise<void> {
    await this.expectSection(step)
    await expect(this.#page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step * 20))
  }

  /** A section of an existing profile, as it is saved. */
  section(step: number): Locator {
    return this.#page.getByRole('region', { name: this.#sectionTitle(step), exact: true })
  }

  async openSection(step: number): Promise<void> {
    const name = this.#words('onboarding:questionnaire.editSection', { section: this.#sectionTitle(step) })
    await this.#page.getByRole('link', { name, exact: true }).click()
    await this.expectSection(step)
  }

  async expectSection(step: number): Promise<void> {
    const heading = { level: 1, name: this.#sectionTitle(step), exact: true } as const
    await expect(this.#page.getByRole('heading', heading)).toBeVisible()
  }

  /** Saves the open section, which leads back to all of them. */
  async saveSection(): Promise<void> {
    await this.save.click()
    await expect(this.list).toBeVisible()
  }

  /** The heading over all sections. */
  get list(): Locator {
    const name = this.#words('onboarding:questionnaire.editTitle')
    return this.#page.getByRole('heading', { level: 1, name, exact: true })
  }

  #sectionTitle(step: number): string {
    return this.#words(`onboarding:questionnaire.steps.${step}.title`)
  }

  chooseApartment({ hasApartment }: Pick<Person, 'hasApartment'>): Promise<void> {
    const key = hasApartment === 'have-apartment' ? 'apartmentHave' : 'apartmentNeed'
    return this.choose(`onboarding:questionnaire.${key}`)
  }

  async introduce({ name, gender, age, phone, nationality }: Person): Promise<void> {
    await this.field('name').fill(name)
    await this.choose(`common:gender.${gender}`)
    await this.field('age').fill(String(age))
    await this.field('phone').fill(phone)
    await this.search('nationality', nationalityName(nationality, this.#language))
  }

  async place({ location, area }: Pick<Person, 'location' | 'area'>): Promise<void> {
    await this.search('location', cityName(location, this.#language))
    if (area) await this.area(area).check()
  }

  async live({ lifestyle, roomSharing, bathroomSharing }: Person): Promise<void> {
    for (const value of lifestyle) {
      const name = this.#words(`common:lifestyle.${value}`)
      await this.#page.getByRole('checkbox', { name, exact: true }).check()
    }
    await this.choose(`common:roomSharing.${roomSharing}`)
    await this.choose(`common:bathroomSharing.${bathroomSharing}`)
  }

  field(name: 'name' | 'age' | 'phone'): Locator {
    return this.#page.getByLabel(this.#words(`onboarding:questionnaire.fields.${name}`), { exact: true })
  }

  area(area: AreaKey): Locator {
    return this.#radio(areaName(area, this.#language))
  }

  /** The answer that reads so. */
  choice(key: Parameters<Words>[0]): Locator {
    return this.#radio(this.#words(key))
  }

  async choose(key: Parameters<Words>[0]): Promise<void> {
    await this.choice(key).check()
  }

  /** A searchable list, open: its search, and what it offers. */
  async openList(field: 'nationality' | 'location'): Promise<{ search: Locator; options: Locator }> {
    const label = this.#words(`onboarding:questionnaire.fields.${field}`)
    await this.#page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
    const search = `${this.#words('common:words.search')}: ${label}`
    return {
      search: this.#page.getByRole('combobox', { name: search, exact: true }),
      options: this.#page.getByRole('listbox'),
    }
  }

  /** Opens a searchable list, types, and takes the option of this very name. */
  async search(field: 'nationality' | 'location', name: string): Promise<void> {
    const { search } = await this.openList(field)
    await search.fill(name)
    await this.#page.getByRole('option', { name, exact: true }).click()
  }

  #radio(name: string): Locator {
    return this.#page.getByRole('radio', { name, exact: true })
  }
}
