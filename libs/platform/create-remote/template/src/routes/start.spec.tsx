import { beforeEach, test } from '@jest/globals'
import { TestRemote } from '@rafiq/platform/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ar from '../locales/ar.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import remote from '../remote.tsx'

beforeEach(cleanup)

test.each([
  ['ar', ar],
  ['en', en],
] as const)('start page says in %s what it is for and that nothing is here yet', async (language, texts) => {
  render(<TestRemote remote={remote} at="/newcomer" language={language} />)
  await screen.findByRole('heading', { level: 1, name: texts.start.title })
  screen.getByText(texts.start.lead)
  screen.getByRole('heading', { level: 2, name: texts.start.emptyTitle })
})

test('start page leads home', async () => {
  render(<TestRemote remote={remote} at="/newcomer" />)
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Home' }))
  await screen.findByText('/')
})
