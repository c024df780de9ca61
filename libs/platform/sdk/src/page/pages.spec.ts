import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { noFacts, productFacts } from '../host/product-facts.ts'
import { declaredPages, hasPage, linkTo } from './pages.ts'

beforeEach(() => {
  productFacts.setState({
    pages: { home: '/', help: '/help', room: '/rooms/:id', inbox: '/inbox' },
    ownPages: ['home', 'help'],
  })
  declaredPages.setState({ inbox: '/mail', room: '/mail/rooms/:id' }, true)
})
afterEach(() => {
  productFacts.setState(noFacts)
  declaredPages.setState({}, true)
})

test('linkTo prefers the path that a remote declares to the configured one', () => {
  expect(linkTo('inbox')).toBe('/mail')
  expect(linkTo('help')).toBe('/help')
})

test('linkTo fills parameters in, whatever they hold', () => {
  expect(linkTo('room', { id: 'a/b ?c' })).toBe('/mail/rooms/a%2Fb%20%3Fc')
})

test('linkTo gives the configured path of a page whose remote is not there', () => {
  declaredPages.setState({}, true)
  expect(linkTo('room', { id: '1' })).toBe('/rooms/1')
})

test.each([
  ['a name that nobody knows', 'nowhere', {}],
  ['a parameter that is missing', 'room', {}],
])('linkTo leads home for %s', (_what, page, params) => {
  expect(linkTo(page, params)).toBe('/')
})

test('hasPage tells pages that something brings from those that are only configured', () => {
  expect(['home', 'help', 'inbox', 'room'].map(hasPage)).toEqual([true, true, true, true])
  declaredPages.setState({}, true)
  expect(['help', 'inbox'].map(hasPage)).toEqual([true, false])
})
