import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast, TestPlatform } from '@rafiq/app-kit/testing'
import {
  memberStorageName,
  setLanguage,
  signIn,
  signOut,
  useCaller,
  useUiProviderProps,
} from '@rafiq/platform'
import type { Language } from '@rafiq/platform-contracts'
import { UiProvider } from '@rafiq/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { SupportForm } from './support-form.tsx'
import { supportTexts } from './support-texts.ts'

function Ui({ children }: { children: ReactNode }) {
  return <UiProvider {...useUiProviderProps()}>{children}</UiProvider>
}

/** Every page's header asks who is there. */
function Header() {
  useCaller()
  return null
}

async function show({
  language = 'en',
  open = jest.fn(),
}: {
  language?: Language
  open?: (link: string) => void
}) {
  const texts = await supportTexts.load(language)
  const page = render(
    <TestPlatform language={language} namespace="shell" messages={{ ar, en }}>
      <Ui>
        <Header />
        <SupportForm texts={texts} open={open} />
      </Ui>
    </TestPlatform>,
  )
  await screen.findByRole('button')
  return page
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))

function fillIn() {
  type('Name', 'Sara')
  type('Email', 'sara@example.com')
  fireEvent.click(screen.getByRole('radio', { name: 'Complaint' }))
  type('Subject', 'A member')
  type('Message', 'Asked for money.')
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  signOut()
  jest.useRealTimers()
  setLanguage('en')
})

describe('an incomplete form', () => {
  test.each(['Name', 'Email', 'Subject', 'Message'])('without %s is not sent', async (field) => {
    const open = jest.fn()
    await show({ open })
    fillIn()
    type(field, '   ')
    send()
    expect(open).not.toHaveBeenCalled()
    expect(shownToast()).toMatchObject({ title: 'Incomplete Form', description: 'Please fill in all fields' })
    expect(document.activeElement).toBe(box(field))
  })

  test('without a category is not sent', async () => {
    const open = jest.fn()
    await show({ open })
    for (const field of ['Name', 'Subject', 'Message']) type(field, 'x')
    type('Email', 'sara@example.com')
    send()
    expect(open).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Technical issue' }))
  })

  test('says so in Arabic too', async () => {
    await show({ language: 'ar' })
    fireEvent.click(screen.getByRole('button', { name: 'إرسال' }))
    expect(shownToast()).toMatchObject({ title: 'النموذج غير مكتمل', description: 'يُرجى تعبئة جميع الحقول' })
  })

  test('with half an address says what is wrong with it', async () => {
    const open = jest.fn()
    await show({ open })
    fillIn()
    type('Email', 'sara')
    send()
    expect(open).not.toHaveBeenCalled()
    expect(box('Email').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a complete form', () => {
  test('opens the mail client once, says so meanwhile, and is empty afterwards', async () => {
    const open = jest.fn<(link: string) => void>()
    await show({ open })
    fillIn()
    send()
    const busy = screen.getByRole('button', { name: 'Opening Email Client...' })
    fireEvent.click(busy)
    expect(open).toHaveBeenCalledTimes(1)
    expect(open.mock.calls[0]?.[0]).toContain(
      '?subject=%5BCOMPLAINT%5D%20A%20member&body=Category%3A%20Complaint',
    )
    expect(box('Message').value).toBe('Asked for money.')

    act(() => jest.advanceTimersByTime(1500))
    expect(shownToast()).toMatchObject({ title: 'Email Client Opened' })
    for (const field of ['Name', 'Email', 'Subject', 'Message']) expect(box(field).value).toBe('')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    screen.getByRole('button', { name: 'Copy message' })
  })

  test('leaves the message within reach where nothing can be copied', async () => {
    await show({})
    fillIn()
    send()
    act(() => jest.advanceTimersByTime(1500))
    fireEvent.click(screen.getByRole('button', { name: 'Copy message' }))
    const message = await screen.findByText(/\[COMPLAINT\] A member/)
    await waitFor(() => expect(message.closest('details')?.open).toBe(true))
    expect(message.textContent).toContain('Asked for money.')
  })

  test('that cannot be handed over stays as it is', async () => {
    const open = () => {
      throw new Error('blocked')
    }
    await show({ open })
    fillIn()
    send()
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
    })
    expect(box('Message').value).toBe('Asked for money.')
    screen.getByRole('button', { name: 'Send Message' })
  })
})

describe('support draft', () => {
  test('is there again after a reload', async () => {
    const first = await show({})
    fillIn()
    first.unmount()
    await show({})
    expect(box('Message').value).toBe('Asked for money.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Complaint' }).checked).toBe(true)
  })

  test('of a member is there again after each reload', async () => {
    apiAnswers({ 'GET /api/user/profile': { status: 200, body: aProfile() } })
    signIn('token')
    const open = async () => {
      const page = await show({})
      // Until it is known whose page it is.
      await act(() => jest.advanceTimersByTimeAsync(50))
      return page
    }
    let page = await open()
    fillIn()
    for (let reload = 1; reload <= 2; reload++) {
      page.unmount()
      page = await open()
      expect(box('Message').value).toBe('Asked for money.')
    }
  })

  test('is gone for whoever comes after a sign-out', async () => {
    const first = await show({})
    fillIn()
    first.unmount()
    signOut()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    await show({})
    expect(box('Message').value).toBe('')
  })

  test('stays in the open form where the session ends meanwhile', async () => {
    await show({})
    fillIn()
    signOut()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(box('Message').value).toBe('Asked for money.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Complaint' }).checked).toBe(true)
  })

  test('is passed over when something else wrote in its place', async () => {
    sessionStorage.setItem(memberStorageName('new', 'support-draft'), '{"name":1,"category":"other"}')
    await show({})
    expect(box('Name').value).toBe('')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })
})
