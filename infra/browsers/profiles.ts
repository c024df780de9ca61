import type { Language } from '@rafiq/platform-contracts'
import { aPerson, type Person } from '../../apps/e2e/support/person.ts'

const families: Record<Language, readonly string[]> = {
  ar: [
    'الطويرقي',
    'الحازمي',
    'البقمي',
    'الزيلعي',
    'الجفري',
    'السفياني',
    'الكناني',
    'الخثعمي',
    'الثبيتي',
    'الصاعدي',
  ],
  en: ['Haddad', 'Karmi', 'Mansour', 'Qasem', 'Barakat', 'Nabulsi', 'Darwish', 'Halabi', 'Sabbagh', 'Zayed'],
}

/** Like each other, so that each is a match of the other. What an earlier run left has other names, and so has the demo data. */
export function twoProfiles(language: Language): readonly [Person, Person] {
  const family = () => families[language][Math.floor(Math.random() * families[language].length)]
  const name = (first: string) => `${first} ${family()} ${family()}`
  if (language === 'ar') {
    return [aPerson({ name: name('ريم') }), aPerson({ name: name('سارة'), phone: '0557654321' })]
  }
  const man = { gender: 'male', nationality: 'jo' } as const
  return [
    aPerson({ ...man, name: name('Omar'), age: 31 }),
    aPerson({ ...man, name: name('Yusuf'), age: 29, phone: '0557654321' }),
  ]
}
