import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** Pages of text are English, so they run from left to right; the examples on them have the direction of their language. */
export function DocsFrame({ context, children, ...rest }: DocsContainerProps) {
  const [theme, setTheme] = useState(initialTheme)
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? 'light')
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context.channel])
  return (
    <div dir="ltr">
      <DocsContainer {...rest} context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
        {children}
      </DocsContainer>
    </div>
  )
}

/** As the address has it: `globals=theme:dark`. */
const initialTheme = (): string =>
  /(?:^|;)theme:dark\b/.test(new URLSearchParams(location.search).get('globals') ?? '') ? 'dark' : 'light'
