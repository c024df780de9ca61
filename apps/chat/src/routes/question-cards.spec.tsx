import { beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiAnswers, apiAnswers, unreachable } from '@rafiq/app-kit/testing'
import type { QuestionCard } from '@rafiq/contracts/chat'
import type { Language } from '@rafiq/platform-contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCard, aMessage, aRoom, me, roomId } from '../testing/a-message.ts'
import { unavailable } from '../testing/open-agreement.tsx'
import { aMemberWith, questionCardsPath, resetBrowser, showChat, socket } from '../testing/show.tsx'

beforeEach(resetBrowser)

const bills =
  'How should we split electricity, water and internet: half of each bill, or a fixed amount each month?'
const card = aCard()
const answerPath = `PUT ${questionCardsPath}/${card.id}/answer`
const own = { content: 'Half each', clientId: '01890a5d-ac96-774b-bcce-b302099a8200' }

/** A room whose cards are what the array holds whenever they are read. */
async function open(cards: QuestionCard[], answers: ApiAnswers = {}, language: Language = 'en') {
  const calls = apiAnswers({
    ...aMemberWith([aRoom({ messages: [aMessage()] })], [aMessage()]),
    [`GET ${questionCardsPath}`]: async () => ({ status: 200, body: [...cards] }),
    ...answers,
  })
  const user = await showChat(`/chat/${roomId}`, language)
  await screen.findByText('Message 1', { selector: 'p' })
  return { user, calls, sent: (method: string) => calls.filter((call) => call.method === method) }
}

const strip = () => screen.findByRole('region', { name: 'Questions for both of you' })
const openDialog = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Questions for both of you' }))
  return within(await screen.findByRole('dialog', { name: 'Questions for both of you' }))
}
const changed = () => act(async () => socket.serverEmits('question-card:changed', { chatRoomId: roomId }))

describe('a question of the other one', () => {
  test('stands above the messages, is answered there, and waits without the other answer', async () => {
    const cards = [card]
    const { user, sent } = await open(cards, {
      [answerPath]: async () => {
        cards[0] = { ...card, own }
        return { status: 200, body: cards[0] }
      },
    })
    const line = within(await strip())
    line.getByText('Faisal asks')
    line.getByText(bills)
    await user.click(line.getByRole('button', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), ' Half each ')
    await user.click(dialog.getByRole('button', { name: 'Send answer' }))
    await dialog.findByText('Waiting for Faisal to answer')
    dialog.getByText('Half each')
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: bills }))
    expect(sent('PUT')).toMatchObject([{ body: { content: 'Half each', replaces: null } }])
    line.getByText('Waiting for Faisal to answer')
  })

  test('appears as it is asked, and both answers as soon as they are there', async () => {
    const cards: QuestionCard[] = []
    const { user } = await open(cards)
    expect(screen.queryByRole('region', { name: 'Questions for both of you' })).toBeNull()
    cards.push({ ...card, own })
    await changed()
    const line = within(await strip())
    line.getByText('Waiting for Faisal to answer')
    cards[0] = { ...card, own, other: { answered: true, content: 'A fixed amount' } }
    await changed()
    await line.findByText('Both answers are here')
    await user.click(line.getByRole('button', { name: 'See' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('Half each')
    dialog.getByText('A fixed amount')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    // Looked at: the line has done its work.
    await waitFor(() => expect(screen.queryByText('Both answers are here')).toBeNull())
  })

  test('says that the other has answered, and that the own answer cannot be changed afterwards', async () => {
    const { user } = await open([{ ...card, other: { answered: true, content: null } }])
    within(await strip()).getByText('Faisal has answered. It shows with your answer.')
    const dialog = await openDialog(user)
    dialog.getByText(/neither changes after that/)
  })

  test('in Arabic has the words of the page', async () => {
    await open([card], {}, 'ar')
    const line = within(await screen.findByRole('region', { name: 'أسئلة لكما' }))
    line.getByText('سؤال من Faisal')
    line.getByText('كيف نقسم الكهرباء والماء والإنترنت: كل فاتورة بالنصف، أم مبلغ ثابت كل شهر؟')
  })
})

describe('an answer', () => {
  test.each([
    ['the service is unavailable', async () => unavailable],
    ['there is no network', unreachable],
  ])('stays where %s, and is the same one when it is sent again', async (_, refuse) => {
    const cards = [card]
    let refused = true
    const { user, sent } = await open(cards, {
      [answerPath]: async () => (refused ? refuse() : { status: 200, body: { ...card, own } }),
    })
    const dialog = await openDialog(user)
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
    await user.type(field, 'Half each')
    await user.click(dialog.getByRole('button', { name: 'Send answer' }))
    await dialog.findByText(/^Your answer was not sent and is still here\./)
    expect(field.value).toBe('Half each')
    refused = false
    await user.click(dialog.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(sent('PUT')).toHaveLength(2))
    const [first, second] = sent('PUT').map(({ body }) => body)
    expect(second).toEqual(first)
  })

  test('that was typed and not sent is there when the questions are opened again', async () => {
    const { user } = await open([card])
    const dialog = await openDialog(user)
    await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Half')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const again = await openDialog(user)
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half')
  })

  test('is changed while the other has not answered, and names the one that it replaces', async () => {
    const { user, sent } = await open([{ ...card, own }], {
      [answerPath]: { status: 200, body: { ...card, own } },
    })
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Change your answer' }))
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
    expect(field.value).toBe('Half each')
    await user.type(field, '!')
    await user.click(dialog.getByRole('button', { name: 'Save change' }))
    await waitFor(() =>
      expect(sent('PUT')).toMatchObject([{ body: { content: 'Half each!', replaces: own.clientId } }]),
    )
  })

  test('that is blank or too long is refused at its field, without a call', async () => {
    const { user, sent } = await open([card])
    const dialog = await openDialog(user)
    const field = dialog.getByRole('textbox', { name: 'Your answer' })
    await user.click(dialog.getByRole('button', { name: 'Send answer' }))
    dialog.getByText('Write your answer first.')
    await user.click(field)
    await user.paste('x'.repeat(501))
    await user.click(dialog.getByRole('button', { name: 'Send answer' }))
    dialog.getByText('The answer is too long. It can have 500 characters.')
    expect(document.activeElement).toBe(field)
    expect(sent('PUT')).toEqual([])
  })

  test('that reads as fraud is warned of as it is typed, and as it is read', async () => {
    const demand = 'Send the deposit today and I hold the room for you'
    const { user } = await open([
      card,
      {
        ...aCard({ id: own.clientId, question: 'deposit' }),
        own,
        other: { answered: true, content: demand },
      },
    ])
    const dialog = await openDialog(user)
    dialog.getByText(/^This asks for money before a viewing/)
    await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), demand)
    await dialog.findByText(/^Is this about money before a viewing/)
  })
})

