interface Expected {
  language: 'ar' | 'en'
  /** A text by which the state is known to be there. */
  text: string
  /** Selects what shows that something is under way. */
  moving: string
}

/** Runs in the page: why it does not show a state yet, or no longer, in words. */
export function unsettled({ language, text, moving }: Expected): string[] {
  const reasons: string[] = []
  const { lang, dir } = document.documentElement
  if (lang !== language || dir !== (language === 'ar' ? 'rtl' : 'ltr')) reasons.push(`is in ${lang}, ${dir}`)

  /** Descends only where the text occurs: each element's text is all the text below it. */
  const shows = (element: Element): boolean => {
    const words = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    if (words === text && element.checkVisibility({ visibilityProperty: true })) return true
    return words.includes(text) && [...element.children].some(shows)
  }
  if (!shows(document.body)) reasons.push(`does not show "${text}"`)

  if (document.querySelector(moving)) reasons.push('is loading')
  if (document.fonts.status !== 'loaded') reasons.push('has no typefaces yet')
  return reasons
}
