/** A request as it goes over a bare connection, and what may not come of it. */
export interface Malformed {
  readonly name: string
  readonly bytes: string
  /** More answers than this mean that one request was taken for two. */
  readonly answers: number
}

const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

/** Targets that are no path of ours. */
const brokenTargets: readonly string[] = [
  '//',
  '//x',
  '///',
  'https://x/socket.io/',
  'http://[::1',
  'http://',
  '*',
  'x:y',
  'x:y:z',
  '/socket.io/%',
  '/socket.io/?%zz',
  '/socket.io/?EIO=99',
  '/socket.io/?EIO=4&transport=websocket&sid=nobody',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/../healthz',
  '/\\x/socket.io/',
  '/socket.io//',
  '?',
  '#',
  '/%00',
  `/${'a'.repeat(9_000)}`,
  'javascript:alert(1)',
]

const upgrades = brokenTargets.flatMap((target): Malformed[] => [
  {
    name: `upgrade of ${target.slice(0, 40)}`,
    bytes: `GET ${target} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
    answers: 1,
  },
  {
    name: `request of ${target.slice(0, 40)}`,
    bytes: `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    answers: 1,
  },
])

const post = (headers: string, body: string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`
const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

/** One request that two parsers could take for two (RFC 9112 §11.2). */
const smuggled: readonly Malformed[] = [
  {
    name: 'length and chunks',
    bytes: post(`Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${hidden}`),
    answers: 1,
  },
  {
    name: 'chunks twice',
    bytes: post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${hidden}`),
    answers: 1,
  },
  {
    name: 'two lengths',
    bytes: post(`Content-Length: 2\r\nContent-Length: ${2 + hidden.length}\r\n`, `{}${hidden}`),
    answers: 1,
  },
  { name: 'a list of lengths', bytes: post('Content-Length: 2, 2\r\n', `{}${hidden}`), answers: 1 },
  { name: 'a signed length', bytes: post('Content-Length: +2\r\n', `{}${hidden}`), answers: 1 },
  { name: 'a space before the colon', bytes: post('Content-Length : 2\r\n', `{}${hidden}`), answers: 1 },
  {
    name: 'a folded header',
    bytes: post('X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n', `{}`),
    answers: 1,
  },
  {
    name: 'an unknown coding',
    bytes: post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`),
    answers: 1,
  },
  {
    name: 'a length of a chunk that overflows',
    bytes: post('Transfer-Encoding: chunked\r\n', `ffffffffffffffff1\r\n{}\r\n0\r\n\r\n${hidden}`),
    answers: 1,
  },
  {
    name: 'a chunk without an end of line',
    bytes: post('Transfer-Encoding: chunked\r\n', `2\r\n{}${hidden}`),
    answers: 1,
  },
  {
    name: 'lone line feeds',
    bytes: `POST /api/auth/login HTTP/1.1\nHost: x\nContent-Length: 0\n\n${hidden}`,
    answers: 1,
  },
]

const broken: readonly Malformed[] = [
  ['nothing but line ends', '\r\n\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/0.9', 'GET /\r\n'],
  ['HTTP/9.9', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['CONNECT', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nX-Session-Token: x\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: [::\r\n\r\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
  ['bytes beyond ASCII', 'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\nCookie: lang=\xff\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: x\r\n\r\n'],
  ['many headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`],
  ['a large header', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`],
  [
    'expectations',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}',
  ],
  [
    'an expectation that nobody meets',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: x\r\nContent-Length: 2\r\n\r\n{}',
  ],
  [
    'an upgrade of a POST',
    `POST /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${upgrade}Content-Length: 2\r\n\r\n{}`,
  ],
  [
    'an upgrade to HTTP/2',
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
  ],
  [
    'an upgrade without a key',
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  [
    'an upgrade to two protocols',
    `GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket, h2c\r\n\r\n`,
  ],
  [
    'an upgrade with bytes behind it',
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff`,
  ],
].map(([name = '', bytes = '']) => ({ name, bytes, answers: 2 }))

export const malformed: readonly Malformed[] = [...broken, ...smuggled, ...upgrades]
