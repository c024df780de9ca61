import type { InitialFrameShape } from '@rafiq/platform-contracts'

const bar = (size: string) =>
  `<div class="animate-pulse rounded-sm bg-sunken ${size} w-full rounded-card"></div>`

/** As `PageColumn` and `PageHeader` of the design system; a spec holds them together. */
const page = (column: string, below: string) =>
  `<div data-initial-frame class="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12"><div class="${column}">
    <div class="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div class="min-w-0 max-w-text">
        <h1 class="text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p class="mt-2 text-soft">{lead}</p>
      </div>
    </div>
    ${below}
  </div></div>`

/**
 * What stands in the document until a page is there, with holes for its words. The build puts it into `shell.json`,
 * the gateway fills it: no script is needed to read it.
 */
export const initialFrames: Record<InitialFrameShape, string> = {
  page: page('', bar('h-44')),
  form: page('mx-auto w-full max-w-form', bar('h-96')),
  narrow: page('mx-auto max-w-md', bar('h-44')),
  // As `features/home/hero.tsx`.
  hero: `<div data-initial-frame class="bg-sunken">
    <div class="mx-auto grid max-w-page items-center gap-12 px-4 pt-10 pb-20 sm:px-6 sm:pt-16 sm:pb-28 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
      <div>
        <h1 class="max-w-form text-3xl font-semibold sm:text-4xl">{title}</h1>
        <p class="mt-5 max-w-form text-lg leading-normal text-soft">{lead}</p>
        <div class="mt-8 h-52"></div>
      </div>
      <div class="animate-pulse h-96 w-full max-w-form justify-self-center rounded-card bg-page"></div>
    </div>
  </div>`,
}
