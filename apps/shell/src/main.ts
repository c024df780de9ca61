import './styles.css'
import { runFirstScript } from '@rafiq/host/first-script'

void runFirstScript(() => import(/* webpackChunkName: "app" */ './application.ts'))
