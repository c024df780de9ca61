import { beforeEach, describe, expect, test } from '@jest/globals'
import { keepInitialFrame } from '@rafiq/host/testing'
import { PageHeader } from '@rafiq/ui'
import { render, screen, within } from '@testing-library/react'
import { initialFrames } from './initial-frames.ts'
import { Component as Home } from './routes/home.tsx'
import { Component as Login } from './routes/login.tsx'
import { renderShell } from './testing/render-shell.tsx'

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
})

const classOf = (element: Element | null | undefined) => element?.getAttribute('class')?.split(' ').sort()

/** The classes of an element and of what it stands in, up to the page. */
function standing(element: Element | null | undefined, top: Element): (string[] | undefined)[] {
  if (!element || element === top) return []
  return [classOf(element), ...standing(element.parentElement, top)]
}

function inDocument(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  return { root, heading: root.querySelector('h1'), lead: root.querySelector('p') }
}

describe('position of the initial frame', () => {
  test('on the home page', async () => {
    renderShell({ at: '/', pages: [{ index: true, element: <Home /> }] })
    const heading = await screen.findByRole('heading', { level: 1 })
    const initial = inDocument(initialFrames.hero)
    expect(standing(initial.heading, initial.root.firstElementChild as Element)).toEqual(
      standing(heading, heading.closest('section') as Element),
    )
    expect(classOf(initial.lead)).toEqual(classOf(heading.nextElementSibling))
  })

  test('with its first links, which need no script', async () => {
    renderShell({ at: '/', pages: [{ index: true, element: <Home /> }] })
    const links = within(await screen.findByRole('main'))
      .getAllByRole('link')
      .slice(0, 2)
    const initial = [...inDocument(initialFrames.hero).root.querySelectorAll('a')]
    expect(initial.map((link) => link.getAttribute('href'))).toEqual(['{path1}', '{path2}'])
    expect(initial.map((link) => classOf(link))).toEqual(links.map((link) => classOf(link)))
    expect(standing(initial[0]?.parentElement, initial[0]?.closest('.grid') as Element)).toEqual(
      standing(links[0]?.parentElement, links[0]?.closest('.grid') as Element),
    )
    expect(initial.some((link) => link.closest('[aria-hidden]'))).toBe(false)
  })

  test('where people sign in', async () => {
    renderShell({ at: '/login', pages: [{ path: '/login', element: <Login /> }] })
    const heading = await screen.findByRole('heading', { level: 1 })
    const initial = inDocument(initialFrames.narrow)
    expect(standing(initial.heading, initial.root)).toEqual(standing(heading, screen.getByRole('main')))
  })

  test('on every page with a header', () => {
    render(<PageHeader title="Matches" lead="Best first." />)
    const heading = screen.getByRole('heading', { level: 1 })
    for (const html of [initialFrames.page, initialFrames.form, initialFrames.narrow]) {
      const initial = inDocument(html)
      expect(classOf(initial.heading)).toEqual(classOf(heading))
      expect(classOf(initial.lead)).toEqual(classOf(heading.nextElementSibling))
      expect(classOf(initial.heading?.closest('.mb-8'))).toEqual(classOf(heading.closest('header')))
    }
  })
})

const slowPage = { path: '/slow', lazy: () => new Promise<never>(() => undefined) }

describe('while a page loads', () => {
  test('the very words of the document stay in view', async () => {
    history.replaceState(null, '', '/slow')
    document.body.innerHTML = `<div id="root">${initialFrames.page.replace('{title}', 'Slow')}</div>`
    const words = document.querySelector('[data-initial-frame]')
    keepInitialFrame()
    renderShell({ at: '/slow', pages: [slowPage] })
    await screen.findByText('Loading...')
    expect(screen.getByRole('main').contains(words)).toBe(true)
  })

  test('the initial frame of another page is not announced', async () => {
    history.replaceState(null, '', '/other')
    document.body.innerHTML = `<div id="root">${initialFrames.page}</div>`
    const words = document.querySelector('[data-initial-frame]')
    keepInitialFrame()
    renderShell({ at: '/slow', pages: [slowPage] })
    await screen.findByText('Loading...')
    expect(screen.getByRole('main').contains(words)).toBe(false)
  })
})

test('initial frame brings no script, style or handler: the policy would refuse it', () => {
  expect(Object.values(initialFrames).join()).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
})
