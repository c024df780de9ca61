import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'

/** Answers at once: as long as this takes, it is the machine that is slow. */
const server = createServer((_request, response) => response.end('{}'))
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))
