import type { Language, Opening, ShellManifest } from '@rafiq/contracts'
import type { PageOwner } from '../composition/page-owner.ts'
import { escapeHtml } from './escape.ts'

const place = /<!--opening-->.*<!--\/opening-->/s

/** What a page starts with. A restricted remote's page does not speak of itself in the document. */
export const openingOf = (owner: PageOwner): Opening | undefined =>
  owner.kind === 'shell' || owner.kind === 'remote' ? owner.route.opening : undefined

/** The frame with the page's first words in it; as it is where the page or the shell has none. */
export function skeletonWith(
  skeleton: string,
  openings: ShellManifest['openings'],
  opening: Opening | undefined,
  language: Language,
): string {
  const template = opening && openings?.[opening.shape]
  if (template === undefined) return skeleton
  // A heading alone: the empty paragraph takes no room that the page would not give it.
  const words = { title: opening?.title[language] ?? '', lead: opening?.lead?.[language] ?? '' }
  const html = template.replaceAll(/\{(title|lead)\}/g, (_, name: keyof typeof words) =>
    escapeHtml(words[name]),
  )
  return skeleton.replace(place, () => `<!--opening-->${html}<!--/opening-->`)
}
