import type { InitialFrameShape } from '@rafiq/platform-contracts'

const bar = (size: string) =>
  `<div class="animate-pulse rounded-sm bg-sunken noscript:hidden ${size} w-full rounded-card"></div>`

/** As `ButtonLink` in its size `lg`. */
const link = (number: 1 | 2, look: string) =>
  `<a href="{path${number}}" class="inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight no-underline transition-colors hover:no-underline disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0 ${look} min-h-13 px-7 py-2.5 text-base max-sm:w-full">{label${number}}</a>`
const primary = 'border-transparent bg-palm text-on-palm hover:bg-palm-strong'
const secondary = 'border-edge bg-raised text-ink hover:border-palm hover:bg-palm-tint hover:text-ink'

/** As `PageColumn` and `PageHeader` of the design system; a spec holds them together. */
const page = (column: string, below: string) =>
  `<div data-initial-frame aria-hidden="true" class="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12"><div class="${column}">
    <div class="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div class="min-w-0 max-w-text">
        <h1 class="text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p class="mt-2 text-soft">{lead}</p>
      </div>
    </div>
    ${below}
  </div></div>`

/**
 * What stands in the document until a page is there, with holes for its words and links. The build puts it into
 * `shell.json`, the gateway fills it: no script is needed to read it, nor to follow the home page's first two links.
 */
export const initialFrames: Record<InitialFrameShape, string> = {
  page: page('', bar('h-44')),
  form: page('mx-auto w-full max-w-form', bar('h-96')),
  narrow: page('mx-auto max-w-md', bar('h-44')),
  // As `features/home/hero.tsx`, with as much room for its small print and its card as they take in each language.
  hero: `<div data-initial-frame class="bg-sunken">
    <div class="mx-auto grid max-w-page grid-cols-1 items-center gap-12 px-4 pt-10 pb-20 sm:px-6 sm:pt-16 sm:pb-28 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
      <div>
        <h1 class="max-w-form text-3xl font-semibold sm:text-4xl">{title}</h1>
        <p class="mt-5 max-w-form text-lg leading-normal text-soft">{lead}</p>
        <div class="mt-8">
          <div class="flex flex-wrap gap-3">${link(1, primary)}${link(2, secondary)}</div>
        </div>
        <div class="h-27 [&:lang(en)]:h-26"></div>
      </div>
      <div aria-hidden="true" class="animate-pulse h-128 w-full max-w-form justify-self-center rounded-card bg-page noscript:hidden sm:h-130 [&:lang(en)]:h-122 sm:[&:lang(en)]:h-124"></div>
    </div>
  </div>`,
}
