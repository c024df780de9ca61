import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { aKeptProof, aRegistry } from '../../testing/a-registry.ts'
import { aStatus } from '../../testing/a-status.ts'
import { showReleases } from '../../testing/show.tsx'

const at = '/releases/matches'

test('page of a remote shows what a proof refused, and the picture of it', async () => {
  const found = {
    check: 'page',
    path: '/matches',
    language: 'ar',
    width: 390,
    composition: 'stable',
    message: 'is empty',
    picture: 0,
  } as const
  const proofs = [
    aKeptProof({ version: '1.4.0', verdict: 'refused', findings: [found], pictures: 1 }),
    { ...aKeptProof(), id: '0192f0c1-2a3b-7c4d-8e5f-0000000000ab' },
  ]
  const { id } = aKeptProof()
  aRegistry(
    { status: aStatus() },
    {
      'GET /api/releases/matches/proofs': { status: 200, body: { remote: 'matches', proofs } },
      [`GET /api/releases/matches/proofs/${id}/pictures/0`]: {
        status: 200,
        body: { type: 'image/webp', base64: 'UklGRg==' },
      },
    },
  )
  showReleases({ at })
  const section = within(await screen.findByRole('region', { name: 'Proofs' }))
  await section.findByText('Refused')
  section.getByText('is empty')
  await userEvent.click(section.getByRole('button', { name: 'Show the picture' }))
  const picture = await section.findByRole('img', { name: /Two pictures of .*\/matches/ })
  expect(picture.getAttribute('src')).toBe('data:image/webp;base64,UklGRg==')
})

test.each(['ar', 'en'] as const)(
  'page of a remote says in %s why a version is not proven',
  async (language) => {
    const pages = [
      { path: '/matches', states: 4, reason: null },
      { path: '/matches/staff', states: 0, reason: 'needs-role' as const },
    ]
    const proofs = [aKeptProof({ verdict: 'not-proven', reason: 'no-time', pages })]
    aRegistry(
      { status: aStatus() },
      { 'GET /api/releases/matches/proofs': { status: 200, body: { remote: 'matches', proofs } } },
    )
    showReleases({ at, language })
    const { unproven, unopened } = { ar, en }[language].proofs
    await screen.findByText(unproven['no-time'])
    const page = screen.getByText('/matches/staff').parentElement
    expect(page?.textContent).toContain(unopened['needs-role'])
  },
)
