/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from '@jest/globals'
import { within } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell.tsx'

const html = readFileSync(`${import.meta.dirname}/../../../public/skeleton.html`, 'utf8')

beforeEach(() => sessionStorage.clear())

/** The frame as React draws it while the page is on its way, and the one that stands there before. */
function frames() {
  renderShell({ at: '/slow', pages: [{ path: '/slow', lazy: () => new Promise<never>(() => undefined) }] })
  const skeleton = document.createElement('div')
  skeleton.innerHTML = html
  return { drawn: document.body, skeleton }
}

const classOf = (element: Element | null | undefined) => element?.getAttribute('class')?.split(' ').sort()

function marks(area: Element, selector: string) {
  const element = area.querySelector(selector)
  return element?.innerHTML.replaceAll(/\s+(?=<)|(?<=>)\s+/g, '').replaceAll(/(id="|#)[\w-]+/g, '$1row')
}

test('page skeleton has the mark, the row and the shapes of the frame that takes its place', () => {
  const { drawn, skeleton } = frames()
  for (const svg of ['svg[viewBox="0 0 40 40"]', 'svg[height="9"]']) {
    expect(marks(skeleton, svg)).toBe(marks(drawn, svg))
    expect(classOf(skeleton.querySelector(svg))).toEqual(classOf(drawn.querySelector(svg)))
  }
  const header = within(drawn).getByRole('banner')
  expect(classOf(skeleton.querySelector('.sticky'))).toEqual(classOf(header))
  expect(classOf(skeleton.querySelector('.min-h-16'))).toEqual(classOf(header.firstElementChild))
  const shapes = (area: Element) => [...area.querySelectorAll('.max-w-text > *')].map(classOf)
  expect(shapes(skeleton)).toEqual(shapes(drawn))
})

test('page skeleton says nothing, in no language', () => {
  const { skeleton } = frames()
  expect(skeleton.textContent.trim()).toBe('')
  for (const part of skeleton.firstElementChild?.children ?? []) {
    expect(part.matches('[aria-hidden]') || part.firstElementChild?.matches('[aria-hidden]')).toBe(true)
  }
})

test('page skeleton brings no script, style or handler: the policy would refuse it', () => {
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
})
