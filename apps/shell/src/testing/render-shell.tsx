import { renderShell as render } from '@rafiq/host/testing'
import { shell } from '../shell.ts'

export { answerCalls } from '@rafiq/host/testing'

const restricted = [{ path: '/moderator/*', roles: ['moderator', 'admin'] }]

/** Rafiq's frame around one address, with the remotes of a composition and pages in place of the shell's own. */
export const renderShell = (page: Parameters<typeof render>[1]) =>
  render(shell, { restricted, pages: [], ...page })
