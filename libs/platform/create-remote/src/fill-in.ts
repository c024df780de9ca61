import type { RemoteRequest } from './remote-request.ts'

/** How the template is called, so that it is a remote that can be checked like any other. */
const template = { name: 'newcomer', labels: { ar: 'القسم الجديد', en: 'Newcomer section' } } as const

/**
 * A file of the template as a file of the new remote.
 *
 * @param platform version of the platform that it will be built with; later compatible ones will do
 */
export function fillIn(text: string, { name, path, labels }: RemoteRequest, platform: string): string {
  return text
    .replaceAll(template.labels.ar, () => labels.ar)
    .replaceAll(template.labels.en, () => labels.en)
    .replaceAll(new RegExp(`(?<=['"\`])/${template.name}(?=['"\`])`, 'g'), () => path)
    .replaceAll(template.name, () => name)
    .replace(/(?<=platform: ')[^']+/, () => `^${platform}`)
}
