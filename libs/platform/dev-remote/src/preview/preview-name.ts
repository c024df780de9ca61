/** What a person's own preview of a remote is called: `preview/<user>-<remote>`, as far as a channel's name may go. */
export function previewName(user: string, remote: string): string {
  const plain = user
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain || 'dev'}-${remote}`.slice(0, 40).replace(/-+$/, '')
}
