import { expect, type Page } from '@playwright/test'
import { ChatPage } from '../pages/chat.ts'
import { MatchesPage } from '../pages/matches.ts'
import type { Member, Members } from './members.ts'
import { openAs } from './open-as.ts'
import { wordsIn } from './words.ts'

export interface Pair {
  reem: Member
  sara: Member
}

/** Two members of one kind, so that each is the other's best match; nobody else has their names. */
export async function aPair(members: Members): Promise<Pair> {
  const mark = Math.random().toString(36).slice(2, 8)
  const reem = await members.join({ name: `ريم ${mark}` })
  return { reem, sara: await members.join({ name: `Sara ${mark}` }) }
}

/** Opens the conversation of the two as Reem, from the card of a match who shares no number. */
export async function openChatFromCard(page: Page, { reem, sara }: Pair): Promise<ChatPage> {
  const words = wordsIn('ar')
  await openAs(page, '/matches', { language: 'ar', token: reem.token })
  const card = new MatchesPage(page, words).card(sara.person.name)
  await expect(card.getByText(words('matches:card.noPhone'))).toBeVisible()
  await card.getByRole('button', { name: words('matches:chat.open') }).click()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  return new ChatPage(page, words)
}
