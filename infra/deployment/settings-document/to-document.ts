import type { Setting } from './read-settings.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text === '' ? 'empty' : `\`${cell(text)}\``)

function standardCell({ standard }: Setting): string {
  if (standard === undefined) return '**required**'
  return standard === null ? 'none' : code(standard)
}

/** One row for what several services share; what differs between them has rows of its own. */
function rowsOf(settings: ReadonlyMap<string, readonly Setting[]>): string[] {
  const services = [...settings].flatMap(([service, own]) => own.map((setting) => ({ service, setting })))
  const shared = Map.groupBy(services, ({ setting }) => JSON.stringify(setting))
  const rows = [...shared.values()].map((those) => {
    const [{ setting }] = those as [(typeof those)[number]]
    const who =
      settings.size > 1 && those.length === settings.size
        ? 'all'
        : those.map(({ service }) => service).join(', ')
    const { name, meaning, unit, values, secret } = setting
    return [`\`${name}\``, cell(meaning), standardCell(setting), unit, values, secret ? 'secret' : '', who]
  })
  return rows
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'))
    .map((cells) => `| ${cells.join(' | ')} |`)
}

const head =
  '| setting | meaning | default | unit | values | | of |\n| --- | --- | --- | --- | --- | --- | --- |'

/** The page of every setting. @param local those of `npm start` */
export const toDocument = (
  settings: ReadonlyMap<string, readonly Setting[]>,
  local: readonly Setting[],
): string => `# Settings

Every setting of every service, made from the schemas that read them by \`npm run settings\`; a test holds that this page is current. A setting is a variable of the
environment; an empty one counts as not set. A service that misses one, or does not understand it, says so in a sentence and does not start. In production
\`NODE_ENV=production\` it also refuses secrets that can be guessed, and what is for tests only.

What is **required** has no default. What is secret comes from a secret store: [how to replace each](guides/operator.md#secrets-and-how-to-replace-each-without-downtime).

${head}
${rowsOf(settings).join('\n')}

## Of \`npm start\`

What one machine's copy reads; it makes everything else, secrets included, by itself.

${head}
${rowsOf(new Map([['npm start', local]])).join('\n')}
`
