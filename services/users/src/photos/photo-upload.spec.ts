import { describe, expect, test } from '@jest/globals'
import { checkPhoto } from './photo-upload.ts'

const pngBytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
const jpegBytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const webpBytes = Buffer.from('RIFF____WEBPVP8 ')
const photo = (type: string, bytes: Buffer, claimed = type) => ({
  type: claimed,
  data: `data:${type};base64,${bytes.toString('base64')}`,
})

describe('an upload', () => {
  test.each([
    ['image/png', pngBytes],
    ['image/jpeg', jpegBytes],
    ['image/webp', webpBytes],
  ])('is taken as %s when its bytes agree', (type, bytes) => {
    expect(checkPhoto(photo(type, bytes))).toEqual({ bytes })
  })

  test('is refused when its bytes are another type than it says', () => {
    expect(checkPhoto(photo('image/jpeg', pngBytes))).toEqual({ rejected: 'photo-type' })
    expect(checkPhoto(photo('image/png', pngBytes, 'image/webp'))).toEqual({ rejected: 'photo-type' })
    expect(checkPhoto(photo('image/png', Buffer.from('<svg/>')))).toEqual({ rejected: 'photo-type' })
  })

  test('is refused by its real size', () => {
    const large = Buffer.concat([pngBytes, Buffer.alloc(5 * 1024 * 1024)])
    expect(checkPhoto(photo('image/png', large))).toEqual({ rejected: 'photo-size' })
  })

  test.each(['data:', 'data:image/png,plain', 'data:image/png;base64,'])(
    'is refused when unreadable: %s',
    (data) => {
      expect(checkPhoto({ type: 'image/png', data })).toEqual({ rejected: 'photo-unreadable' })
    },
  )
})
