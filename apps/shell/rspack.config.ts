import { type ShellOptions, shellConfig } from '@rafiq/remote-build'

/** Also for the benchmark, which builds the shell without remotes. */
export const options: ShellOptions = {
  skeleton: 'skeleton.html',
  worker: { source: 'src/worker/sw.js', offlinePage: 'src/worker/offline.html' },
  routes: [
    { path: '/' },
    { path: '/login', chunk: 'login' },
    { path: '/test-login', chunk: 'test-login' },
    { path: '/support', chunk: 'support' },
    { path: '/safety-guidelines', chunk: 'safety' },
    { path: '/terms-of-service', chunk: 'terms' },
    { path: '/privacy-policy', chunk: 'privacy' },
  ],
  guarded: [{ path: '/moderator/*', roles: ['moderator', 'admin'] }],
  remoteChunk: 'federation',
  fonts: [
    { file: 'plex-arabic-400', languages: ['ar'] },
    { file: 'plex-arabic-600', languages: ['ar'] },
    { file: 'plex-latin-400', languages: ['ar', 'en'] },
    { file: 'plex-latin-600', languages: ['ar', 'en'] },
  ],
}

export default shellConfig(import.meta.dirname, options)
