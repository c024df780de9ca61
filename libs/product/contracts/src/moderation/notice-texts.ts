import type { Language } from '@rafiq/platform-contracts'
import type { NoticeTemplate } from './notices.ts'

export interface NoticeText {
  title: string
  text: string
}

const texts: Record<NoticeTemplate, Record<Language, NoticeText>> = {
  'warning-conduct': {
    ar: {
      title: 'تنبيه بخصوص التعامل مع الأعضاء',
      text: 'راجعنا تواصلك مع عضو آخر، ووجدنا فيه ما يخالف قواعد رفيق. الاحترام شرط للبقاء هنا، وتكرار المخالفة قد يوقف الحساب.',
    },
    en: {
      title: 'A warning about how you treat other members',
      text: 'We looked at how you were in touch with another member, and it broke the rules of Rafiq. Respect is what everybody here relies on. If it happens again, your account may be paused.',
    },
  },
  'warning-content': {
    ar: {
      title: 'تنبيه بخصوص محتوى غير لائق',
      text: 'وجدنا في ملفك أو رسائلك محتوى لا تسمح به قواعد رفيق. نأمل حذفه أو تعديله؛ فتكرار المخالفة قد يوقف الحساب.',
    },
    en: {
      title: 'A warning about content',
      text: 'Something in your profile or your messages is not allowed on Rafiq. Please remove or change it. If it happens again, your account may be paused.',
    },
  },
  'warning-profile': {
    ar: {
      title: 'تنبيه بخصوص صحة بيانات الملف',
      text: 'يبدو أن بعض ما في ملفك لا يطابق الواقع. من يبحث عن سكن يعتمد على صحة ما يقرأ، فنأمل تصحيح بياناتك من صفحة الحساب.',
    },
    en: {
      title: 'A warning about your profile',
      text: 'Some of what your profile says does not seem to be true. People choose whom to live with by what they read here, so please correct it in your account.',
    },
  },
  'warning-fraud': {
    ar: {
      title: 'تنبيه بخصوص التعاملات المالية',
      text: 'لا يُسمح في رفيق بطلب تحويل مبالغ أو بيانات بنكية من الأعضاء قبل معاينة السكن والاتفاق. تكرار ذلك يوقف الحساب.',
    },
    en: {
      title: 'A warning about money',
      text: 'On Rafiq nobody may ask other members for payments or bank details before they have seen the home and agreed. If it happens again, your account will be paused.',
    },
  },
  paused: {
    ar: {
      title: 'إيقاف حسابك مؤقتًا',
      text: 'أوقف فريق الإشراف حسابك بعد مراجعة بلاغ. لا يظهر ملفك للآخرين خلال الإيقاف، وتبقى بياناتك تحت تصرفك من صفحة الحساب.',
    },
    en: {
      title: 'Your account is paused',
      text: 'The moderation team has paused your account after looking into a report. Nobody sees your profile while it is paused; your data stays in your hands on the account page.',
    },
  },
  deleted: {
    ar: {
      title: 'حذف حسابك',
      text: 'حذف فريق الإشراف حسابك وجميع بياناتك من رفيق، بعد مراجعة بلاغ عن مخالفة جسيمة للقواعد.',
    },
    en: {
      title: 'Your account is deleted',
      text: 'After looking into a report of a serious breach of the rules, the moderation team has deleted your account and all of its data from Rafiq.',
    },
  },
  'review-ended': {
    ar: {
      title: 'انتهاء المراجعة',
      text: 'راجع فريق الإشراف ما وصله بخصوص حسابك، ولم يجد ما يخالف القواعد. نشكر لك تفهّمك.',
    },
    en: {
      title: 'The review is over',
      text: 'The moderation team has looked at what it was told about your account and found nothing against the rules. Thank you for your patience.',
    },
  },
  'request-answered': {
    ar: {
      title: 'وصل الرد على طلبك',
      text: 'راجع فريق رفيق طلبك وأجاب عنه. تجد الرد في صفحة الحساب، ضمن «طلباتي إلى الفريق».',
    },
    en: {
      title: 'Your request has been answered',
      text: 'The Rafiq team has looked at your request. You find the answer on the account page, under “My requests”.',
    },
  },
  'gender-corrected': {
    ar: {
      title: 'تصحيح الجنس في ملفك',
      text: 'صحّح فريق الإشراف الجنس المسجّل في ملفك. تبدأ قائمة المتوافقين معك من جديد، وما لم يعد متوافقًا من المحادثات وسجل التواصل لا يظهر لأي من الطرفين. إن كان في هذا التصحيح خطأ، فالتواصل مع الدعم متاح.',
    },
    en: {
      title: 'The gender in your profile was corrected',
      text: 'The moderation team has corrected the gender in your profile. Your matches start anew, and chats and contacts that no longer fit are hidden on both sides. If this is a mistake, please write to support.',
    },
  },
  'report-acted': {
    ar: {
      title: 'بخصوص بلاغك',
      text: 'راجعنا بلاغك واتخذنا ما يلزم. لا نذكر تفاصيل الإجراء حفاظًا على الخصوصية، ونشكرك على مساهمتك في أمان رفيق.',
    },
    en: {
      title: 'About your report',
      text: 'We have looked into your report and done what was needed. To protect privacy we do not say what that was. Thank you for helping to keep Rafiq safe.',
    },
  },
  'report-no-breach': {
    ar: {
      title: 'بخصوص بلاغك',
      text: 'راجعنا بلاغك ولم نجد فيه ما يخالف القواعد. عند عدم الرغبة في التواصل مع عضو، فالحظر متاح، وكذلك الإبلاغ من جديد إن استجدّ شيء.',
    },
    en: {
      title: 'About your report',
      text: 'We have looked into your report and found nothing against the rules. You can block anybody you would rather not hear from, and report again if something new happens.',
    },
  },
  'report-thanks': {
    ar: {
      title: 'شكرًا على بلاغك',
      text: 'وصلنا بلاغك وراجعناه. نشكرك على حرصك على سلامة الجميع في رفيق.',
    },
    en: {
      title: 'Thank you for your report',
      text: 'We have received your report and looked into it. Thank you for caring about everybody on Rafiq.',
    },
  },
}

const untilTexts: Record<Language, (day: string) => string> = {
  ar: (day) => `ينتهي الإيقاف تلقائيًا في ${day}.`,
  en: (day) => `The pause ends by itself on ${day}.`,
}

const locales: Record<Language, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }

/**
 * A notice in a language, the same on the page, in the mail and in the preview for staff.
 * @param until of a pause with an end; said as the day and the hour in Riyadh
 */
export function noticeText(
  template: NoticeTemplate,
  language: Language,
  until: string | null = null,
): NoticeText {
  const { title, text } = texts[template][language]
  if (template !== 'paused' || until === null) return { title, text }
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  })
  return { title, text: `${text} ${untilTexts[language](format.format(new Date(until)))}` }
}
