import type { InitialFrame, Language, ShellManifest } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'
import type { PageOwner } from '../composition/page-owner.ts'

const place = /<!--initial-frame-->.*<!--\/initial-frame-->/s

/**
 * What a page starts with. A restricted remote's page does not speak of itself in the document, and who is signed in is
 * not spoken to as a visitor.
 */
export function initialFrameOf(owner: PageOwner, signedIn: boolean): InitialFrame | undefined {
  const frame = owner.kind === 'shell' || owner.kind === 'remote' ? owner.route.initialFrame : undefined
  return signedIn && frame?.visitorsOnly ? undefined : frame
}

/** The frame with the page's first words in it; as it is where the page or the shell has none. */
export function withInitialFrame(
  skeleton: string,
  initialFrames: ShellManifest['initialFrames'],
  initialFrame: InitialFrame | undefined,
  language: Language,
): string {
  const template = initialFrame && initialFrames?.[initialFrame.shape]
  if (template === undefined) return skeleton
  // A heading alone: the empty paragraph takes no room that the page would not give it.
  const words = { title: initialFrame?.title[language] ?? '', lead: initialFrame?.lead?.[language] ?? '' }
  const html = template.replaceAll(/\{(title|lead)\}/g, (_, name: keyof typeof words) =>
    escapeHtml(words[name]),
  )
  return skeleton.replace(place, () => `<!--initial-frame-->${html}<!--/initial-frame-->`)
}
