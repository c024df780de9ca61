import { shellConfig } from '@rafiq/remote-build'

export default shellConfig(import.meta.dirname, {
  skeleton: 'skeleton.html',
  routes: [
    { path: '/' },
    { path: '/login', chunk: 'login' },
    { path: '/test-login', chunk: 'test-login' },
    { path: '/support', chunk: 'support' },
    { path: '/safety-guidelines', chunk: 'safety' },
    { path: '/terms-of-service', chunk: 'terms' },
    { path: '/privacy-policy', chunk: 'privacy' },
  ],
  remoteChunk: 'federation',
  fonts: [
    { file: 'ibm-plex-sans-arabic-arabic-400', languages: ['ar'] },
    { file: 'ibm-plex-sans-arabic-arabic-600', languages: ['ar'] },
    { file: 'ibm-plex-sans-latin-400', languages: ['en'] },
    { file: 'ibm-plex-sans-latin-600', languages: ['en'] },
  ],
})
