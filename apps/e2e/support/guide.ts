import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const guides = join(import.meta.dirname, '../../../docs/guides')

/** The commands of a guide under its headings, so that what it tells people to type is what a journey runs. */
export class Guide {
  readonly #sections = new Map<string, string[]>()

  constructor(name: string) {
    const text = readFileSync(join(guides, `${name}.md`), 'utf8')
    for (const section of text.split(/^## /m).slice(1)) {
      const title = section.split('\n', 1)[0] ?? ''
      const blocks = [...section.matchAll(/^```sh(?: \w+)?\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
      const commands = blocks.flatMap((lines) => lines.trim().split('\n'))
      if (commands.length > 0) this.#sections.set(title, commands)
    }
  }

  /** Takes a section's commands, in their order. @throws Error where there is none of this title (any more) */
  take(title: string): string[] {
    const commands = this.#sections.get(title)
    if (!commands) throw new Error(`The guide has no commands under "${title}".`)
    this.#sections.delete(title)
    return commands
  }

  /** Sections with commands that nobody has taken. */
  get untaken(): string[] {
    return [...this.#sections.keys()]
  }
}
