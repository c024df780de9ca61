import { type Node, parseSync } from '@swc/core'
import type { SourceFile } from './sources.ts'

/** A test and the describes and tests that it stands in, outermost first, its own title last. */
export type TestTitle = readonly string[]

type Tree = Node & Record<string, unknown>

const isNode = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** `test.describe.serial` and `test.each([…])` are both `test` with these words after it. */
function wordsOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.value)]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  if (callee.type !== 'MemberExpression') return []
  return [...wordsOf(callee.object), ...wordsOf(callee.property)]
}

/** A title as it stands in the source: `%s` and `${language}` stay what they are. */
function textOf(expression: unknown): string | null {
  if (!isNode(expression)) return null
  if (expression.type === 'StringLiteral') return String(expression.value)
  if (expression.type !== 'TemplateLiteral') return null
  const quasis = expression.quasis as { cooked: string }[]
  const names = (expression.expressions as Tree[]).map((each) => `\${${wordsOf(each).join('.')}}`)
  return quasis.map(({ cooked }, index) => cooked + (names[index] ?? '')).join('')
}

const blocks = new Set(['test', 'it', 'describe'])
const neverRun = new Set(['skip', 'todo', 'fixme', 'failing', 'fail'])

/** Titles of every test (and step) of a spec that runs; not of describes, and not of what is skipped. */
export function testTitles({ path, text }: SourceFile): TestTitle[] {
  const found: TestTitle[] = []
  const visit = (value: unknown, inside: TestTitle): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, inside)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const tree = value as Tree
    let here = inside
    if (tree.type === 'CallExpression') {
      const words = wordsOf(tree.callee)
      const title = textOf((tree.arguments as { expression: unknown }[])[0]?.expression)
      if (title !== null && blocks.has(words[0] ?? '')) {
        if (words.some((word) => neverRun.has(word))) return
        here = [...inside, title]
        if (!words.includes('describe')) found.push(here)
      }
    }
    for (const each of Object.values(tree)) visit(each, here)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true }).body, [])
  return found
}
