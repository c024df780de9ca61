import { settings as ofPlatform } from '@rafiq/platform'

/** What Rafiq's document says of the deployment: `browserSettings` of the configuration, beside the platform's own. */
type RafiqSettings = {
  publicUrl: string
  supportEmail: string
  whatsappUrl: string
  demo: boolean
  strictPasswords: boolean
}

const missing: RafiqSettings = {
  publicUrl: '',
  supportEmail: '',
  whatsappUrl: 'https://wa.me',
  demo: false,
  strictPasswords: false,
}

export const settings: RafiqSettings = { ...missing, ...ofPlatform }
