import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { filledIn } from '../testing/filled-in.ts'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

async function open(overrides: Parameters<typeof filledIn>[1] = {}) {
  const { container, user } = filledIn('/questionnaire?step=5', overrides)
  await screen.findByRole('button', { name: 'Find matches' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  return { user, input, choose }
}

const picture = (name = 'a.png', type = 'image/png', size = 3) => {
  const file = new File(['abc'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test('the file dialog offers JPEG, PNG and WebP only', async () => {
  const { input } = await open()
  expect(input.accept).toBe('.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp')
})

test.each([
  [
    'another type',
    picture('a.gif', 'image/gif'),
    'Invalid file type',
    'Please upload a JPEG, PNG, or WebP image',
  ],
  [
    'more than 5 MB',
    picture('a.png', 'image/png', 5 * 1024 * 1024 + 1),
    'File too large',
    'Please upload an image smaller than 5MB',
  ],
])("a photo that is %s is refused with the spec's sentence", async (_what, file, title, description) => {
  const { choose } = await open()
  choose(file)
  const shown = await screen.findByText(title)
  expect(shown.parentElement?.textContent).toBe(`${title} — ${description}`)
  expect(screen.getByLabelText(/Apartment photo/).getAttribute('aria-invalid')).toBe('true')
  expect(shownToast()).toBeNull()
  screen.getByRole('button', { name: 'Add a photo' })
})

test('a photo that cannot be read shows "Upload failed"', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  const { choose } = await open()
  choose(picture())
  await screen.findByText('Upload failed')
  screen.getByRole('button', { name: 'Add a photo' })
})

test('a photo that is refused after another one leaves the page, and says why', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  const { choose } = await open()
  choose(picture('a.gif', 'image/gif'))
  await screen.findByText('Invalid file type')
  choose(picture('a.png', 'image/png', 5 * 1024 * 1024 + 1))
  await screen.findByText('File too large')
  choose(picture())
  await screen.findByRole('img', { name: 'Your apartment' })
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test('removing the photo removes the problem of an earlier one too', async () => {
  const { user, choose } = await open()
  choose(picture())
  await screen.findByRole('img', { name: 'Your apartment' })
  choose(picture('a.gif', 'image/gif'))
  await screen.findByText('Invalid file type')
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  await screen.findByRole('button', { name: 'Add a photo' })
  expect(screen.queryByText('Invalid file type')).toBeNull()
})

/** Files are read once `go` is called. */
function slowReader() {
  const gate = Promise.withResolvers<void>()
  const read = FileReader.prototype.readAsDataURL
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, file) {
    void gate.promise.then(() => read.call(this, file))
  })
  return { go: gate.resolve }
}

describe('a submit while the photo is being read', () => {
  const register = 'POST /api/users/with-matching'
  const member = { id: '01890a5d-ac96-774b-bcce-b302099a8057', phoneShareConsent: false, isActive: true }
  const created = { status: 201, body: { user: member, matches: [] } }
  /** The button is pressed while the photo is on its way. */
  const submitEarly = async () => {
    const calls = apiAnswers({ [register]: created })
    const { user, choose } = await open()
    choose(picture())
    await screen.findByRole('button', { name: 'Uploading the photo...' })
    await user.click(screen.getByRole('button', { name: 'Find matches' }))
    const waiting = await screen.findByRole('button', { name: 'Creating...' })
    return { calls, user, waiting }
  }

  test('waits for the photo and sends it', async () => {
    const { go } = slowReader()
    const { calls, user, waiting } = await submitEarly()
    await user.click(waiting)
    expect(calls).toEqual([])
    go()
    await screen.findByRole('heading', { name: /Your profile is ready/ })
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ profilePhoto: expect.objectContaining({ type: 'image/png' }) }),
    ])
  })

  test('sends nothing where the photo turns out not to be readable', async () => {
    const reading = Promise.withResolvers<void>()
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      void reading.promise.then(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>))
    })
    const { calls } = await submitEarly()
    reading.resolve()
    await screen.findByRole('button', { name: 'Find matches' })
    screen.getByText('Upload failed')
    expect(calls).toEqual([])
  })

  test('sends nothing where the form was left meanwhile', async () => {
    const { go } = slowReader()
    const { calls } = await submitEarly()
    cleanup()
    go()
    const [reader] = jest.mocked(FileReader.prototype.readAsDataURL).mock.contexts as FileReader[]
    await waitFor(() => expect(reader?.readyState).toBe(FileReader.DONE))
    await act(async () => undefined)
    expect(calls).toEqual([])
  })

  test('does not cancel the reading while another step is shown', async () => {
    const { go } = slowReader()
    const { user, choose } = await open()
    choose(picture())
    await screen.findByRole('button', { name: 'Uploading the photo...' })
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByRole('button', { name: 'Uploading the photo...' })
    go()
    await screen.findByRole('img', { name: 'Your apartment' })
  })
})

test('a photo that turns out not to be readable while another step is shown says so at its field', async () => {
  const reading = Promise.withResolvers<void>()
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    void reading.promise.then(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>))
  })
  const { user, choose } = await open()
  choose(picture())
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  reading.resolve()
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByText('Upload failed')
})

describe('a photo', () => {
  test('shows that it uploads, then the photo, which can be changed and removed', async () => {
    const { go } = slowReader()
    const { user, input, choose } = await open()
    screen.getByRole('button', { name: 'Add a photo' })
    choose(picture())
    await screen.findByRole('button', { name: 'Uploading the photo...' })
    go()
    const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Your apartment' })
    expect(shown.src).toMatch(/^data:image\/png;base64,/)
    const opened = jest.spyOn(input, 'click')
    await user.click(screen.getByRole('button', { name: 'Change photo' }))
    expect(opened).toHaveBeenCalledTimes(1)
    choose(picture('b.webp', 'image/webp'))
    await waitFor(() =>
      expect(screen.getByRole<HTMLImageElement>('img', { name: 'Your apartment' }).src).toMatch(
        /^data:image\/webp;/,
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    await screen.findByRole('button', { name: 'Add a photo' })
  })

  test('is asked for only with an apartment', async () => {
    const { container } = filledIn('/questionnaire?step=5', { hasApartment: 'need-apartment' })
    await screen.findByRole('button', { name: 'Find matches' })
    expect(container.querySelector('input[type=file]')).toBeNull()
  })
})
