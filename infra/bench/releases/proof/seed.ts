/** What a commit changes in the remote that seeds are sown in: TypeScript and CSS, each in its place of the sources. */
export interface Change {
  /** Statements of the module, before anything else. */
  readonly module?: string
  /** Statements of the page's component, before it returns. */
  readonly render?: string
  /** Statements of an effect of the page; `return` ends it. */
  readonly effect?: string
  /** JSX at the end of the page. */
  readonly more?: string
  /** The page instead of its own JSX. */
  readonly page?: string
  readonly css?: string
  /** By language, on top of the texts. */
  readonly ar?: Readonly<Record<string, string>>
  readonly en?: Readonly<Record<string, string>>
}

export interface Seed extends Change {
  readonly title: string
}

/** What every page of it shows. */
const texts = {
  ar: {
    title: 'بيوت للإيجار',
    lead: 'بيوت في الرياض وجدة والدمام، يعرضها أصحابها، ويُحدَّث عرضها كل يوم.',
    find: 'بحث',
    first: 'شقة من ثلاث غرف قريبة من الجامعة',
    second: 'غرفة في فيلا مع مدخل خاص',
  },
  en: {
    title: 'Homes for rent',
    lead: 'Homes in Riyadh, Jeddah and Dammam, offered by their owners and brought up to date every day.',
    find: 'Search',
    first: 'A flat of three rooms near the university',
    second: 'A room in a villa with an entrance of its own',
  },
}

export const remote = 'seeded'

/** Of what a remote is made. */
const sdk = '@rafiq/platform'

/** The page's own JSX; a change may put another in its place. */
const page = `<section className="homes">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <button type="button">{t('find')}</button>
      <ul><li>{t('first')}</li><li>{t('second')}</li></ul>
      {more}
    </section>`

/** The sources of the remote with one change, by path. */
export function sourcesOf(change: Change, version: string): Record<string, string> {
  const messages = { ar: { ...texts.ar, ...change.ar }, en: { ...texts.en, ...change.en } }
  return {
    'package.json': JSON.stringify({ name: remote, version, private: true, type: 'module' }),
    'remote.config.ts': `export default ${JSON.stringify({
      name: remote,
      platform: '^2.0.0',
      shared: { react: '^19.3.0' },
      routes: [{ path: `/${remote}`, chunk: 'page' }],
    })}`,
    'rspack.config.ts': `import { remoteConfig } from '@rafiq/remote-build'
export default await remoteConfig(import.meta.dirname)`,
    'src/remote.tsx': `import { defineRemote } from '${sdk}'
${change.module ?? ''}
export default defineRemote({
  name: '${remote}',
  messages: ${JSON.stringify(messages)},
  routes: [{ path: '/${remote}', lazy: () => import(/* webpackChunkName: "page" */ './page.tsx') }],
})`,
    'src/page.tsx': `import './page.css'
import { usePage } from '${sdk}'
import { useTranslation } from '${sdk}/i18n'
import { useNavigate } from '${sdk}/router'
import { useEffect, useState } from 'react'

export function Component() {
  const { t } = useTranslation('${remote}')
  const [count, setCount] = useState(0)
  const navigate = useNavigate()
  usePage({ title: t('title') })
  const more = <>{${change.more ? `(<>${change.more}</>)` : 'null'}}</>
  ${change.render ?? ''}
  useEffect(() => {
    ${change.effect ?? ''}
  }, [${change.effect?.includes('setCount') ? 'count' : ''}])
  return (
    ${change.page ?? page}
  )
}`,
    'src/page.css': `.homes { padding: 1rem; }
.lead { margin-block: 1rem; }
${change.css ?? ''}`,
  }
}
