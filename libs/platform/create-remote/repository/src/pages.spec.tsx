import { testPages } from '@rafiq/remote-test'
import config from '../remote.config.ts'
import remote from './remote.tsx'

testPages(remote, config)
