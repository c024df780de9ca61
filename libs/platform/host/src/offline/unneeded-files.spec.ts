import { expect, test } from '@jest/globals'
import { foldersIn, unneededFiles } from './unneeded-files.ts'

const kept = [
  '/shell/shell.1.js',
  '/shell/login.1.js',
  '/remotes/chat/1.0.0/remoteEntry.js',
  '/remotes/chat/2.0.0/remoteEntry.js',
  '/remotes/moderation/1.0.0/remoteEntry.js',
]

test('files of a version that no page uses are unneeded', () => {
  const needs = { folders: ['/remotes/chat/2.0.0/'], shellFiles: null }
  expect(unneededFiles(kept, needs)).toEqual(['/remotes/chat/1.0.0/remoteEntry.js'])
})

test('files of a version that another tab uses are needed', () => {
  const needs = { folders: ['/remotes/chat/2.0.0/', '/remotes/chat/1.0.0/'], shellFiles: null }
  expect(unneededFiles(kept, needs)).toEqual([])
})

test('files of an unknown remote are needed', () => {
  expect(unneededFiles(kept, { folders: ['/remotes/matches/1.0.0/'], shellFiles: null })).toEqual([])
})

test('files of an older shell are needed only where the new one uses them', () => {
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

const remotesFile = (id: string) => `/api/composition/remotes/${id}`

test('remotes file is needed while a page or the kept document names it', () => {
  const files = [remotesFile('now'), remotesFile('open'), remotesFile('old')]
  const document = `{"remotesFile":{"url":"${remotesFile('now')}","integrity":"sha384-1"}}`
  const folders = [...foldersIn(document), remotesFile('open')]
  expect(unneededFiles(files, { folders, shellFiles: null })).toEqual([remotesFile('old')])
})
