import { expect, test } from '@jest/globals'
import { readMailReport } from './mail-report.ts'

const original = `From: Rafiq <no-reply@rafiq.example>
To: <gone@example.com>
Subject: A message waits for you
List-Unsubscribe:
 <https://rafiq.example/api/away-notices/unsubscribe?token=member.message.signature>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
`

const failed = (status = '5.1.1', action = 'failed') => `Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; gone@example.com
Action: ${action}
Status: ${status}
`

/** As mail servers write it: a sentence for people, a part for programs, and the mail that it is about. */
const report = (type: string, said: string, about = original, aboutType = 'text/rfc822-headers') =>
  Buffer.from(
    `From: MAILER-DAEMON@mx.example.com
To: bounces@rafiq.example
Subject: report
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type}; boundary="b"

--b
Content-Type: text/plain

Something is said here.

--b
Content-Type: message/${type}

${said}
--b
Content-Type: ${aboutType}

${about}
--b--
`.replaceAll('\n', '\r\n'),
  )

test.each([
  ['of an address that is not there', report('delivery-status', failed()), 'bounce'],
  [
    'that has the whole mail',
    report('delivery-status', failed(), `${original}\nHello\n`, 'message/rfc822'),
    'bounce',
  ],
  [
    'of a complaint',
    report('feedback-report', 'Feedback-Type: abuse\nVersion: 1\n', `${original}\nHello\n`, 'message/rfc822'),
    'complaint',
  ],
])('a report %s names the link of the mail that it is about', async (_, raw, kind) => {
  expect(await readMailReport(raw)).toEqual({ kind, token: 'member.message.signature' })
})

test.each([
  ['of a delay', report('delivery-status', failed('4.4.1', 'delayed'))],
  ['of a mailbox that is full', report('delivery-status', failed('5.2.2'))],
  ['that somebody does not call it spam', report('feedback-report', 'Feedback-Type: not-spam\n')],
  ['of a mail without a link', report('delivery-status', failed(), 'Subject: Verify your address\n')],
  ['of a link that is none', report('delivery-status', failed(), 'List-Unsubscribe: <nothing>\n')],
  [
    'that is an answer of a person',
    Buffer.from('Subject: Re: hello\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n'),
  ],
])('a report %s ends no mail', async (_, raw) => {
  expect(await readMailReport(raw)).toBeNull()
})
