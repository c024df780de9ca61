import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { KitManifest } from '@rafiq/platform-contracts'

/**
 * Writes as little of a kit as can be kept: its folder, for `KIT_DIR`.
 *
 * @param mark in the versions and in what is in the archives
 */
export async function writeKit(folder: string, mark = 'h1'): Promise<string> {
  const archive = (name: string) => ({ version: `1.0.0-${mark}`, file: `${name}-1.0.0-${mark}.tgz` })
  const kit: KitManifest = {
    packages: {
      '@rafiq/platform': archive('platform'),
      '@rafiq/create-remote': archive('create-remote'),
    },
    shell: archive('development-shell'),
    storybook: `storybook/${mark}`,
  }
  await mkdir(join(folder, 'archives'), { recursive: true })
  await writeFile(join(folder, 'kit.json'), JSON.stringify(kit))
  for (const { file } of [...Object.values(kit.packages), kit.shell]) {
    await writeFile(join(folder, 'archives', file), `packed ${mark}`)
  }
  const pages = join(folder, 'storybook', mark)
  await mkdir(join(pages, 'assets'), { recursive: true })
  for (const page of ['index.html', 'iframe.html']) await writeFile(join(pages, page), `<p>${page} ${mark}`)
  await writeFile(join(pages, 'assets/story.js'), `story ${mark}`)
  await writeFile(join(pages, 'assets/story.js.br'), brotliCompressSync(`story ${mark}`))
  return folder
}
