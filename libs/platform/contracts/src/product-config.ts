import { z } from 'zod'
import { audienceNameSchema, audienceValueSchema, languageAttribute } from './audience.ts'
import { languages } from './languages.ts'
import { pageNameSchema, remoteNameSchema, roleNameSchema, routePathSchema } from './release.ts'

const perLanguage = <T extends z.ZodType>(schema: T) => z.record(z.enum(languages), schema)
const text = z.string().min(1).max(1_000)
const color = z.string().regex(/^#[0-9a-fA-F]{3,8}$/)

/** What a service is called in this file. */
const serviceNameSchema = remoteNameSchema

/** A variable of the environment: where something is, and what differs between deployments, is never in this file. */
const settingNameSchema = z.string().regex(/^[A-Z][A-Z0-9_]*$/)

/** `/api/<…>` with `:parameters`, and `/*` at its end. `/internal/…` of a service is never routed. */
const apiPathSchema = z
  .string()
  .regex(/^\/api\/(?!internal\b)(?:[A-Za-z0-9_-]+|:[A-Za-z]+|\*$)(?:\/(?:[A-Za-z0-9_-]+|:[A-Za-z]+|\*$))*$/)

const serviceSchema = z.strictObject({
  url: settingNameSchema.describe('the setting that says where the service is'),
})

const apiRouteSchema = z.strictObject({
  path: apiPathSchema,
  service: serviceNameSchema,
  bodyBytes: z.int().positive().optional().describe('of a body at most, where it is not the usual limit'),
})

const socketSchema = z.strictObject({
  path: z.string().regex(/^(?:\/[a-z0-9._-]+)+\/$/),
  query: z
    .record(z.string(), z.string())
    .default({})
    .describe('what each request for a socket has to say, word for word'),
  service: serviceNameSchema,
})

/** A page that asks a visitor to sign in first; with `roles`, one for these roles only. Pages below it are guarded as well. */
const guardedPageSchema = z.strictObject({
  path: routePathSchema,
  roles: z.array(roleNameSchema).min(1).optional(),
  hint: z.string().optional().describe('key of the text that says why; the common one without it'),
})

const roleSchema = z.strictObject({
  restrictedRemotes: z
    .boolean()
    .default(false)
    .describe('may ask which remotes the document leaves out, also where none of them is for this role'),
  releases: z.boolean().default(false).describe('may promote, roll back and disable remotes by a session'),
})

/** A read with a session's token that answers with an object; `field` is what is wanted of it. */
const sessionReadSchema = z.strictObject({
  path: apiPathSchema,
  field: z.string().min(1),
})

/** How one learns whose session a request carries: sessions are kept by a service of the product. */
const sessionSchema = z.strictObject({
  service: serviceNameSchema,
  signIn: z
    .strictObject({ path: apiPathSchema, field: z.string().min(1) })
    .optional()
    .describe('how the account for proofs signs in: a POST, and the field of its answer that is the token'),
  role: sessionReadSchema.describe("the session's role"),
  restriction: sessionReadSchema
    .optional()
    .describe(
      'null, or the error code that says what has to be set up before restricted remotes may be loaded',
    ),
})

const labelSchema = perLanguage(text)

/** A field of a session's read that canaries may go by, as one of a few values with a name: no visitor is told by anything else. */
const audienceAttributeSchema = sessionReadSchema.extend({
  label: labelSchema,
  values: z.record(
    audienceValueSchema,
    z.strictObject({
      label: labelSchema,
      of: z
        .array(z.string().min(1))
        .min(1)
        .optional()
        .describe('what the field says then; the value itself without it'),
      without: z
        .array(audienceNameSchema)
        .min(1)
        .optional()
        .describe('attributes of which nobody who has this value has any'),
    }),
  ),
})

/** What an account is by now, asked between services before somebody with the right to release may act; and what is said to who is suspended. */
const accountsSchema = z.strictObject({
  service: serviceNameSchema,
  path: z.string().regex(/^\/internal\/[a-z/-]+\/:id$/),
  suspension: z.strictObject({ code: z.string().min(1), message: text }),
  fields: z.strictObject({
    role: z.string().min(1),
    suspended: z.string().min(1).describe('true: may do nothing for the time being'),
    sessionsValidFrom: z.string().min(1).describe('instant: older sessions do not count'),
  }),
})

const setting = { setting: settingNameSchema }

/** A field of the document's `<script id="settings">`, and the setting that it comes from. */
const browserSettingSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('email'), ...setting }),
  z.strictObject({ type: z.literal('url'), ...setting, default: z.url().optional() }),
  z.strictObject({ type: z.literal('boolean'), ...setting, default: z.boolean() }),
  z
    .strictObject({
      type: z.literal('choice'),
      ...setting,
      choices: z.array(z.string().min(1)).min(2),
      default: z.string(),
      isTrueFor: z.string().describe('the choice for which the browser is told true'),
    })
    .refine(
      ({ choices, default: usual, isTrueFor }) => choices.includes(usual) && choices.includes(isTrueFor),
      {
        error: 'default and isTrueFor have to be among the choices',
      },
    ),
])

