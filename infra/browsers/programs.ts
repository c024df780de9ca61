import { globSync } from 'node:fs'
import { CommandError } from '../local/settings.ts'
import { findProgram, installPackage } from '../local/system-packages.ts'
import type { BrowserName } from './options.ts'

interface Program {
  /** Of Debian. */
  package: string
  find: () => string | undefined
}

const programs = {
  firefox: { package: 'firefox-esr', find: () => findProgram('firefox-esr') },
  webkitDriver: { package: 'webkit2gtk-driver', find: () => findProgram('WebKitWebDriver') },
  // In no folder of PATH: a browser to try the engine with. It comes with the driver's package or with its library.
  miniBrowser: {
    package: 'webkit2gtk-driver',
    find: () => globSync('/usr/lib{/*,}/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1),
  },
  xvfb: { package: 'xvfb', find: () => findProgram('Xvfb') },
} as const satisfies Record<string, Program>

type ProgramName = keyof typeof programs

const needed: Record<BrowserName, readonly ProgramName[]> = {
  firefox: ['firefox'],
  webkit: ['webkitDriver', 'miniBrowser', 'xvfb'],
}

export async function program(name: ProgramName): Promise<string> {
  const { package: debianPackage, find } = programs[name]
  const found = find() ?? ((await installPackage(debianPackage)) ? find() : undefined)
  if (found) return found
  throw new CommandError(
    `The Debian package ${debianPackage} is missing: install it (\`apt-get install ${debianPackage}\`), so that the journey can run in it.`,
  )
}

/** Finds or installs what these browsers need, before anything else is started. */
export async function preparePrograms(browsers: readonly BrowserName[]): Promise<void> {
  for (const name of new Set(browsers.flatMap((browser) => needed[browser]))) await program(name)
}
