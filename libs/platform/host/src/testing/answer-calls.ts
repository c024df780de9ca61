import { jest } from '@jest/globals'

/** Answers each call by its path; jsdom has no Response. */
export function answerCalls(answers: Record<string, { status?: number; body: unknown }>) {
  globalThis.fetch = jest.fn((path: unknown) => {
    // What is composed is served.
    const unknown = String(path).startsWith('/remotes/') ? { body: {} } : { status: 404, body: {} }
    const { status = 200, body } = answers[String(path)] ?? unknown
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response)
  }) as typeof fetch
}
