import './remote.css'
import { defineRemote } from '@rafiq/platform'
import auditAr from './audit/locales/ar.json' with { type: 'json' }
import auditEn from './audit/locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import reportsAr from './reports/locales/ar.json' with { type: 'json' }
import reportsEn from './reports/locales/en.json' with { type: 'json' }
import requestsAr from './requests/locales/ar.json' with { type: 'json' }
import requestsEn from './requests/locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'
import { routes } from './routes.ts'

export default defineRemote({
  name: 'moderation',
  messages: {
    ar: { ...ar, ...reportsAr, ...requestsAr, ...auditAr },
    en: { ...en, ...reportsEn, ...requestsEn, ...auditEn },
  },
  routes: [{ Component: Root, children: routes }],
})