const documentTextSchema = z.strictObject({ title: text, description: text, noScript: text })

/** Colours of the pages that the gateway makes without the shell. */
const paletteSchema = z.strictObject({
  page: color,
  raised: color,
  ink: color,
  soft: color,
  line: color,
  accent: color,
})

/**
 * With `DEMO` only: a page in the place of another site that links lead to, which shows what that site would be asked
 * to do. The last segment of its path and one parameter of its query are shown.
 */
const demoPageSchema = z.strictObject({
  path: z.string().regex(/^(?:\/[a-z0-9-]+)+$/),
  segment: z.string().describe('regular expression of the whole segment; another one is a 404'),
  segmentPrefix: z.string().default('').describe('shown in front of the segment'),
  query: z.string().min(1),
  texts: perLanguage(
    z.strictObject({
      title: text,
      note: text,
      segment: text,
      noSegment: text,
      query: text,
      noQuery: text,
      back: text,
    }),
  ),
})

type Reference = readonly [path: PropertyKey[], name: string]

/**
 * Everything that the platform must know of the product built on it: one file, which the gateway and the registry check
 * at their start (`PRODUCT_CONFIG`), and which the shell is built with. Where services are and what differs between
 * deployments are settings of the environment; this file names them.
 */
export const productConfigSchema = z
  .strictObject({
    name: text,
    document: perLanguage(documentTextSchema),
    theme: z.strictObject({ light: paletteSchema, dark: paletteSchema, font: z.string() }),
    pages: z
      .object({ home: routePathSchema, login: routePathSchema, security: routePathSchema.optional() })
      .catchall(routePathSchema)
      .describe('name → path: remotes link to a page by its name'),
    guarded: z.array(guardedPageSchema),
    roles: z.record(roleNameSchema, roleSchema),
    services: z.record(serviceNameSchema, serviceSchema),
    api: z.array(apiRouteSchema),
    sockets: z.array(socketSchema).default([]),
    session: sessionSchema,
    audience: z
      .record(audienceNameSchema, audienceAttributeSchema)
      .default({})
      .describe('name → what a canary may be narrowed to, beside the language'),
    accounts: accountsSchema,
    browserSettings: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), browserSettingSchema).default({}),
    demoPages: z.array(demoPageSchema).default([]),
  })
  .superRefine((product, context) => {
    const services: Reference[] = [
      ...product.api.map(({ service }, index): Reference => [['api', index, 'service'], service]),
      ...product.sockets.map(({ service }, index): Reference => [['sockets', index, 'service'], service]),
      [['session', 'service'], product.session.service],
      [['accounts', 'service'], product.accounts.service],
    ]
    const roles = product.guarded.flatMap(({ roles = [] }, index) =>
      roles.map((role): Reference => [['guarded', index, 'roles'], role]),
    )
    const unknown = [
      ...services.filter(([, name]) => !(name in product.services)),
      ...roles.filter(([, name]) => !(name in product.roles)),
    ]
    for (const [path, name] of unknown)
      context.addIssue({ code: 'custom', path, message: `knows no "${name}"` })
    if (languageAttribute in product.audience) {
      const message = "is the platform's own"
      context.addIssue({ code: 'custom', path: ['audience', languageAttribute], message })
    }
    for (const [name, { values }] of Object.entries(product.audience)) {
      for (const [value, { without = [] }] of Object.entries(values)) {
        const path = ['audience', name, 'values', value, 'without']
        for (const other of without.filter((one) => one === name || !Object.hasOwn(product.audience, one)))
          context.addIssue({ code: 'custom', path, message: `knows no other attribute "${other}"` })
      }
    }
    for (const name of Object.keys(product.pages)) {
      if (!pageNameSchema.safeParse(name).success) {
        context.addIssue({ code: 'custom', path: ['pages', name], message: 'is no name of a page' })
      }
    }
  })

export type ProductConfig = z.infer<typeof productConfigSchema>
/** As it is written in the file. */
export type ProductConfigInput = z.input<typeof productConfigSchema>
