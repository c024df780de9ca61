const inherited = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'USER',
  'NODE_EXTRA_CA_CERTS',
  'LD_LIBRARY_PATH',
]

/** What a process gets of the environment: nothing that is not named, so that no setting of the shell leaks into it. */
export function cleanEnvironment(additions: Readonly<Record<string, string>> = {}): Record<string, string> {
  const kept = inherited.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), ...additions }
}
