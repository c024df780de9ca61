import { describe, expect, test } from '@jest/globals'
import { callOwner } from './call-owner.ts'

const version = (name: string, folder = '') => ({
  name,
  version: '1.0.0',
  url: `/remotes/${name}/1.0.0/${folder}remoteEntry.js`,
  integrity: 'sha384-1',
})
const versions = [version('chat'), version('matches'), version('moderation', 'k3y/')]

const chrome = (...paths: string[]) =>
  ['Error', ...paths.map((path) => `    at f (http://localhost:4000${path}:1:20)`)].join('\n')
const others = (...paths: string[]) => paths.map((path) => `f@https://rafiq.test${path}:1:20`).join('\n')
const ownerOf = (trace: string) => callOwner(trace, versions)?.name ?? null

const room = '/remotes/chat/1.0.0/room.js'
const react = '/shell/react.js'

describe.each([
  ['Chrome', chrome],
  ['Firefox and Safari', others],
])('the owner of a call in a trace of %s', (_, trace) => {
  test('is the version whose code called, where React called that', () => {
    expect(ownerOf(trace(room, react))).toBe('chat')
    expect(ownerOf(trace(room, '/remotes/chat/1.0.0/hooks.js', react))).toBe('chat')
    expect(ownerOf(trace('/remotes/moderation/1.0.0/k3y/page.js', react))).toBe('moderation')
  })

  test('is nobody where a library of the shell called for a remote', () => {
    expect(ownerOf(trace('/shell/sdk.js', room, react))).toBeNull()
  })

  test('is nobody in a timer or a promise', () => {
    expect(ownerOf(trace(room))).toBeNull()
  })

  test('is nobody while a module is evaluated, also where that is asked for in an effect', () => {
    expect(ownerOf(trace(room, '/remotes/chat/1.0.0/remoteEntry.js', react))).toBeNull()
  })

  test('is nobody of another page', () => {
    expect(ownerOf(trace('/remotes/homes/1.0.0/room.js', react))).toBeNull()
    expect(ownerOf(trace(react, react))).toBeNull()
  })

  test('is a version with a React of its own, and never that React', () => {
    const own = '/remotes/chat/1.0.0/own.0123456789.js'
    expect(ownerOf(trace(room, own))).toBe('chat')
    expect(ownerOf(trace(own, react))).toBeNull()
  })
})

test('frames without an address are passed over', () => {
  expect(ownerOf(`Error\n    at Array.forEach (<anonymous>)\n${chrome(room, react)}`)).toBe('chat')
  expect(ownerOf('')).toBeNull()
})
