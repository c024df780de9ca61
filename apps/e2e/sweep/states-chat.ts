import type { Page } from '@playwright/test'
import { roomWithMessage } from './accounts.ts'
import { press, pressInMenu, type State, type Visit } from './state.ts'

/** A conversation with a message that runs in both directions. */
const room = async ({ accounts: { members, busy } }: Visit): Promise<string> =>
  `/chat/${await roomWithMessage(members, busy, 'السلام عليكم، is the room still free?')}`

/** What the two of that conversation agree on, in both directions too. */
const agreement = async ({ accounts: { members, busy } }: Visit): Promise<string> => {
  const id = await roomWithMessage(members, busy, 'السلام عليكم')
  await members.saveAgreement(busy, id, { rent: 'بالتساوي، on the 1st of each month', guests: 'At weekends' })
  return `/chat/${id}/agreement`
}

/** What was begun is kept in the browser: the second visit finds it as it was left. */
async function write(page: Page, visit: Visit): Promise<void> {
  const edit = page.getByRole('button', { name: visit.words('agreement:sheet.edit'), exact: true })
  const save = page.getByRole('button', { name: visit.words('agreement:form.save'), exact: true })
  await edit.or(save).waitFor()
  if (await edit.isVisible()) await edit.click()
}

/** Pages of the chat. */
export const chatStates: readonly State[] = [
  { path: '/chat', name: 'signed out', leadsTo: '/login', shows: 'common:session.required', said: true },
  { path: '/chat', name: 'empty', as: 'alone', shows: 'chat:rooms.empty' },
  { path: '/chat', as: 'busy', shows: 'chat:rooms.title' },
  { path: room, name: 'a conversation', as: 'busy', shows: 'chat:mark.sent' },
  {
    path: room,
    name: 'searching in it',
    as: 'busy',
    shows: 'chat:mark.sent',
    act: press('chat:search.open'),
  },
  {
    path: room,
    name: 'what can be done about somebody',
    as: 'busy',
    shows: 'safety:menu.block',
    act: pressInMenu(),
  },
  {
    path: room,
    name: 'report somebody there',
    as: 'busy',
    shows: 'safety:report.oneMessage',
    act: pressInMenu('report'),
  },
  { path: agreement, name: 'an agreement', as: 'busy', shows: 'agreement:approval.nobody' },
  {
    path: agreement,
    name: 'writing it',
    as: 'busy',
    shows: 'agreement:form.title',
    act: write,
  },
  {
    path: '/chat/0192f0c1-2a3b-7c4d-8e5f-60718293a4b5',
    name: 'gone',
    as: 'busy',
    shows: 'chat:room.goneTitle',
  },
]
