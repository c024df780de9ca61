/**
 * The first version of each remote that the image was built with: without it a new installation has pages of its shell
 * alone. Reaches the registry's database (`DATABASE_URL`, the releases service's own) to let itself in, and the platform at
 * `RELEASES_URL`. Safe to repeat: what has a version already is left alone.
 */
import { resolve } from 'node:path'
import { grant } from './grant.ts'
import { publishMissing } from './publish-missing.ts'

const { RELEASES_URL: url } = process.env
if (!url) throw new Error('The setting RELEASES_URL is missing: set it in the environment.')
const root = resolve(import.meta.dirname, '../..')
const published = await publishMissing({ root, url, grant })
console.log(
  published.length > 0 ? `Published ${published.join(', ')}.` : 'Every remote has a version already.',
)
