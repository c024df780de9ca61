import { expect, test } from '@jest/globals'
import { circleProblems } from './circles.ts'

const file = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import { x } from '${specifier}'\n`).join(''),
})

test('two folders of a service that import each other are a circle, reported once', () => {
  expect(
    circleProblems([
      file('services/chat/src/rooms/rooms.ts', '../messages/messages.ts'),
      file('services/chat/src/messages/deep/page.ts', '../../rooms/room.ts'),
    ]),
  ).toEqual(['services/chat/src: folders import each other in a circle: rooms → messages → rooms'])
})

test('a circle through a third folder is found', () => {
  expect(
    circleProblems([
      file('libs/server/service-kit/src/a/a.ts', '../b/b.ts'),
      file('libs/server/service-kit/src/b/b.ts', '../c/c.ts'),
      file('libs/server/service-kit/src/c/c.ts', '../a/other.ts'),
    ]),
  ).toHaveLength(1)
})

test('folders that import one way, files beside the folders, and tests are no circle', () => {
  expect(
    circleProblems([
      file('services/chat/src/app.module.ts', './rooms/rooms.ts'),
      file('services/chat/src/rooms/rooms.ts', '../messages/messages.ts', '../settings.ts'),
      file('services/chat/src/messages/messages.spec.ts', '../rooms/rooms.ts'),
      file('services/chat/src/messages/messages.stories.tsx', '../rooms/rooms.ts'),
    ]),
  ).toEqual([])
})

test('two files that import each other are a circle, types included, wherever they are', () => {
  expect(
    circleProblems([
      file('infra/local/start.ts', './supervisor.ts'),
      file('infra/local/supervisor.ts', './start.ts'),
      file('infra/local/main.ts', './start.ts'),
    ]),
  ).toEqual(['infra/local: files import each other in a circle: start.ts → supervisor.ts → start.ts'])
})

test('a file that only declares types for another package makes no circle', () => {
  expect(
    circleProblems([
      file('libs/product/contracts/src/errors.ts', './register.ts'),
      file('libs/product/contracts/src/register.ts', './errors.ts'),
    ]),
  ).toEqual([])
})
