import type { Composition, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { withLocalRemote } from './edit-composition.ts'

const compositionTag = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s

/** `<link>`s and `<script>`s of the published shell, and preloads of the published remote. */
const isPublished = (line: string, remote: string): boolean =>
  /^<(?:link|script) /.test(line) &&
  (/(?:href|src)="\/shell\/[^"]+\.(?:js|css)"/.test(line) || line.includes(`href="/remotes/${remote}/`))

/**
 * A document of the platform with the shell's development build in place of the published one, which alone can take
 * changed components in, and with the working tree's build of one remote. Its policy stays as strict as it is.
 */
export function editDocument(html: string, shell: ShellManifest, local: RemoteManifest): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const start = [
    ...shell.styles.map(({ path }) => `<link rel="stylesheet" href="/shell/${path}">`),
    ...shell.scripts.map(({ path }) => `<script defer src="/shell/${path}" nonce="${nonce}"></script>`),
    '</head>',
  ]
  return html
    .split('\n')
    .filter((line) => !isPublished(line, local.name))
    .flatMap((line) => (line === '</head>' ? start : [line]))
    .join('\n')
    .replace(compositionTag, (_, open: string, json: string, close: string) => {
      const composition = withLocalRemote(JSON.parse(json) as Composition, local)
      return `${open}${JSON.stringify(composition).replaceAll('<', '\\u003c')}${close}`
    })
}

/** Whether one of the remote's pages has this path: the platform does not know a page that was never published. */
export function hasPage({ routes }: RemoteManifest, path: string): boolean {
  const segments = path.split('?', 1)[0]?.replace(/\/$/, '').split('/') ?? []
  return routes.some((route) => {
    const wanted = route.path.split('/')
    const open = wanted.at(-1) === '*'
    if (open ? segments.length < wanted.length - 1 : segments.length !== wanted.length) return false
    return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === segments[index])
  })
}
