import { shellName } from '@rafiq/platform-contracts'

/** Whose page is looked at. */
export interface Subject {
  /** Of a remote, or `shell`. */
  readonly name: string
  /** Selects the elements that its page is in; there are none while it is not shown. */
  readonly area: string
  /** Selects the elements whose words, and barriers, are its own. */
  readonly words: string
  /** Below which its files lie. */
  readonly files: string
}

export function remoteSubject(name: string): Subject {
  const area = `[data-remote^="${name}@"]`
  return { name, area, words: area, files: `/remotes/${name}/` }
}

/** A page of the shell's own: once the application has taken over what came with the document. The frame around it is its own, too. */
export const shellSubject: Subject = {
  name: shellName,
  area: '#root:not([data-prerendered]) main',
  words: 'body',
  files: '/shell/',
}

export const subjectOf = (name: string): Subject => (name === shellName ? shellSubject : remoteSubject(name))
