import { z } from 'zod'
import { languages } from './languages.ts'
import { type Fills, slotsSchema } from './slots.ts'
import { isStorable } from './storable-characters.ts'
import { storableText } from './storable-text.ts'

export const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)
export const versionSchema = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)
  .max(80)
/** A range, a package's name, a label: what a build says of itself, and the registry keeps. */
const shortText = storableText({ max: 300 })

/** What a session's role is called; which roles there are is the product's. */
export const roleNameSchema = z.string().regex(/^[a-z][a-z-]{0,29}$/)

export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)

/** A file inside a release: forward slashes, no leading slash, no `..`. */
export const filePathSchema = z
  .string()
  .max(200)
  .regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9_@.-]+(?:\/[A-Za-z0-9_@.-]+)*$/)

/** What a page is called, for links: unique on the platform. */
export const pageNameSchema = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/)
  .max(40)

/** A page path that a remote owns; `:param` and a trailing `/*` as in the router. */
export const routePathSchema = z
  .string()
  .max(300)
  .regex(/^\/[A-Za-z0-9:/_-]*\*?$/)

/**
 * `chunk` names the lazy chunk of the route's page, so that it can be preloaded with the document; by `name` other remotes
 * link to the page.
 */
export const remoteRouteSchema = z.object({
  path: routePathSchema,
  name: pageNameSchema.optional(),
  chunk: shortText.optional(),
  roles: z.array(roleNameSchema).min(1).optional(),
})

/** Where a page's first words stand: in its column, in the middle of it (two widths), or as on the home page. */
export const initialFrameShapes = ['page', 'form', 'narrow', 'hero'] as const

const initialFrameWordsSchema = z.record(z.enum(languages), shortText)

/**
 * The heading of a page and the sentence below it, as the page itself shows them: the document holds them, so that
 * they can be read before any script runs.
 */
export const initialFrameSchema = z.object({
  shape: z.enum(initialFrameShapes).default('page'),
  title: initialFrameWordsSchema,
  lead: initialFrameWordsSchema.optional(),
  /** Where the page leads first, in a shape that has room for them: plain links, which can be followed before any script runs. */
  links: z
    .array(z.object({ path: routePathSchema, label: initialFrameWordsSchema }))
    .max(2)
    .optional(),
  /** The page is another one, or none, for who is signed in: they do not get these words. */
  visitorsOnly: z.boolean().optional(),
})

/** A read of the API, without a query. */
const apiPathSchema = z.string().regex(/^\/api\/[A-Za-z0-9/_-]+$/)

/**
 * An entry in the header. `visitor`: signed out only; `member`: signed in only. `badge` names the read that answers
 * how many things wait there, `{ count }`; who has none shows none.
 */
export const navigationEntrySchema = z.object({
  id: shortText,
  path: routePathSchema,
  label: z.record(z.enum(languages), shortText),
  order: z.number(),
  audience: z.enum(['visitor', 'member', 'all']),
  roles: z.array(roleNameSchema).min(1).optional(),
  badge: z.object({ path: apiPathSchema }).optional(),
})

/** What a remote can say a range of, beside the platform; `react` is all of React's packages. */
export const sharedPackages = ['react'] as const

/**
 * What a team writes in `remote.config.ts`. `platform` is a semantic version range of `@rafiq/platform`; `shared` are the
 * ranges that a remote works with of what else it takes from the shell.
 */
export const remoteConfigSchema = z.object({
  name: remoteNameSchema,
  platform: shortText,
  shared: z.partialRecord(z.enum(sharedPackages), shortText).default({}),
  own: z
    .array(z.enum(sharedPackages))
    .default([])
    .describe(
      'brings a copy of its own, with what of the platform is bound to it: drawn in a root of its own',
    ),
  routes: z.array(remoteRouteSchema.extend({ initialFrame: initialFrameSchema.optional() })),
  navigation: z.array(navigationEntrySchema).default([]),
  offers: slotsSchema.optional().describe('places in its pages that other remotes fill'),
  fills: slotsSchema.optional().describe('places in pages of other remotes that it fills'),
})

const fileSchema = z.object({ integrity: integritySchema, bytes: z.int().nonnegative() })

