import { expect, test } from '@jest/globals'
import { planLines, rehearseCommand } from './rehearse-command.ts'
import { readSettings } from './settings.ts'

const react20 = { module: 'react', version: '20.0.0' }

test('rehearsal plan says of each remote whether it works with the shell, or what stands in for it', () => {
  const lines = planLines(
    {
      shell: '2.0.0',
      ready: false,
      remotes: [
        { name: 'chat', stable: '1.0.0', accepts: true, candidate: null, issues: [] },
        {
          name: 'maps',
          stable: '1.0.0',
          accepts: false,
          candidate: '1.1.0',
          issues: ['needs react ^19.0.0'],
        },
        { name: 'home', stable: '1.0.0', accepts: false, candidate: null, issues: ['needs react ^19.0.0'] },
      ],
    },
    react20,
  )
  expect(lines.map((line) => line.replaceAll(/ +/g, ' ').trim())).toEqual([
    'Shell 2.0.0 gives react 20.0.0.',
    'remote stable',
    'chat 1.0.0 works with it',
    'maps 1.0.0 gives way to 1.1.0',
    'home 1.0.0 does not: needs react ^19.0.0',
  ])
})

test('rehearsal plan says that no shell gives the version', () => {
  expect(planLines({ shell: null, ready: false, remotes: [] }, react20)).toEqual([
    'No shell that gives react 20.0.0 was published.',
  ])
})

test.each([undefined, 'react', '@20.0.0', 'react@twenty'])(
  'rehearse of %s asks what is rehearsed',
  async (shared) => {
    const settings = readSettings({ RELEASES_TOKEN: 'the-token' }, '/nowhere')
    await expect(
      rehearseCommand(shared === undefined ? {} : { shared }, settings, () => undefined),
    ).rejects.toThrow('--shared react@20.0.0')
  },
)
