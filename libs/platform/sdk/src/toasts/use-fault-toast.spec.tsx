import { beforeEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { toast, toastStore } from './toasts.ts'
import { useFaultToast } from './use-fault-toast.ts'

beforeEach(() => toastStore.setState({ toast: null }))

const shown = () => toastStore.getState().toast

test('fault toast goes once the fault is mended', () => {
  const { result } = renderHook(useFaultToast)
  result.current.tell({ title: 'Could not save' })
  expect(shown()).toMatchObject({ title: 'Could not save', tone: 'error', open: true })
  result.current.mended()
  expect(shown()).toMatchObject({ open: false })
})

test('fault toast that is mended dismisses no other notification', () => {
  const { result } = renderHook(useFaultToast)
  result.current.tell({ title: 'Could not save' })
  toast({ title: 'Message sent' })
  result.current.mended()
  expect(shown()).toMatchObject({ title: 'Message sent', open: true })
})
