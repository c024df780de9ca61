/** Address of a server that integration tests run against. `npm test` sets both. */
export function testServer(variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[variable]
  if (!url) throw new Error(`${variable} is not set: run \`npm test integration\`, which starts the servers.`)
  return url
}
