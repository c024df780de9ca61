/** Services that hide where a link leads; maps and shops with short addresses of their own are none. */
const shorteners =
  'bit.ly tinyurl.com cutt.ly t.ly is.gd v.gd rb.gy shorturl.at t.co ow.ly goo.gl rebrand.ly tiny.cc s.id buff.ly bl.ink lnk.to short.io shorte.st adf.ly t2m.io'
    .split(' ')
    .map((host) => host.replaceAll('.', '\\.'))

const shortened = new RegExp(`(?<![\\p{L}\\p{N}.-])(?:www\\.)?(?:${shorteners.join('|')})/[\\w-]`, 'iu')

export const hasShortenedLink = (text: string): boolean => shortened.test(text)
