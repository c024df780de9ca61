import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesOf } from './pack-folder.ts'

type Files = ReadonlyMap<string, Buffer>

/**
 * Takes the pages of the design system's Storybook into the kit, each text compressed beside itself.
 *
 * @param built the folder that `storybook build` left
 * @param target the folder of the kit
 * @returns their folder below it, which holds a hash of them: what is the same content has the same address
 */
export async function keepStorybook(built: string, target: string): Promise<string> {
  const files = new Map(
    filesOf(built).flatMap((path) => [...withoutInlineScripts(path, readFileSync(join(built, path)))]),
  )
  const folder = `storybook/h${hashOf(files).slice(0, 10)}`
  for (const [path, content] of files) await write(join(target, folder, path), content)
  return folder
}

/** A page's scripts as files beside it, so that its policy need not allow what stands in the page. */
export function withoutInlineScripts(path: string, content: Buffer): Files {
  if (!path.endsWith('.html')) return new Map([[path, content]])
  const scripts: [string, Buffer][] = []
  const page = content
    .toString('utf8')
    .replace(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, text: string) => {
      const file = path.replace(/\.html$/, `-${scripts.length + 1}.js`)
      scripts.push([file, Buffer.from(text)])
      return `<script${attributes} src="./${file.split('/').at(-1)}"></script>`
    })
  return new Map([[path, Buffer.from(page)], ...scripts])
}

function hashOf(files: Files): string {
  const hash = createHash('sha256')
  for (const [path, content] of files) hash.update(path).update(content)
  return hash.digest('hex')
}

const compressible = /\.(html|js|css|json|svg|txt)$/

async function write(file: string, content: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  if (!compressible.test(file)) return
  // The best that either has costs seconds for megabytes that few people ask for.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, quality), promisify(gzip)(content)])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
