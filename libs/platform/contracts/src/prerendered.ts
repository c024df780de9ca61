import { z } from 'zod'
import { languages } from './languages.ts'
import { storableText } from './storable-text.ts'

const name = storableText({ max: 300 })

/** What a shell's build may write beside `shell.json`. */
export const prerenderedPagesFile = 'pages.json'

/** The shell's own pages, whole, as visitors see them. */
export const prerenderedPagesSchema = z.array(
  z.object({
    path: name.describe('of the route in `shell.json`'),
    language: z.enum(languages),
    settings: z.record(name, z.boolean()).describe('what holds in the deployments whose page it is'),
    html: z.string().describe('what stands in `#root`, with holes (`settingHole`) for other settings'),
  }),
)

export type PrerenderedPage = z.infer<typeof prerenderedPagesSchema>[number]

/** The place in a prerendered page where a text goes that a deployment sets. */
export const settingHole = (setting: string): string => `{{${setting}}}`
