import { shellConfig } from '@rafiq/remote-build'

export default shellConfig(import.meta.dirname, { routes: ['/'], fonts: [] })
