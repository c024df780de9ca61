import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { getNonce } from 'get-nonce'
import { Dialog } from './overlays/dialog.tsx'
import { UiProvider } from './provider.tsx'
import { words } from './testing/render-ui.tsx'

test('overlays render into the container of the remote they belong to', () => {
  const container = document.body.appendChild(document.createElement('div'))
  render(
    <UiProvider direction="rtl" portalContainer={container} {...words}>
      <Dialog open title="Before you meet" />
    </UiProvider>,
  )
  expect(container.contains(screen.getByRole('dialog'))).toBe(true)
  container.remove()
})

test('UI provider hands the nonce of the page to the styles that overlays add', () => {
  render(
    <UiProvider direction="rtl" nonce="abc" {...words}>
      <p>Page</p>
    </UiProvider>,
  )
  expect(getNonce()).toBe('abc')
})

test('UI provider says what is wrong where the provider was forgotten', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Dialog open title="Before you meet" />)).toThrow('UiProvider is missing')
  log.mockRestore()
})
