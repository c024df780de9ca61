import type { Lifestyle } from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'

/** What somebody might say about the days, by the first of the chosen lifestyles. First person fits all. */
export const dayLines: Record<Language, Record<Lifestyle, readonly string[]>> = {
  ar: {
    studying: [
      'أدرس في الجامعة، وأغلب مسائي مراجعة وهدوء.',
      'في السنة الأخيرة من دراستي، ووقتي بين المكتبة والبيت.',
    ],
    working: [
      'دوامي من الأحد إلى الخميس، وأعود بعد المغرب.',
      'أعمل في مجال التقنية، وجزء من الأسبوع عن بُعد.',
    ],
    'sports-watching': [
      'لا تفوتني مباريات الدوري، ويسعدني من يشاركني المشاهدة.',
      'متابعة المباريات متعتي في نهاية الأسبوع.',
    ],
    'video-games': ['ألعب في المساء مع سماعات، فلا إزعاج.', 'بيننا جولة ألعاب إلكترونية نهاية الأسبوع؟'],
    'tv-movies': ['مسلسل وكوب شاي بعد العشاء يكفيني.', 'أحب الأفلام الوثائقية ومشاركة الترشيحات.'],
    'pet-owner': [
      'معي قط هادئ اسمه مشمش، مُطعَّم ومعتاد على البيت.',
      'أربي عصافير في الشرفة وأعتني بنظافتها كل يوم.',
    ],
  },
  en: {
    studying: [
      'I am finishing a degree and keep my evenings quiet.',
      'Full-time student; the library sees more of me than home.',
    ],
    working: [
      'Office from Sunday to Thursday, home after sunset.',
      'I work in healthcare with some early shifts.',
    ],
    'sports-watching': [
      'Never miss a league match and happy to watch together.',
      'Football at the weekend, otherwise easy-going.',
    ],
    'video-games': [
      'I play in the evenings, with headphones on.',
      'Always up for a co-op game on the weekend.',
    ],
    'tv-movies': [
      'A good series after dinner is my idea of rest.',
      'I like documentaries and swapping recommendations.',
    ],
    'pet-owner': [
      'I live with one calm, vaccinated cat.',
      'My two budgies sing in the morning and sleep early.',
    ],
  },
}

/** And about the home. */
export const homeLines: Record<Language, readonly string[]> = {
  ar: [
    'النظافة والوضوح في تقسيم المصاريف أهم ما يهمني.',
    'أبحث عن سكن مريح واحترام متبادل للخصوصية.',
    'أحب المطبخ المرتب والقهوة العربية صباحًا.',
    'أفضّل الاتفاق من البداية على الزوار وأوقات الراحة.',
    'أهم شيء عندي الصدق والالتزام بموعد الإيجار.',
    '',
  ],
  en: [
    'A tidy kitchen and clear bills make me happy.',
    'I value privacy, and give the same.',
    'Let us agree early on guests and quiet hours.',
    'Looking for a calm home close to public transport.',
    'Coffee is always on me.',
    '',
  ],
}
