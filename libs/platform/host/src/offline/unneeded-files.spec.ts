import { expect, test } from '@jest/globals'
import { foldersIn, unneededFiles } from './unneeded-files.ts'

const kept = [
  '/shell/shell.1.js',
  '/shell/login.1.js',
  '/remotes/chat/1.0.0/remoteEntry.js',
  '/remotes/chat/2.0.0/remoteEntry.js',
  '/remotes/moderation/1.0.0/remoteEntry.js',
]

test('a version that no page is composed of is not needed', () => {
  const needs = { folders: ['/remotes/chat/2.0.0/'], shellFiles: null }
  expect(unneededFiles(kept, needs)).toEqual(['/remotes/chat/1.0.0/remoteEntry.js'])
})

test('a version that another tab still holds is', () => {
  const needs = { folders: ['/remotes/chat/2.0.0/', '/remotes/chat/1.0.0/'], shellFiles: null }
  expect(unneededFiles(kept, needs)).toEqual([])
})

test('a remote that no page knows of stays', () => {
  expect(unneededFiles(kept, { folders: ['/remotes/matches/1.0.0/'], shellFiles: null })).toEqual([])
})

test('of an older shell only what the new one uses stays', () => {
  const needs = { folders: [], shellFiles: ['/shell/login.1.js'] }
  expect(unneededFiles(kept, needs)).toEqual(['/shell/shell.1.js'])
})

test('unneeded files lookup reads the versions out of a document', () => {
  const html =
    '{"url":"/remotes/chat/2.0.0/remoteEntry.js","fallbackUrl":"/remotes/chat/1.0.0/remoteEntry.js"}'
  expect(foldersIn(`${html}<link href="/remotes/chat/2.0.0/room.js"> /remotes/`)).toEqual([
    '/remotes/chat/2.0.0/',
    '/remotes/chat/1.0.0/',
  ])
})
