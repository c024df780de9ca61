import { afterEach, expect, test } from '@jest/globals'
import { loadPage } from './load-page.ts'

const Component = () => null

afterEach(() => history.replaceState(null, '', '/'))

test('a page that is loaded has its component in its route, and what its loader gave under the id of the route', async () => {
  history.replaceState(null, '', '/terms/2?lang=en')
  const asked: unknown[] = []
  const routes = [
    {
      path: '/terms/:part',
      lazy: async () => ({
        Component,
        loader: ({ params, url }: { params: object; url: URL }) => {
          asked.push(params, url.search)
          return null
        },
      }),
    },
    { path: '/other', lazy: () => Promise.reject(new Error('No other page is fetched.')) },
  ]
  expect(await loadPage(routes)).toEqual({ 'page:/terms/:part': null })
  expect(asked).toEqual([{ part: '2' }, '?lang=en'])
  expect(routes[0]).toMatchObject({ id: 'page:/terms/:part', Component, lazy: undefined })
})

test('a page without a loader gives nothing, and an address of no page of the shell loads none', async () => {
  expect(await loadPage([{ path: '/', Component }])).toEqual({})
  expect(await loadPage([{ path: '/other', lazy: () => Promise.reject(new Error('unasked')) }])).toEqual({})
})
