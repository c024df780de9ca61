import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

/** A page that says so where a part of it fails. */
class Page extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () =>
    this.state.failed ? <h1>Failed</h1> : <Suspense fallback={null}>{this.props.children}</Suspense>
}

test('lazy part that did not come is asked for again by the next page, and once it came by none', async () => {
  // React tells of the failure there, as it should.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest
    .fn(async () => ({ default: () => <h1>Dashboard</h1> }))
    .mockRejectedValueOnce(new Error('Loading chunk dashboard failed'))
  const dashboard = lazyPart(load)
  const open = () => {
    const Dashboard = dashboard()
    return render(
      <Page>
        <Dashboard />
      </Page>,
    )
  }
  const failed = open()
  await screen.findByRole('heading', { name: 'Failed' })
  failed.unmount()
  for (let visit = 1; visit <= 2; visit++) {
    const page = open()
    await screen.findByRole('heading', { name: 'Dashboard' })
    page.unmount()
  }
  expect(load).toHaveBeenCalledTimes(2)
})
