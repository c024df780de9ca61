import {
  type Language,
  languages,
  type ProductConfig,
  type RemoteManifest,
  type ShellManifest,
} from '@rafiq/platform-contracts'
import type { PlannedComposition } from './plan-compositions.ts'
import { type Look, planLooks, widths } from './plan-looks.ts'
import { type PlannedPage, planPages, type UnopenedPage } from './plan-pages.ts'
import { shellSubject } from './subject.ts'

interface Beside {
  readonly compositions: readonly PlannedComposition[]
  /** What visitors get of each remote who are in no canary. */
  readonly stable: readonly RemoteManifest[]
  readonly canaries: readonly RemoteManifest[]
}

/**
 * What a candidate of the shell is looked at in: its first page, the first page of each remote in the versions that visitors get, and its other pages.
 * A remote's page shows whether it works there, not how it looks: one width is enough, and both languages where there is time.
 */
export function planShell(
  { routes }: Pick<ShellManifest, 'routes'>,
  { compositions, stable, canaries }: Beside,
  product: Pick<ProductConfig, 'guarded'>,
  hasAccount: boolean,
): {
  looks: Look[]
  unopened: UnopenedPage[]
  /** Whose versions the pages are that are not the shell's. */
  remotes: ReadonlyMap<PlannedPage, RemoteManifest>
} {
  const own = planPages({ name: shellSubject.name, routes }, product, hasAccount)
  const remotes = new Map<PlannedPage, RemoteManifest>()
  const firstOf = (manifest: RemoteManifest) => {
    const { planned, unopened } = planPages(manifest, product, hasAccount)
    const [page] = planned
    if (page) remotes.set(page, manifest)
    return { page, unopened: page ? [] : unopened.slice(0, 1) }
  }
  const first = stable.map(firstOf)
  const pages = cheapestFirst(first.flatMap(({ page }) => page ?? []))
  const [everybodys, ...others] = compositions
  if (!everybodys) return { looks: [], unopened: [], remotes }
  const lookAt = (composition: PlannedComposition, page: PlannedPage, language: Language): Look => ({
    ...{ page, language, composition, axe: false, optional: false },
    widths: widths[language].slice(-1),
  })
  const languageOf = (index: number): Language => languages[index % languages.length] ?? 'ar'
  const inCanaries = others.flatMap((composition, index) => {
    const manifest = canaries.find(({ name }) => name === composition.canary?.remote)
    const { page } = manifest ? firstOf(manifest) : {}
    return page ? [lookAt(composition, page, languageOf(index))] : []
  })
  return {
    looks: [
      // What others lose by a shell comes before what is its own.
      ...planLooks(own.planned.slice(0, 1), [everybodys]),
      ...pages.map((page, index) => lookAt(everybodys, page, languageOf(index))),
      ...inCanaries,
      ...planLooks(own.planned.slice(1), [everybodys]),
      ...pages.map((page, index) => ({ ...lookAt(everybodys, page, languageOf(index + 1)), optional: true })),
    ],
    unopened: [...own.unopened, ...first.flatMap(({ unopened }) => unopened)],
    remotes,
  }
}

/** The more pages one visitor opens, the fewer documents are loaded. */
const cheapestFirst = (pages: readonly PlannedPage[]): PlannedPage[] => {
  const cost = ({ session, role }: PlannedPage) => (role !== undefined ? 2 : Number(session))
  return pages.toSorted((one, other) => cost(one) - cost(other))
}
