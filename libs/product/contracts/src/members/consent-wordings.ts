/** The texts that members were asked with, word for word, by the name that the consent log keeps of each. */
export const consentWordings: Readonly<Record<string, Readonly<Record<'ar' | 'en', string>>>> = {
  'account.consent@1': {
    ar: 'عند التفعيل: يرى المتوافقون معك رقم جوالك، ويظهر ملفك لهم. عند الإيقاف: يختفي رقمك وتتوقف المطابقة، فلا يظهر ملفك لأحد.',
    en: 'On: your matches see your phone number, and your profile is shown to them. Off: your number is hidden and matching pauses, so nobody sees your profile.',
  },
  'results.consent@1': {
    ar: 'عند الموافقة: يرى المتوافقون فقط رقم جوالك، ويبقى ملفك ظاهرًا لهم. عند الرفض: يبقى رقمك مخفيًا، وتتوقف المطابقة، فلا يظهر ملفك لأحد إلى أن يتغيّر الاختيار.',
    en: 'If yes: only your matches see your phone number, and your profile stays visible to them. If no: your number stays hidden and matching pauses, so nobody sees your profile until you change this.',
  },
}
