import type { Provenance } from '@rafiq/platform-contracts'
import { z } from 'zod'

/** Who issues the tokens of runs at github.com, and where what they are about is. */
const github = { issuer: 'https://token.actions.githubusercontent.com', site: 'https://github.com' } as const

const text = z.string().min(1).max(300).optional().catch(undefined)

/** What the two issuers that pipelines mostly have tell of a run; each names it in its own way. */
const claimsSchema = z.object({
  sub: z.string().max(500).catch(''),
  sha: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional()
    .catch(undefined),
  ref: text,
  // GitHub
  repository: path(),
  workflow_ref: text,
  run_id: digits(),
  run_attempt: digits(),
  // GitLab
  project_path: path(),
  ref_path: text,
  ci_config_ref_uri: text,
  pipeline_id: digits(),
})

type Claims = z.infer<typeof claimsSchema>

/** The provenance that a verified token stands for. @param claims of a token whose signature, issuer and audience are verified */
export function provenanceOf(issuer: string, claims: unknown): Provenance {
  const read = claimsSchema.parse(claims)
  const places = read.project_path === undefined ? placesAtGitHub(issuer, read) : placesAtGitLab(issuer, read)
  return {
    builder: issuer,
    subject: read.sub,
    repository: null,
    run: null,
    ...places,
    ref: read.ref_path ?? read.ref ?? null,
    commit: read.sha ?? null,
    workflow: read.workflow_ref ?? read.ci_config_ref_uri ?? null,
  }
}

type Places = Partial<Pick<Provenance, 'repository' | 'run'>>

/** Of a GitHub of one's own the issuer is a path of the site: `https://github.example/_services/token`. */
function placesAtGitHub(issuer: string, { repository, run_id: run, run_attempt: attempt }: Claims): Places {
  if (repository === undefined) return {}
  const site = issuer === github.issuer ? github.site : new URL(issuer).origin
  const found = `${site}/${repository}`
  if (run === undefined) return { repository: found }
  return { repository: found, run: `${found}/actions/runs/${run}${attempt ? `/attempts/${attempt}` : ''}` }
}

/** The issuer is the site itself. */
function placesAtGitLab(issuer: string, { project_path: project, pipeline_id: run }: Claims): Places {
  const found = `${issuer.replace(/\/$/, '')}/${project}`
  return { repository: found, ...(run !== undefined && { run: `${found}/-/pipelines/${run}` }) }
}

/** Of a repository below its site: nothing that would lead elsewhere. */
function path() {
  return z
    .string()
    .max(300)
    .regex(/^[\w.-]+(\/[\w.-]+)+$/)
    .refine((value) => !value.split('/').some((part) => /^\.+$/.test(part)))
    .optional()
    .catch(undefined)
}

/** An id, which GitHub writes as text and others as a number. */
function digits() {
  return z
    .union([z.string().regex(/^\d{1,20}$/), z.int().nonnegative().transform(String)])
    .optional()
    .catch(undefined)
}
