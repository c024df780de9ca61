import { prerenderedPage } from './prerendered.ts'

/**
 * Opens and closes what a button of a prerendered page names by `aria-controls`, until the application has taken the
 * page over and does it.
 */
export function answerEarlyButtons(): void {
  if (!prerenderedPage()) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-prerendered] [aria-controls]') : null
    const area = document.getElementById(button?.getAttribute('aria-controls') ?? '')
    if (!button || !area) return
    area.hidden = !area.hidden
    button.setAttribute('aria-expanded', String(!area.hidden))
  })
}
