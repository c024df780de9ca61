import { remoteConfig } from '@rafiq/remote-build'

export default remoteConfig(import.meta.dirname)
