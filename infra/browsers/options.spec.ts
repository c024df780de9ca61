import { describe, expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

describe('the options of the run in other browsers', () => {
  test('nothing named runs both browsers in both languages on a platform of its own', () => {
    expect(parseOptions([], {})).toEqual({
      runs: [
        { browser: 'firefox', language: 'ar' },
        { browser: 'firefox', language: 'en' },
        { browser: 'webkit', language: 'ar' },
        { browser: 'webkit', language: 'en' },
      ],
      platform: undefined,
    })
  })

  test('a browser and a language narrow the run, on a platform that is there', () => {
    const env = { BASE_URL: 'http://localhost:4000/', MAIL_URL: 'http://localhost:4001' }
    expect(parseOptions(['--browser', 'webkit', '--language', 'ar'], env)).toEqual({
      runs: [{ browser: 'webkit', language: 'ar' }],
      platform: { url: 'http://localhost:4000', mail: 'http://localhost:4001' },
    })
  })

  test('a browser that is not driven is refused with those that are', () => {
    expect(() => parseOptions(['--browser', 'opera'], {})).toThrow(
      'There is no browser opera; there are firefox, webkit.',
    )
  })

  test('a platform without its inbox is refused', () => {
    expect(() => parseOptions([], { BASE_URL: 'http://localhost:4000' })).toThrow(
      'both BASE_URL and MAIL_URL',
    )
  })
})
