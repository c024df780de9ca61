import { expect, test } from '@jest/globals'
import { containerName, remoteScope } from './remote-names.ts'

test('remote name gives each version of a remote a container of its own, as a variable name', () => {
  expect(containerName('chat-room', '1.2.0-a.b')).toBe('rafiq_chat_room_1_2_0_a_b')
  expect(containerName('chat', '1.2.0')).not.toBe(containerName('chat', '1.2.1'))
})

test('remote name names the scope of a version by remote and version', () => {
  expect(remoteScope('chat', '1.2.0')).toBe('chat@1.2.0')
})
