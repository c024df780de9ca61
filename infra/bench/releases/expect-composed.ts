/** @throws Error where the next page of a remote is not composed with this version of it */
export async function expectComposed(url: string, remote: string, version: string): Promise<void> {
  const page = await (await fetch(`${url}/${remote}`)).text()
  if (!page.includes(`/remotes/${remote}/${version}/`))
    throw new Error(`The command has ended, and the next page is not composed with ${remote} ${version}.`)
}
