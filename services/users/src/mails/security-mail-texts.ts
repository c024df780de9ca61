import type { Language } from '@rafiq/platform-contracts'
import type { SecurityMailKind } from './security-mail.entity.ts'

interface KindText {
  subject: string
  lead: string
  /** What to do if it was somebody else. */
  otherwise: string
}

interface SecurityTexts {
  greeting: string
  when: (time: string) => string
  device: (device: string) => string
  /** `Chrome on Windows`, either of which may not be known. */
  deviceName: (browser: string | null, os: string | null) => string
  button: string
  kinds: Record<SecurityMailKind, KindText>
}

const arabicOtherwise =
  'إن لم يكن ذلك منك، فبالإمكان تغيير كلمة المرور وإنهاء جميع الجلسات من صفحة حسابك، أو طلب كلمة مرور جديدة من صفحة تسجيل الدخول.'
const englishOtherwise =
  'If this was not you, change your password and end all sessions on your account page, or ask for a new password where you sign in.'

/** What the mails about an account's security say. They name nobody, and no place. */
export const securityMailTexts: Record<Language, SecurityTexts> = {
  ar: {
    greeting: 'حيّاك الله،',
    when: (time) => `الوقت: ${time} (بتوقيت الرياض)`,
    device: (device) => `الجهاز: ${device}`,
    deviceName: (browser, os) => [browser, os].filter(Boolean).join(' على ') || 'جهاز غير معروف',
    button: 'فتح حسابي في رفيق',
    kinds: {
      'new-device': {
        subject: 'تسجيل دخول من جهاز جديد',
        lead: 'سُجّل الدخول إلى حسابك في رفيق من متصفح لم يُستخدم لحسابك من قبل.',
        otherwise: arabicOtherwise,
      },
      'password-changed': {
        subject: 'تغيّرت كلمة مرور حسابك',
        lead: 'تغيّرت كلمة مرور حسابك في رفيق، وانتهت الجلسات الأخرى المفتوحة.',
        otherwise:
          'إن لم يكن ذلك منك، فبالإمكان طلب كلمة مرور جديدة من صفحة تسجيل الدخول، وهي تُنهي جميع الجلسات.',
      },
      'factor-added': {
        subject: 'أُضيفت وسيلة تحقق إلى حسابك',
        lead: 'أُضيفت إلى حسابك في رفيق وسيلة تحقق جديدة: مفتاح مرور أو تطبيق مصادقة أو رموز استرداد.',
        otherwise: arabicOtherwise,
      },
      'factor-removed': {
        subject: 'حُذفت وسيلة تحقق من حسابك',
        lead: 'حُذفت من حسابك في رفيق وسيلة تحقق: مفتاح مرور أو تطبيق مصادقة.',
        otherwise: arabicOtherwise,
      },
      'factors-reset': {
        subject: 'أُلغيت وسائل التحقق لحسابك',
        lead: 'ألغى أحد مديري رفيق جميع وسائل التحقق الإضافي لحسابك، وانتهت جميع الجلسات. عند الدخول القادم تُعدّ وسيلة جديدة.',
        otherwise: 'إن لم يكن ذلك بطلب منك، فيُرجى التواصل معنا.',
      },
      'account-deleted': {
        subject: 'حُذف حسابك في رفيق',
        lead: 'حُذف حسابك في رفيق مع كل ما يخصه: الملف والصور والرسائل وجهات التواصل.',
        otherwise: 'إن لم يكن ذلك بطلب منك، فيُرجى التواصل معنا. ولا حاجة إلى أي إجراء غير ذلك.',
      },
    },
  },
  en: {
    greeting: 'Hello,',
    when: (time) => `When: ${time} (Riyadh time)`,
    device: (device) => `Device: ${device}`,
    deviceName: (browser, os) => [browser, os].filter(Boolean).join(' on ') || 'an unknown device',
    button: 'Open my account',
    kinds: {
      'new-device': {
        subject: 'A sign-in from a new device',
        lead: 'Somebody signed in to your Rafiq account in a browser that was not used for it before.',
        otherwise: englishOtherwise,
      },
      'password-changed': {
        subject: 'Your password was changed',
        lead: 'The password of your Rafiq account was changed, and other open sessions have ended.',
        otherwise:
          'If this was not you, ask for a new password where you sign in; setting it ends every session.',
      },
      'factor-added': {
        subject: 'A way to sign in was added to your account',
        lead: 'A passkey, an authenticator app or recovery codes were added to your Rafiq account.',
        otherwise: englishOtherwise,
      },
      'factor-removed': {
        subject: 'A way to sign in was removed from your account',
        lead: 'A passkey or an authenticator app was removed from your Rafiq account.',
        otherwise: englishOtherwise,
      },
      'factors-reset': {
        subject: 'The second factors of your account were reset',
        lead: 'An admin of Rafiq reset every second factor of your account, and all sessions have ended. You will set up a new one when you next sign in.',
        otherwise: 'If you did not ask for this, please write to us.',
      },
      'account-deleted': {
        subject: 'Your Rafiq account was deleted',
        lead: 'Your Rafiq account was deleted with all that belonged to it: profile, photos, messages and contacts.',
        otherwise: 'If you did not ask for this, please write to us. There is nothing else you need to do.',
      },
    },
  },
}
