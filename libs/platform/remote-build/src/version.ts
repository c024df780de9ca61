type BuildEnvironment = Readonly<Record<string, string | undefined>>

/**
 * The version to build: the one asked for, else the package's with the hash that Nx gave to the inputs (the same
 * content is the same version), else a development version.
 */
export function buildVersion(packageVersion: string, env: BuildEnvironment): string {
  if (env.RAFIQ_VERSION) return env.RAFIQ_VERSION
  const hash = env.NX_TASK_HASH
  return `${packageVersion}-${hash ? `h${hash.slice(0, 10)}` : 'dev'}`
}
