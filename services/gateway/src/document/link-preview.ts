import type { Language, ProductConfig } from '@rafiq/platform-contracts'
import type { PageOwner } from '../composition/page-owner.ts'
import { initialFrameOf } from './initial-frame.ts'

/** What other sites and messengers show of a shared link, by Open Graph's names. */
export type LinkPreview = Readonly<Record<string, string>>

type PreviewInput = {
  owner: PageOwner
  language: Language
  product: Pick<ProductConfig, 'name' | 'document' | 'guarded'>
  /** Where the platform is on the internet: a preview's addresses have to be whole. */
  publicUrl: string
  /** Root file of the picture, where the shell ships one. */
  picture: string | undefined
}

const locales = { ar: 'ar_SA', en: 'en_US' } as const satisfies Record<Language, string>
/** The picture's, in pixels. */
const size = { width: '1200', height: '630' }

/** Of a page that anybody may see and that says in the document what it is; of members' pages there is none. */
export function linkPreview({
  owner,
  language,
  product,
  publicUrl,
  picture,
}: PreviewInput): LinkPreview | undefined {
  if (owner.kind !== 'shell' && owner.kind !== 'remote') return undefined
  const { path } = owner.route
  const words = initialFrameOf(owner, false)
  if (!words || isGuarded(product.guarded, path)) return undefined
  const { title, description } = product.document[language]
  return {
    'og:type': 'website',
    'og:site_name': product.name,
    'og:locale': locales[language],
    'og:title': words.title[language],
    'og:description': words.lead?.[language] ?? description,
    'og:url': new URL(path, publicUrl).href,
    ...(picture && {
      'og:image': new URL(picture, publicUrl).href,
      'og:image:width': size.width,
      'og:image:height': size.height,
      'og:image:alt': title,
    }),
    'twitter:card': picture ? 'summary_large_image' : 'summary',
  }
}

/** A guarded page guards those below it as well. */
const isGuarded = (guarded: ProductConfig['guarded'], path: string) =>
  guarded.some((page) => `${path}/`.startsWith(`${page.path.replace(/\/\*$/, '')}/`))
