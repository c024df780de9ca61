import { expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/platform/testing'
import { screen, within } from '@testing-library/react'
import { aRegistry } from '../testing/a-registry.ts'
import { aStatus } from '../testing/a-status.ts'
import { anAnalysedRemote, anAnalysedVersion, anAnalysis } from '../testing/an-analysis.ts'
import { showReleases } from '../testing/show.tsx'

const analysis = { status: 200, body: anAnalysis() }
const analysisPath = 'GET /api/releases/watch?window=hour'
const statusPath = 'GET /api/releases/status'

const card = async () => within(await screen.findByRole('article'))

test('release overview says who gets what of a remote, how it does, and leads to its page', async () => {
  aRegistry({ status: aStatus({ canary: { version: '2.0.0', percent: 10 } }) })
  showReleases()
  const { getByRole, getByText, findByText } = await card()
  expect(getByRole('link', { name: 'matches' }).getAttribute('href')).toBe('/releases/matches')
  getByText('Canary for 10%')
  getByText('90% of visitors')
  getByText('canary, 10%')
  await findByText('900')
  getByText('1%')
  getByText('1.2s')
})

test.each([
  [0.83, 'Live, 83% errors'],
  [0.01, 'Live'],
])('overview names a live remote with an error rate of %d as "%s"', async (errorRate, badge) => {
  const body = anAnalysis(anAnalysedRemote({ versions: [anAnalysedVersion({ errorRate })] }))
  aRegistry({ status: aStatus() }, { [analysisPath]: { status: 200, body } })
  showReleases()
  await (await card()).findByText(badge)
})

test('release overview is in Arabic too', async () => {
  aRegistry({ status: aStatus() })
  showReleases({ language: 'ar' })
  await screen.findByRole('heading', { name: 'الإصدارات' })
  const { getByText, findByText } = await card()
  getByText('متاح للزوار')
  // The sign of the Latin digits, as everywhere.
  await findByText('1%')
})

test('release overview says that nobody gets what is switched off', async () => {
  aRegistry({ status: aStatus({ disabled: true }) })
  showReleases()
  const { getByText } = await card()
  getByText('Switched off')
  getByText('Nobody gets it.')
})

test('release overview is shown without its figures where they cannot be read', async () => {
  aRegistry({ status: aStatus() }, { [analysisPath]: { status: 503, body: { code: 'unavailable' } } })
  showReleases()
  const { findByText } = await card()
  await findByText('100% of visitors')
})

test('release overview says that nothing was published yet', async () => {
  apiAnswers({ [statusPath]: { status: 200, body: { remotes: [] } }, [analysisPath]: analysis })
  showReleases()
  await screen.findByRole('heading', { name: 'Nothing was published yet' })
})

test('release overview says why it cannot be loaded, and tries again', async () => {
  let away = true
  apiAnswers({
    [analysisPath]: analysis,
    [statusPath]: async () =>
      away ? { status: 503, body: { code: 'unavailable' } } : { status: 200, body: { remotes: [aStatus()] } },
  })
  const user = showReleases()
  const alert = await screen.findByRole('alert')
  within(alert).getByText(/The service is not available at the moment/)
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card()
})

test('release overview keeps what it knows where it cannot be read again, and says from when it is', async () => {
  let away = false
  apiAnswers({
    [analysisPath]: analysis,
    [statusPath]: async () =>
      away ? { status: 503, body: { code: 'unavailable' } } : { status: 200, body: { remotes: [aStatus()] } },
  })
  showReleases()
  await screen.findByText(/Refreshes by itself/)
  away = true
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(/^Not refreshed since/)
  await card()
})

/** 200 remotes, the last of which fails. */
const aCrowd = () => {
  const remotes = Array.from({ length: 200 }, (_, index) => aStatus({ name: `remote-${index + 1}` }))
  const broken = anAnalysedRemote({ name: 'remote-200', versions: [anAnalysedVersion({ errorRate: 0.5 })] })
  apiAnswers({
    [analysisPath]: { status: 200, body: anAnalysis(broken) },
    [statusPath]: { status: 200, body: { remotes } },
  })
}

test('release overview of 200 remotes finds one by its name, and Enter opens it', async () => {
  aCrowd()
  const user = showReleases()
  // Pasted in one piece: each character typed draws the list anew.
  await user.click(await screen.findByRole('searchbox', { name: 'Search by name or team' }))
  await user.paste('remote-17')
  // remote-17 and remote-170 to remote-179.
  await screen.findByText('11 remotes')
  expect(screen.getAllByRole('article')).toHaveLength(11)
  await user.keyboard('3{Enter}')
  await screen.findByRole('heading', { name: /remote-173/ })
})

test('release overview of 200 remotes shows those that need a look alone', async () => {
  aCrowd()
  const user = showReleases()
  await screen.findByRole('option', { name: 'Need a look (1)' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which remotes' }), 'attention')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await (await card()).findByText('Live, 50% errors')
})

test('release overview names a live remote whose pages come late as slow', async () => {
  const late = anAnalysedVersion({ vitals: { lcp: 4000, inp: 80, cls: 0.01 } })
  const body = anAnalysis(anAnalysedRemote({ versions: [late] }))
  aRegistry({ status: aStatus() }, { [analysisPath]: { status: 200, body } })
  showReleases()
  await (await card()).findByText('Live, slow: 4.0s')
})
