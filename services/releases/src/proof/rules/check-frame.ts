import type { PageState } from '../page-state.ts'
import { added, listOf, type Rule, stop } from './finding.ts'

/** Without these nobody finds their way, with a keyboard or by eye. */
const landmarks = ['header', 'main']

/** Whether what a shell puts around pages is of use. What it looks like is the shell's own affair. */
export const checkFrame: Rule = ({ candidate, live }) => {
  if (!live) return []
  const lost = landmarks.filter((name) => isShown(live, name) && !isShown(candidate, name))
  const covered = added(coveredIn(candidate), coveredIn(live))
  const hasLostLinks = linksOf(live).length > 0 && linksOf(candidate).length === 0
  return [
    ...(lost.length > 0 ? [stop('styles', `has lost its ${listOf(lost)}`)] : []),
    ...(hasLostLinks ? [stop('styles', 'has lost every link around its pages')] : []),
    ...(covered.length > 0 ? [stop('styles', `covers ${listOf(covered)}: nobody can press it`)] : []),
  ]
}

const isShown = ({ frame }: PageState, name: string): boolean =>
  frame[name] !== undefined && !frame[name].includes('display: none')

const linksOf = ({ frame }: PageState): string[] =>
  Object.keys(frame).filter((name) => /^(?:header|nav) a /.test(name))

const coveredIn = ({ frame }: PageState): string[] =>
  Object.keys(frame).filter((name) => frame[name]?.endsWith('; covered'))
