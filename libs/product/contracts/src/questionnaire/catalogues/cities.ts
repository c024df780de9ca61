/**
 * The cities a member can live in. `key` is what is stored and sent, the names are what people read.
 * Order: the big five first, then by region (names from the national address list).
 */
export const cities = [
  { key: 'riyadh', ar: 'الرياض', en: 'Riyadh' },
  { key: 'jeddah', ar: 'جدة', en: 'Jeddah' },
  { key: 'mecca', ar: 'مكة المكرمة', en: 'Mecca' },
  { key: 'medina', ar: 'المدينة المنورة', en: 'Medina' },
  { key: 'dammam', ar: 'الدمام', en: 'Dammam' },
  { key: 'khobar', ar: 'الخبر', en: 'Khobar' },
  { key: 'dhahran', ar: 'الظهران', en: 'Dhahran' },
  { key: 'taif', ar: 'الطائف', en: 'Taif' },
  { key: 'tabuk', ar: 'تبوك', en: 'Tabuk' },
  { key: 'buraydah', ar: 'بريدة', en: 'Buraydah' },
  { key: 'unaizah', ar: 'عنيزة', en: 'Unaizah' },
  { key: 'hail', ar: 'حائل', en: 'Hail' },
  { key: 'abha', ar: 'أبها', en: 'Abha' },
  { key: 'khamis-mushait', ar: 'خميس مشيط', en: 'Khamis Mushait' },
  { key: 'najran', ar: 'نجران', en: 'Najran' },
  { key: 'jazan', ar: 'جازان', en: 'Jazan' },
  { key: 'yanbu', ar: 'ينبع', en: 'Yanbu' },
  { key: 'jubail', ar: 'الجبيل', en: 'Jubail' },
  { key: 'hofuf', ar: 'الهفوف', en: 'Hofuf (Al-Ahsa)' },
  { key: 'mubarraz', ar: 'المبرز', en: 'Al Mubarraz (Al-Ahsa)' },
  { key: 'qatif', ar: 'القطيف', en: 'Qatif' },
  { key: 'hafar-al-batin', ar: 'حفر الباطن', en: 'Hafar Al-Batin' },
  { key: 'kharj', ar: 'الخرج', en: 'Al Kharj' },
  { key: 'arar', ar: 'عرعر', en: 'Arar' },
  { key: 'sakaka', ar: 'سكاكا', en: 'Sakaka' },
  { key: 'baha', ar: 'الباحة', en: 'Al Bahah' },
  { key: 'bisha', ar: 'بيشة', en: 'Bisha' },
  { key: 'diriyah', ar: 'الدرعية', en: 'Diriyah' },
  { key: 'majmaah', ar: 'المجمعة', en: "Al Majma'ah" },
  { key: 'zulfi', ar: 'الزلفي', en: 'Zulfi' },
  { key: 'dawadmi', ar: 'الدوادمي', en: 'Dawadmi' },
  { key: 'wadi-ad-dawasir', ar: 'وادي الدواسر', en: 'Wadi ad-Dawasir' },
  { key: 'quwayiyah', ar: 'القويعية', en: "Al Quway'iyah" },
  { key: 'afif', ar: 'عفيف', en: 'Afif' },
  { key: 'shaqra', ar: 'شقراء', en: 'Shaqra' },
  { key: 'rass', ar: 'الرس', en: 'Ar Rass' },
  { key: 'bukayriyah', ar: 'البكيرية', en: 'Al Bukayriyah' },
  { key: 'alula', ar: 'العلا', en: 'AlUla' },
  { key: 'rabigh', ar: 'رابغ', en: 'Rabigh' },
  { key: 'kaec', ar: 'مدينة الملك عبدالله الاقتصادية', en: 'King Abdullah Economic City' },
  { key: 'qunfudhah', ar: 'القنفذة', en: 'Al Qunfudhah' },
  { key: 'ras-tanura', ar: 'رأس تنورة', en: 'Ras Tanura' },
  { key: 'sabya', ar: 'صبيا', en: 'Sabya' },
  { key: 'abu-arish', ar: 'أبو عريش', en: 'Abu Arish' },
  { key: 'muhayil', ar: 'محايل', en: 'Muhayil Asir' },
  { key: 'namas', ar: 'النماص', en: 'An Namas' },
  { key: 'sharurah', ar: 'شرورة', en: 'Sharurah' },
  { key: 'qurayyat', ar: 'القريات', en: 'Al Qurayyat' },
  { key: 'dumat-al-jandal', ar: 'دومة الجندل', en: 'Dumat al-Jandal' },
  { key: 'rafha', ar: 'رفحاء', en: 'Rafha' },
  { key: 'turaif', ar: 'طريف', en: 'Turaif' },
  { key: 'khafji', ar: 'الخفجي', en: 'Khafji' },
] as const

export type CityKey = (typeof cities)[number]['key']

/** Only Riyadh is divided into areas (spec §3): elsewhere the area stays empty and counts as the same. */
export function cityHasAreas(city: CityKey): boolean {
  return city === 'riyadh'
}
