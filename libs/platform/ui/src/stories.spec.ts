/// <reference types="node" />
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as charts from './charts/index.ts'
import * as icons from './icons.ts'
import * as ui from './index.ts'

type Stories = {
  default: { title: string; component?: unknown; subcomponents?: Readonly<Record<string, unknown>> }
}

/** It is around every story (`.storybook/story-frame.tsx`), and shows nothing itself. */
const frame = ['UiProvider']

const components = Object.entries({ ...ui, ...charts })
  .filter(([name]) => /^[A-Z]/.test(name) && !(name in icons) && !frame.includes(name))
  .map(([name, component]) => ({ name, component: component as unknown }))

const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })
const modules = await Promise.all(
  files.map(async (file) => (await import(join(import.meta.dirname, file))) as Stories),
)
const shown = new Set<unknown>(
  modules.flatMap(({ default: { component, subcomponents } }) => [
    component,
    ...Object.values(subcomponents ?? {}),
  ]),
)

test.each(components)('public component $name has a story', ({ component }) => {
  expect(shown.has(component)).toBe(true)
})

test('stories have titles of their own', () => {
  const titles = modules.map(({ default: { title } }) => title)
  expect(new Set(titles).size).toBe(files.length)
})
