import { ReleaseError } from './release-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The OIDC token of a pipeline's run, in place of one that somebody keeps: GitLab gives it as `RELEASES_ID_TOKEN`
 * (`id_tokens`), GitHub to a job with the permission `id-token: write` that asks for it.
 *
 * @param platform whom it is for: a token for one platform is none for another
 * @returns undefined where no pipeline runs, or it has none
 */
export async function runToken(env: Environment, platform: string): Promise<string | undefined> {
  if (env.RELEASES_ID_TOKEN) return env.RELEASES_ID_TOKEN
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env
  if (!url || !token) return undefined
  const address = new URL(url)
  address.searchParams.set('audience', new URL(platform).origin)
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new ReleaseError(`GitHub gives this run no OIDC token: it answers ${answer.status}.`)
  return ((await answer.json()) as { value: string }).value
}
