import { beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { signOut } from '@rafiq/platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, roomId } from '../testing/a-message.ts'
import { aMemberWith, resetBrowser, showChat } from '../testing/show.tsx'

beforeEach(resetBrowser)

async function open(content: string) {
  const message = aMessage({ content })
  apiAnswers(aMemberWith([aRoom({ messages: [message] })], [message]))
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  opened.mockClear()
  const user = await showChat(`/chat/${roomId}`)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^https/ })
  return { user, link, opened }
}

test('an address in a message is a link that names us to nobody, isolated from the Arabic around it', async () => {
  const { link } = await open('شوف https://one.example.com/x؟ رقمي 0512345678')
  expect(link.textContent).toBe('https://one.example.com/x')
  expect(link.dir).toBe('ltr')
  expect(link.target).toBe('_blank')
  expect(link.rel).toBe('noopener noreferrer nofollow')
  expect(link.closest('p')?.textContent).toBe('شوف https://one.example.com/x؟ رقمي 0512345678')
  expect(within(link.closest('li') as HTMLElement).getAllByRole('link', { name: /example|05/ })).toHaveLength(
    1,
  )
})

test('the first press on a link asks with its host, opens nothing when refused, and keeps the place', async () => {
  const { user, link, opened } = await open('https://two.example.com/x')
  await user.click(link)
  const question = within(await screen.findByRole('alertdialog', { name: 'This link leads out of Rafiq' }))
  question.getByText('two.example.com')
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(opened).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(link)
})

test('a site that was accepted opens in a window of its own, and is not asked about again', async () => {
  const { user, link, opened } = await open('https://three.example.com/x')
  await user.click(link)
  await user.click(await screen.findByRole('button', { name: 'Open the link' }))
  expect(opened).toHaveBeenCalledWith('https://three.example.com/x', '_blank', 'noopener,noreferrer')
  await user.click(link)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a site that one member accepted is asked about for the next one who signs in', async () => {
  const first = await open('https://five.example.com/x')
  await first.user.click(first.link)
  await first.user.click(await screen.findByRole('button', { name: 'Open the link' }))
  cleanup()
  signOut()
  const { user, link } = await open('https://five.example.com/x')
  await user.click(link)
  await screen.findByRole('alertdialog', { name: 'This link leads out of Rafiq' })
})

test('a link whose warning cannot be loaded says so and leaves the conversation, and the next press asks', async () => {
  const path = '../features/conversation/link-warning.tsx'
  const warning = await import(path)
  jest.unstable_mockModule(path, () => {
    throw new Error('Loading chunk link-warning failed')
  })
  const { user, link, opened } = await open('https://four.example.com/x')
  await user.click(link)
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Network error', tone: 'error', open: true }),
  )
  expect(link.isConnected).toBe(true)
  screen.getByRole('textbox', { name: 'Message to Faisal' })
  jest.unstable_mockModule(path, () => warning)
  await user.click(link)
  await screen.findByRole('alertdialog', { name: 'This link leads out of Rafiq' })
  expect(shownToast()?.open).toBe(false)
  expect(opened).not.toHaveBeenCalled()
})
