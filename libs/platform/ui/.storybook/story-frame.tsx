import type { Decorator } from '@storybook/react-vite'
import { UiProvider } from '../src/index.ts'
import { labels } from '../src/testing/labels.ts'
import { inLanguage, LanguageContext, type StoryLanguage } from './texts.tsx'

const directionOf = { ar: 'rtl', en: 'ltr' } as const

/** What a person reads where a read got no answer. */
const noAnswer: Readonly<Record<StoryLanguage, string>> = {
  ar: 'تعذّر الاتصال بالخادم.',
  en: 'The server could not be reached.',
}

/** Language and theme as a document of the platform has them: on its root. */
function applyToRoot(language: StoryLanguage, theme: string): void {
  const { documentElement: root } = document
  root.lang = language
  root.dir = directionOf[language]
  root.dataset.theme = theme
}

/** What stands around a component in a remote, in the language and theme that the toolbar says. */
export const storyFrame: Decorator = (story, { args, globals, viewMode }) => {
  const language: StoryLanguage = globals.language
  const shown = story({ args: inLanguage(args, language) })
  // Before anything is drawn: overlays measure the page while they are.
  applyToRoot(language, globals.theme)
  return (
    <LanguageContext value={language}>
      <UiProvider
        direction={directionOf[language]}
        labels={labels[language]}
        errorText={() => noAnswer[language]}
      >
        {viewMode === 'docs' ? <div dir={directionOf[language]}>{shown}</div> : shown}
      </UiProvider>
    </LanguageContext>
  )
}
