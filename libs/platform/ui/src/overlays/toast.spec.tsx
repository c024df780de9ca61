import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { Toast, ToastProvider, ToastViewport } from './toast.tsx'

const toasts = (onOpenChange: (open: boolean) => void) => (
  <ToastProvider>
    <button type="button">Elsewhere</button>
    <Toast open onOpenChange={onOpenChange} title="User Updated" description="Saved." tone="success" />
    <ToastViewport />
  </ToastProvider>
)

const { ResizeObserver: own } = globalThis
afterEach(() => void Object.assign(globalThis, { ResizeObserver: own }))

/** Nothing has a size here: what is returned says that something has another one. */
function observeResizes(): () => void {
  const observers: (() => void)[] = []
  class Told {
    constructor(callback: () => void) {
      observers.push(callback)
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Told })
  return () => {
    for (const callback of observers) callback()
  }
}

test('toast shows its title and description and can be dismissed', async () => {
  const change = jest.fn()
  const { user } = renderUi(toasts(change))
  expect(screen.getByText('User Updated')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(change).toHaveBeenCalledWith(false)
})

test('toast runs its action once, and closes', async () => {
  const change = jest.fn()
  const undo = jest.fn()
  const { user } = renderUi(
    <ToastProvider>
      <Toast open onOpenChange={change} title="User Updated" action={{ label: 'Undo', onPress: undo }} />
      <ToastViewport />
    </ToastProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(change).toHaveBeenCalledWith(false)
})

test('toast area says on the document how high it is, and nothing once it is empty', () => {
  const resized = observeResizes()
  renderUi(toasts(() => {}))
  const area = screen.getByRole('list')
  for (const [height, said] of [
    [0, ''],
    [90, '90px'],
    [0, ''],
  ] as const) {
    Object.defineProperty(area, 'offsetHeight', { value: height, configurable: true })
    resized()
    expect(document.documentElement.style.getPropertyValue('--toast-height')).toBe(said)
  }
})

test('toast is announced with title and description, and nothing else', async () => {
  renderUi(toasts(() => {}))
  const heard = await screen.findByText('Notifications User Updated Saved.')
  expect(heard.getAttribute('role')).toBe('status')
})

test('toast area takes the focus with F8 (spec §9)', async () => {
  const { user } = renderUi(toasts(() => {}))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await user.keyboard('[F8]')
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  expect(region.contains(document.activeElement)).toBe(true)
})

describe('dismissed by time', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  test('one with an action stays 10,000 ms, so that it can be reached', () => {
    jest.useFakeTimers()
    const change = jest.fn()
    renderUi(
      <ToastProvider>
        <Toast open onOpenChange={change} title="Blocked" action={{ label: 'Undo', onPress: () => {} }} />
        <ToastViewport />
      </ToastProvider>,
    )
    act(() => jest.advanceTimersByTime(9_999))
    expect(change).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(change).toHaveBeenCalledWith(false)
  })

  test('it goes after 5,000 ms and not before (spec §9)', () => {
    jest.useFakeTimers()
    const change = jest.fn()
    renderUi(toasts(change))
    act(() => jest.advanceTimersByTime(4_999))
    expect(change).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(change).toHaveBeenCalledWith(false)
  })
})

describe.each(['rtl', 'ltr'] as const)('swiped on a page that runs %s', (direction) => {
  // jsdom captures no pointers.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
  })

  const swipe = async (x: number) => {
    const change = jest.fn()
    const { user } = renderUi(toasts(change), direction)
    const target = screen.getByText('User Updated').closest('li') as HTMLElement
    const at = (clientX: number) => ({ target, coords: { clientX, clientY: 0 } })
    await user.pointer([
      { keys: '[TouchA>]', ...at(0) },
      // The first move begins the swipe, the next one carries it.
      { pointerName: 'TouchA', ...at(x / 2) },
      { pointerName: 'TouchA', ...at(x) },
      { keys: '[/TouchA]', ...at(x) },
    ])
    return change
  }

  test('it goes once it has been moved more than 50 px to the right (spec §9)', async () => {
    expect(await swipe(51)).toHaveBeenCalledWith(false)
  })

  test.each([50, -200])('it stays after %d px', async (x) => {
    expect(await swipe(x)).not.toHaveBeenCalled()
  })
})