describe('asking', () => {
  test('is choosing from the deck, which leaves out what was asked', async () => {
    const cards = [{ ...card, own, other: { answered: true, content: 'x' } }]
    const { user, sent } = await open(cards, {
      [`POST ${questionCardsPath}`]: async () => {
        const asked = aCard({ id: '01890a5d-ac96-774b-bcce-b302099a8301', question: 'pets', askedById: me })
        cards.push(asked as never)
        return { status: 201, body: asked }
      },
    })
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Ask another question' }))
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Choose a question' }))
    expect(dialog.queryByRole('button', { name: bills })).toBeNull()
    const pets = 'How would you feel about a pet at home? Do you have any allergies?'
    await user.dblClick(dialog.getByRole('button', { name: pets }))
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { name: pets })))
    expect(sent('POST').map(({ body }) => body)).toMatchObject([{ question: 'pets' }])
    dialog.getByRole('textbox', { name: 'Your answer' })
  })

  test('of what was asked meanwhile says so, and shows that card', async () => {
    const cards: QuestionCard[] = []
    const { user } = await open(cards, {
      [`POST ${questionCardsPath}`]: async () => {
        cards.push(card)
        return { status: 409, body: { code: 'question-asked', message: 'x' } }
      },
    })
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: bills }))
    await dialog.findByText('Faisal asks')
    dialog.getByRole('heading', { name: bills })
  })

  test('waits while three questions do', async () => {
    const cards = (['bills', 'pets', 'smoking'] as const).map((question, index) =>
      aCard({ id: `01890a5d-ac96-774b-bcce-b302099a830${index}`, question }),
    )
    const { user } = await open(cards)
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Ask another question' }))
    dialog.getByText('Three questions wait for an answer here. Answer them before you ask the next one.')
    expect(dialog.queryByRole('button', { name: /AC/ })).toBeNull()
  })

  test('is not lost where the questions cannot be read: the reason, and another try', async () => {
    let status = 503
    const { user } = await open([], {
      [`GET ${questionCardsPath}`]: async () =>
        status === 200 ? { status, body: [card] } : { status, body: { code: 'unavailable', message: 'x' } },
    })
    const dialog = await openDialog(user)
    await dialog.findByText('The questions could not be loaded')
    status = 200
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialog.findByRole('heading', { name: bills })
  })
})

test('an empty room offers a question beside the words to begin with', async () => {
  apiAnswers(aMemberWith([aRoom()]))
  const user = await showChat(`/chat/${roomId}`)
  await user.click(await screen.findByRole('button', { name: 'Choose a question' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('button').length).toBeGreaterThan(24)
})

test('question cards are read again on reconnect', async () => {
  const cards: QuestionCard[] = []
  await open(cards)
  await act(async () => socket.disconnects())
  cards.push(card)
  await act(async () => socket.connects())
  await strip()
})