/** Bytes of source maps: of one, and of all of a release. What is more is not kept. */
export const mapLimits = { each: 8 * 1024 * 1024, all: 16 * 1024 * 1024 } as const

/**
 * How a release is loaded. `script`: the entry is a script that vouches for its chunks and styles, as Rspack and webpack build it.
 * `module`: all of it are ES modules, and the document's import map vouches for them, whatever built them.
 */
export const remoteFormatSchema = z.enum(['script', 'module'])

/** `remote.json`, which the build writes beside the files: everything that may be known without running them. */
export const remoteManifestSchema = z
  .object({
    name: remoteNameSchema,
    version: versionSchema,
    platform: shortText,
    format: remoteFormatSchema.optional().describe('script without it'),
    entry: filePathSchema,
    files: z.record(filePathSchema, fileSchema),
    maps: z
      .record(filePathSchema, fileSchema)
      .optional()
      .describe('source maps, each beside its script as `<script>.map`: kept apart and never served'),
    routes: z.array(
      remoteRouteSchema.extend({
        files: z.array(filePathSchema).describe('scripts and styles of the first view, to preload'),
        initialFrame: initialFrameSchema.optional(),
      }),
    ),
    navigation: z.array(navigationEntrySchema),
    offers: slotsSchema.optional(),
    fills: slotsSchema.optional(),
    shared: z.record(shortText, shortText).describe('what the shell must provide, with the range needed'),
    own: z
      .object({ modules: z.record(shortText, versionSchema), files: z.array(filePathSchema) })
      .optional()
      .describe('what of it the remote brings itself, and the files in which that is'),
  })
  .meta({ id: 'RemoteManifest' })

const assetSchema = z.object({ path: filePathSchema, integrity: integritySchema })

/** Pages for some roles only. */
export const guardedPagesSchema = z.object({ path: routePathSchema, roles: z.array(roleNameSchema).min(1) })

/** A page that the shell itself answers, with what its first view needs besides the shell's first load. */
const shellRouteSchema = z.object({
  path: routePathSchema,
  files: z.array(assetSchema.extend({ languages: z.array(z.enum(languages)) })),
  initialFrame: initialFrameSchema.optional(),
})

/** `shell.json`, which the shell's build writes beside its files. */
export const shellManifestSchema = z.object({
  version: versionSchema,
  platform: versionSchema,
  shared: z.record(shortText, shortText).describe('what the shell provides, with its versions'),
  scripts: z.array(assetSchema),
  appFiles: z.array(assetSchema).optional().describe('scripts that the first one fetches on every page'),
  styles: z.array(assetSchema),
  fonts: z.array(z.object({ path: filePathSchema, languages: z.array(z.enum(languages)) })),
  routes: z.array(shellRouteSchema),
  guarded: z
    .array(guardedPagesSchema)
    .default([])
    .describe('pages for some roles that a remote brings: guarded also while it is not there'),
  remoteFiles: z.array(assetSchema).default([]).describe('scripts that every page of a remote needs besides'),
  remotesFile: z
    .literal(true)
    .optional()
    .describe(
      'it fetches whole what a document has of remotes in short; others get documents with all of it',
    ),
  skeleton: filePathSchema.optional(),
  initialFrames: z
    .partialRecord(z.enum(initialFrameShapes), z.string().refine(isStorable))
    .optional()
    .describe(
      'HTML for the place between `<!--initial-frame-->` and `<!--/initial-frame-->` of the skeleton',
    ),
})

export type GuardedPages = z.infer<typeof guardedPagesSchema>
export type InitialFrameShape = (typeof initialFrameShapes)[number]
export type InitialFrame = z.infer<typeof initialFrameSchema>
export type RemoteFormat = z.infer<typeof remoteFormatSchema>
export type RemoteRoute = z.infer<typeof remoteRouteSchema>
export type NavigationEntry = z.infer<typeof navigationEntrySchema>
export type RemoteConfig = Omit<z.input<typeof remoteConfigSchema>, 'fills'> & { fills?: Fills | undefined }
export type RemoteManifest = z.infer<typeof remoteManifestSchema>
export type ShellManifest = z.infer<typeof shellManifestSchema>
