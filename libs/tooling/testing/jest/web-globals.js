import { TextDecoder, TextEncoder } from 'node:util'

/** jsdom has neither, and react-router needs both. */
Object.assign(globalThis, { TextEncoder, TextDecoder })
