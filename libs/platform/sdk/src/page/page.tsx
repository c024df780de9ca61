import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'

let focusedKey: string | null = null

/**
 * Names the page in the tab and, after a navigation, moves focus to its `h1`, which a screen reader then speaks;
 * a page without one has its title announced, and so has one that came while a menu was being opened, which keeps the
 * focus. The first page of a document keeps the browser's own focus.
 */
export function usePage({ title }: { title: string }) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    document.title = t('page.title', { title })
  }, [t, title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page moves the focus, not another title
  useEffect(() => {
    const first = focusedKey === null
    if (focusedKey === pathname) return
    focusedKey = pathname
    if (first) return
    const heading = document.querySelector<HTMLElement>('main h1')
    const inMenu = document.activeElement?.getAttribute('aria-expanded') === 'true'
    if (heading === null || inMenu) return announce(title)
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

/** The same page is about to begin anew, with nothing left of what has the focus: its heading takes it, as another page's. */
export const refocusPage = () => {
  focusedKey &&= ''
}

export function PageTitle({ title }: { title: string }) {
  usePage({ title })
  return null
}

/** What the shell's polite live region says at the moment. */
export const announcerStore = pageWide('announcer', () => createStore<{ text: string }>(() => ({ text: '' })))

/** Speaks a short text to screen readers. The same text twice in a row is spoken twice. */
export function announce(text: string) {
  const same = announcerStore.getState().text === text
  announcerStore.setState({ text: same ? `${text}\u00a0` : text })
}
