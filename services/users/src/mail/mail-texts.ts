import type { Language } from '@rafiq/contracts'
import type { TokenPurpose } from '../one-time-tokens/one-time-token.ts'

export interface MailText {
  subject: string
  /** Without a name where none may be said. */
  greeting: (name: string | null) => string
  lead: string
  button: string
  validity: string
  fallback: string
  ignore: string
}

interface Frame {
  product: string
  promise: string
  help: string
}

export const frameTexts: Record<Language, Frame> = {
  ar: {
    product: 'رفيق',
    promise: 'سكن مشترك بثقة وخصوصية',
    help: 'لأي سؤال، يسعدنا تواصلك معنا:',
  },
  en: {
    product: 'Rafiq',
    promise: 'Shared homes, with trust and privacy',
    help: 'Any question? Write to us:',
  },
}

export const mailTexts: Record<TokenPurpose, Record<Language, MailText>> = {
  'verify-email': {
    ar: {
      subject: 'توثيق بريدك الإلكتروني في رفيق',
      greeting: (name) => (name === null ? 'حيّاك الله،' : `حيّاك الله يا ${name}،`),
      lead: 'سعداء بانضمامك إلى رفيق. بقيت خطوة واحدة: توثيق هذا البريد، وبعدها تظهر لك أسماء المتوافقين معك وتفاصيلهم.',
      button: 'توثيق البريد الإلكتروني',
      validity: 'الرابط صالح لمدة 24 ساعة ولمرة واحدة فقط.',
      fallback: 'إذا لم يعمل الزر، فبالإمكان نسخ هذا الرابط إلى المتصفح:',
      ignore: 'إن لم يكن التسجيل منك، فلا حاجة إلى أي إجراء؛ يُحذف الحساب غير الموثّق بعد سبعة أيام.',
    },
    en: {
      subject: 'Verify your email address for Rafiq',
      greeting: (name) => (name === null ? 'Welcome.' : `Welcome, ${name}.`),
      lead: 'Good to have you with us. One step is left: verify that this address is yours, and you will see the names and details of your matches.',
      button: 'Verify email address',
      validity: 'The link is good for 24 hours and can be used once.',
      fallback: 'If the button does not work, copy this link into your browser:',
      ignore:
        'If you did not sign up for Rafiq, you need not do anything: an unverified account is deleted after seven days.',
    },
  },
  'reset-password': {
    ar: {
      subject: 'كلمة مرور جديدة لحسابك في رفيق',
      greeting: (name) => (name === null ? 'حيّاك الله،' : `حيّاك الله يا ${name}،`),
      lead: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. من الزر التالي يمكن اختيارها، وبعدها تنتهي جميع الجلسات المفتوحة حفاظًا على حسابك.',
      button: 'اختيار كلمة مرور جديدة',
      validity: 'الرابط صالح لمدة ساعة واحدة ولمرة واحدة فقط.',
      fallback: 'إذا لم يعمل الزر، فبالإمكان نسخ هذا الرابط إلى المتصفح:',
      ignore: 'إن لم يكن الطلب منك، فلا حاجة إلى أي إجراء؛ كلمة مرورك الحالية باقية كما هي.',
    },
    en: {
      subject: 'A new password for your Rafiq account',
      greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
      lead: 'We were asked to set a new password for your account. Choose it with the button below; every open session then ends, to keep your account safe.',
      button: 'Choose a new password',
      validity: 'The link is good for one hour and can be used once.',
      fallback: 'If the button does not work, copy this link into your browser:',
      ignore: 'If this was not you, you need not do anything: your present password stays as it is.',
    },
  },
}
