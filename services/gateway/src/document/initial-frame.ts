import type { InitialFrame, Language, ShellManifest } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'
import type { PageOwner } from '../composition/page-owner.ts'

const hole = /\{(title|lead|path[12]|label[12])\}/g
const place = /<!--initial-frame-->.*<!--\/initial-frame-->/s

/**
 * What a page starts with. A restricted remote's page does not speak of itself in the document, and who is signed in is
 * not spoken to as a visitor.
 */
export function initialFrameOf(owner: PageOwner, signedIn: boolean): InitialFrame | undefined {
  const frame = owner.kind === 'shell' || owner.kind === 'remote' ? owner.route.initialFrame : undefined
  return signedIn && frame?.visitorsOnly ? undefined : frame
}

/** The frame with the page's first words in it; as it is where the page or the shell has none, or lacks a link. */
export function withInitialFrame(
  skeleton: string,
  initialFrames: ShellManifest['initialFrames'],
  initialFrame: InitialFrame | undefined,
  language: Language,
): string {
  if (initialFrame === undefined) return skeleton
  const template = initialFrames?.[initialFrame.shape]
  if (template === undefined) return skeleton
  const words = wordsOf(initialFrame, language)
  if ([...template.matchAll(hole)].some(([, name = '']) => words[name] === undefined)) return skeleton
  const html = template.replaceAll(hole, (_, name: string) => escapeHtml(words[name] ?? ''))
  return skeleton.replace(place, () => `<!--initial-frame-->${html}<!--/initial-frame-->`)
}

function wordsOf({ title, lead, links = [] }: InitialFrame, language: Language): Record<string, string> {
  const ofLinks = links.flatMap(({ path, label }, index) => [
    [`path${index + 1}`, path],
    [`label${index + 1}`, label[language]],
  ])
  // A heading alone: the empty paragraph takes no room that the page would not give it.
  return { title: title[language], lead: lead?.[language] ?? '', ...Object.fromEntries(ofLinks) }
}
