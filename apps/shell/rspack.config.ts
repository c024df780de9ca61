import { shellConfig } from '@rafiq/remote-build'

export default shellConfig(import.meta.dirname, {
  skeleton: 'skeleton.html',
  routes: [
    '/',
    '/login',
    '/test-login',
    '/support',
    '/safety-guidelines',
    '/terms-of-service',
    '/privacy-policy',
  ],
  fonts: [
    { file: 'ibm-plex-sans-arabic-arabic-400', languages: ['ar'] },
    { file: 'ibm-plex-sans-arabic-arabic-600', languages: ['ar'] },
    { file: 'ibm-plex-sans-latin-400', languages: ['en'] },
    { file: 'ibm-plex-sans-latin-600', languages: ['en'] },
  ],
})
