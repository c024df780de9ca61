import type { UiLabels } from '../provider.tsx'

/** The words that components say by themselves, which the platform gives a remote: for specs and stories. */
export const labels: Readonly<Record<'ar' | 'en', UiLabels>> = {
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
