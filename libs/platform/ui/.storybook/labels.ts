import type { UiLabels } from '../src/index.ts'
import type { StoryLanguage } from './texts.tsx'

/** The words that components say by themselves, which the platform gives a remote. */
export const labels: Readonly<Record<StoryLanguage, UiLabels>> = {
  ar: {
    close: 'إغلاق',
    search: 'بحث',
    noResults: 'لا توجد نتائج',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    optional: 'اختياري',
    retry: 'إعادة المحاولة',
    notifications: 'الإشعارات',
    passwordStrength: ['ضعيفة', 'مقبولة', 'جيدة', 'قوية'],
  },
  en: {
    close: 'Close',
    search: 'Search',
    noResults: 'No results',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    optional: 'optional',
    retry: 'Try again',
    notifications: 'Notifications',
    passwordStrength: ['Weak', 'Fair', 'Good', 'Strong'],
  },
}

/** What a person reads where a read got no answer. */
export const noAnswer: Readonly<Record<StoryLanguage, string>> = {
  ar: 'تعذّر الاتصال بالخادم.',
  en: 'The server could not be reached.',
}
