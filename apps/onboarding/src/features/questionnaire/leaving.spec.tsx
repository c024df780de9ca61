import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast, TestRemote } from '@rafiq/app-kit/testing'
import { signIn, signOut } from '@rafiq/platform'
import { Link, Outlet } from '@rafiq/platform/router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.tsx'
import { credentials } from '../../shared/credentials.ts'
import { draftOf } from './draft.ts'
import { fullAnswers, profileOfFullAnswers } from './full-answers.fixture.ts'

const profile = profileOfFullAnswers()
const read = 'GET /api/user/profile'
const save = 'PATCH /api/user/profile'

/** The shell's frame as far as leaving needs it: a link above every page, and the pages it leads to. */
const framed = {
  ...remote,
  routes: [
    {
      element: (
        <>
          <Link to="/">Logo</Link>
          <Outlet />
        </>
      ),
      children: [
        ...remote.routes,
        { path: '/', element: <h1>Home</h1> },
        { path: '/matches', element: <h1>Matches</h1> },
        { path: '/login', element: <h1>Sign in here</h1> },
      ],
    },
  ],
}

function show(at: string, language: 'ar' | 'en' = 'en') {
  render(<TestRemote remote={framed} at={at} language={language} />)
  return userEvent.setup()
}

beforeEach(() => {
  cleanup()
  signOut()
  sessionStorage.clear()
  localStorage.clear()
})

const home = () => screen.findByRole('heading', { name: 'Home' })
const leave = async () => fireEvent.click(await screen.findByRole('link', { name: 'Logo' }))
const question = async () => within(await screen.findByRole('alertdialog'))

/** Whether closing or reloading the page would be asked about by the browser. */
function asksBeforeUnload() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a member who edits', () => {
  async function edit(name = '', language: 'ar' | 'en' = 'en') {
    apiAnswers({ [read]: { status: 200, body: profile } })
    signIn('token')
    const user = show('/questionnaire?step=2', language)
    const field = await screen.findByRole('textbox', { name: language === 'en' ? 'Name' : 'الاسم' })
    if (name) {
      await user.clear(field)
      await user.type(field, name)
    }
    return user
  }

  test('leaves without a question while nothing differs from what is saved', async () => {
    await edit()
    await leave()
    await home()
  })

  test('is not asked either once the answer is as it was', async () => {
    await edit(profile.name ?? '')
    await leave()
    await home()
  })

  test('is asked where something differs; staying keeps what was typed', async () => {
    const user = await edit('نوف')
    await leave()
    const dialog = await question()
    dialog.getByText('Leave without saving?')
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('نوف')
    await leave()
    await question()
  })

  test('leaves by discarding: nothing of it comes back', async () => {
    const user = await edit('نوف')
    await leave()
    await user.click((await question()).getByRole('button', { name: 'Discard changes' }))
    await home()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('نوف')
  })

  test('leaves once for a double press', async () => {
    await edit('نوف')
    await leave()
    const discard = (await question()).getByRole('button', { name: 'Discard changes' })
    act(() => {
      discard.click()
      discard.click()
    })
    await home()
  })

  test('is asked in Arabic', async () => {
    await edit('نوف', 'ar')
    await leave()
    ;(await question()).getByText('المغادرة دون حفظ؟')
  })

  test('is not asked after cancelling: nothing is left of it', async () => {
    const user = await edit('نوف')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('heading', { name: 'Edit Profile' })
    await leave()
    await home()
  })

  test('is not asked after saving', async () => {
    draftOf(profile.id).save(fullAnswers({ name: 'نوف' }))
    signIn('token')
    apiAnswers({
      [read]: { status: 200, body: profile },
      [save]: { status: 200, body: { user: { ...profile, name: 'نوف' }, matches: [] } },
    })
    const user = show('/questionnaire?step=2')
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    await screen.findByRole('heading', { name: 'Edit Profile' })
    await leave()
    await home()
  })

  test('is not asked while it is being saved, and not led back once it is', async () => {
    draftOf(profile.id).save(fullAnswers({ name: 'نوف' }))
    signIn('token')
    const answer = Promise.withResolvers<{ status: number; body: unknown }>()
    apiAnswers({ [read]: { status: 200, body: profile }, [save]: () => answer.promise })
    const user = show('/questionnaire?step=2')
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    await screen.findByRole('button', { name: 'Saving...' })
    await leave()
    await home()
    answer.resolve({ status: 200, body: { user: { ...profile, name: 'نوف' }, matches: [] } })
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Profile saved' }))
    screen.getByRole('heading', { name: 'Home' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('نوف')
  })

  test('whose session ended is led to sign in without a question, and back to the step with what was typed', async () => {
    draftOf(profile.id).save(fullAnswers({ name: 'نوف' }))
    signIn('token')
    apiAnswers({
      [read]: { status: 200, body: profile },
      [save]: { status: 401, body: { code: 'unauthorized', message: 'x' } },
    })
    const user = show('/questionnaire?step=2')
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    await screen.findByRole('heading', { name: 'Sign in here' })
    expect(shownToast()?.title).toBe('Authentication Required')
    cleanup()
    signIn('another')
    show('/questionnaire?step=2')
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('نوف')
  })

  test('may close the page: a reload brings everything back', async () => {
    await edit('نوف')
    expect(asksBeforeUnload()).toBe(false)
  })
})

describe('a new member', () => {
  function begin(answers = fullAnswers()) {
    credentials.write({ email: answers.email, password: answers.password })
    draftOf('new').save(answers)
    return show('/questionnaire?step=3')
  }

  test('is asked; leaving keeps the answers and forgets the password', async () => {
    const user = begin()
    await screen.findByRole('heading', { name: 'Budget' })
    await leave()
    await user.click((await question()).getByRole('button', { name: 'Leave' }))
    await home()
    expect(credentials.read()).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(fullAnswers().password)
    expect(draftOf('new').load(fullAnswers({ name: '' })).name).toBe('نورة')
  })

  test('cancelling the leave dialog stays on the form', async () => {
    const user = begin()
    await screen.findByRole('heading', { name: 'Budget' })
    await leave()
    await user.click((await question()).getByRole('button', { name: 'Continue the questionnaire' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(credentials.read()).not.toBeNull()
    screen.getByRole('heading', { name: 'Budget' })
  })

  test('may close the page: a reload brings everything back', async () => {
    begin()
    await screen.findByRole('heading', { name: 'Budget' })
    expect(asksBeforeUnload()).toBe(false)
  })

  test('is warned by the browser where the answers cannot be kept', async () => {
    const user = begin()
    await screen.findByRole('heading', { name: 'Budget' })
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    try {
      await user.click(screen.getByRole('radio', { name: /Under 15,000/ }))
      expect(asksBeforeUnload()).toBe(true)
    } finally {
      full.mockRestore()
    }
  })
})
