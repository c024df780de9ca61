import type { RemoteDefinition } from '@rafiq/platform'
import { TestRemote } from '@rafiq/platform/testing'
import { languages, type RemoteConfig } from '@rafiq/platform-contracts'
import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'

/** What of a page has no address before somebody follows a link to it. */
const isOpen = (path: string) => /[:*]/.test(path)

/** Rules about what jsdom does not draw, and about the frame, which is the shell's. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }

/**
 * Tests that every page that a remote declares is there in both languages, under a heading of its own, and without a fault
 * that axe finds. Pages with a parameter in their path are the remote's own tests' to open.
 */
export function testPages(remote: RemoteDefinition, { routes }: RemoteConfig): void {
  const paths = routes.map(({ path }) => path).filter((path) => !isOpen(path))
  test.each(paths.flatMap((path) => languages.map((language) => [path, language] as const)))(
    '%s is accessible in %s',
    async (path, language) => {
      const { container } = render(<TestRemote remote={remote} at={path} language={language} />)
      await screen.findByRole('heading', { level: 1 })
      const { violations } = await axe.run(container, { rules })
      expect(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`)).toEqual([])
    },
  )
}
