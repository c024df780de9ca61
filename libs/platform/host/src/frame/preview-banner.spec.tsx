import { afterEach, expect, test } from '@jest/globals'
import { compositionStore } from '@rafiq/host'
import { setLanguage } from '@rafiq/platform'
import { screen } from '@testing-library/react'
import { aShell } from '../testing/a-shell.tsx'
import { renderShell } from '../testing/render-shell.tsx'

const preview = { remote: 'chat', name: 'stickers', expiresAt: '2026-11-22T09:30:00.000Z' }
const page = { path: '/', element: <h1>Home</h1> }

afterEach(() => compositionStore.setState({ previews: [] }))

test('a page of what everybody gets says nothing of previews', async () => {
  renderShell(aShell, { at: '/', pages: [page] })
  await screen.findByRole('heading', { name: 'Home' })
  expect(screen.queryByRole('link', { name: 'Leave the preview' })).toBeNull()
})

test('a preview says what it is, until when, and how to leave it', async () => {
  setLanguage('en')
  compositionStore.setState({ previews: [preview] })
  renderShell(aShell, { at: '/', pages: [page] })
  const banner = await screen.findByRole('complementary', { name: 'Preview' })
  expect(banner.textContent).toContain('chat: stickers')
  expect(banner.textContent).toContain('22 November 2026')
  expect(screen.getByRole('link', { name: 'Leave the preview' }).getAttribute('href')).toBe('/preview/leave')
})
