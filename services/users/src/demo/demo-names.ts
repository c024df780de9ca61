import type { NationalityKey } from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'

export interface NameGroup {
  language: Language
  nationalities: readonly NationalityKey[]
  female: readonly string[]
  male: readonly string[]
  families: readonly string[]
  /** How many of each twenty demo members are of this group. */
  share: number
}

/** Invented people: usual first names and family names of those who share homes in Saudi cities. */
export const nameGroups: readonly NameGroup[] = [
  {
    language: 'ar',
    nationalities: ['sa'],
    female: ['نورة', 'سارة', 'ريم', 'لمى', 'هند', 'العنود', 'شهد', 'جواهر', 'غادة', 'منيرة', 'أمل', 'وجدان'],
    male: [
      'عبدالله',
      'محمد',
      'سلطان',
      'تركي',
      'سعود',
      'بندر',
      'ماجد',
      'نايف',
      'ياسر',
      'مشاري',
      'وليد',
      'راكان',
    ],
    families: [
      'القحطاني',
      'العتيبي',
      'الغامدي',
      'الشهري',
      'الدوسري',
      'الحربي',
      'الزهراني',
      'المطيري',
      'السبيعي',
      'العنزي',
    ],
    share: 10,
  },
  {
    language: 'ar',
    nationalities: ['eg', 'jo', 'sy', 'ye', 'sd', 'lb'],
    female: ['مريم', 'ياسمين', 'رنا', 'هبة', 'دعاء', 'لينا', 'آية', 'سلمى'],
    male: ['أحمد', 'عمر', 'كريم', 'مصطفى', 'باسل', 'حسام', 'طارق', 'أنس'],
    families: ['عبدالرحمن', 'الخطيب', 'حداد', 'النجار', 'إبراهيم', 'السيد', 'منصور', 'عثمان'],
    share: 5,
  },
  {
    language: 'en',
    nationalities: ['in', 'pk', 'bd'],
    female: ['Ayesha', 'Sana', 'Farah', 'Zainab', 'Nadia', 'Amina'],
    male: ['Imran', 'Faizan', 'Arif', 'Bilal', 'Salman', 'Zubair'],
    families: ['Khan', 'Siddiqui', 'Rahman', 'Qureshi', 'Ahmed', 'Malik'],
    share: 3,
  },
  {
    language: 'en',
    nationalities: ['ph', 'gb', 'za', 'us'],
    female: ['Grace', 'Hannah', 'Joy', 'Emily', 'Claire', 'Maria'],
    male: ['Daniel', 'Mark', 'Joel', 'Adam', 'Ryan', 'Paul'],
    families: ['Santos', 'Reyes', 'Turner', 'Walker', 'Botha', 'Carter'],
    share: 2,
  },
]
