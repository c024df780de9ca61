import { expect, test } from '@jest/globals'
import { readCommand } from './command-line.ts'

test.each([
  [['chat'], { remote: 'chat', port: undefined, deployed: false }],
  [['chat', '--port', '4200'], { remote: 'chat', port: 4200, deployed: false }],
  [[], { remote: undefined, port: undefined, deployed: false }],
  [['--deployed', 'chat'], { remote: 'chat', port: undefined, deployed: true }],
])('dev command line %j', (args, command) => expect(readCommand(args)).toEqual(command))

test.each([
  [['chat', 'account']],
  [['chat', '--port', 'x']],
  [['chat', '--port', '80']],
  [['chat', '--hot']],
])('dev command line %j is rejected', (args) => expect(readCommand(args)).toBeUndefined())
