import { beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { screen, within } from '@testing-library/react'
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
