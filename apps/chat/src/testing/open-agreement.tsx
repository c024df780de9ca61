import { type ApiAnswers, apiAnswers } from '@rafiq/app-kit/testing'
import type { Agreement, QuestionCard } from '@rafiq/contracts/chat'
import type { Language } from '@rafiq/platform-contracts'
import { act, screen } from '@testing-library/react'
import { aMessage, aRoom, me, roomId } from './a-message.ts'
import { agreementPath, aMemberWith, questionCardsPath, showChat, socket } from './show.tsx'

export const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }
export const changed = { status: 409, body: { code: 'agreement-changed', message: 'x' } }

type Options = { answers?: ApiAnswers; cards?: QuestionCard[]; language?: Language }

/** The page of an agreement that is what the object holds whenever it is read. */
export async function openAgreement(
  now: { agreement: Agreement },
  { answers = {}, cards = [], language }: Options = {},
) {
  const calls = apiAnswers({
    ...aMemberWith([aRoom({ messages: [aMessage()] })], [aMessage()]),
    'GET /api/user/profile': { status: 200, body: { id: me, name: 'Ahmed' } },
    [`GET ${questionCardsPath}`]: { status: 200, body: cards },
    [`GET ${agreementPath}`]: async () => ({ status: 200, body: now.agreement }),
    ...answers,
  })
  const user = await showChat(`/chat/${roomId}/agreement`, language)
  return { user, sent: () => calls.filter(({ method }) => method === 'PUT') }
}

type Page = Pick<Awaited<ReturnType<typeof openAgreement>>, 'user'>

/** The socket says that the agreement was changed. */
export const agreementChanges = () =>
  act(async () => socket.serverEmits('agreement:changed', { chatRoomId: roomId }))
export const rent = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Rent split' })
export const edit = async ({ user }: Page) =>
  user.click(await screen.findByRole('button', { name: 'Edit agreement' }))
export const save = async ({ user }: Page) =>
  user.click(screen.getByRole('button', { name: 'Save agreement' }))
