import { type Rule, words } from './plain-text.ts'

/** Numbers that money can be sent to, whatever is said about them. */
const numbers = [
  // An IBAN, of whatever country.
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/u,
  // A card, in fours.
  /(?<!\d)\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}(?!\d)/,
  // Wallets of Bitcoin, Ethereum and Tron.
  /(?<![\p{L}\p{N}])(?:bc1[a-z0-9]{25,60}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33})(?![\p{L}\p{N}])/u,
]

export const hasAccountNumber = (text: string): boolean => numbers.some((number) => number.test(text))

const someRules: Rule['none'] = [
  words(`
    never|don t|do not|bills?|split|each|share a|salary|landlord gets|electricity|kahraba|لا (ترسل|
    تعط\\p{L}*)|راتب|كهرباء|نقسم|نتقاسم|للمالك|تستخدمون|فاتوره
  `),
]
const services = words(`
    stc ?pay|urpay|ur pay|western union|money ?gram|bitcoin|btc|usdt|crypto|ethereum|binance|paypal|
    wallet|يوربي|ويسترن( يونيون)?|موني ?جرام|بيتكوين|بتكوين|محفظ\\p{L}*|باي ?بال|برق
  `)
const take = words(`
    send|pay|transfer|use|accept|take|buy|get|deposit|scan|drop|prefer|only|easiest|load|simpler|
    please|7awel|arsel|حول|حولي|ارسل\\p{L}*|ادفع|دفع|تحويل|استقبل|اشتر|اودع\\p{L}*|فقط|بس|حقي|هذي|
    ابي|ابغي|جيب|عندي
  `)
const giftCards = words(`
    (itunes|amazon|apple|google play|gift) (gift )?cards?|gift cards?|بطاق(ه|ات|تين) (ايتونز|امازون|
    ابل|قوقل\\p{L}*)|قوقل بلاي|ايتونز
  `)
const accounts = words(`
    (bank )?account( number)?|iban|card number|card|bank login|bank account|رقم (حساب\\p{L}*|بطاقتك|
    الفيزا|فيزا)|حساب\\p{L}*|ايبان|بطاقتك|بيانات دخولك|فيزا|iban|7esab|be6a2tek
  `)
const give = words(`
    send|give|what s|what is|your|transfer|my account number|photo|need|refund|deposit it|here s|
    amount|حول|حولي|ارسل\\p{L}*|عطني|اعطني|اعطيني|وش|كم|ابعت|اودعها|رقم|3teni|arsel|raqam
  `)
const longNumber = /(?<!\d)\d(?:[ -]?\d){10,23}(?!\d)/

/** Accounts, wallets and cards: a stranger's to pay to, or one's own to be read out. */
export const accountRules: readonly Rule[] = [
  { all: [services, take], none: someRules },
  { all: [giftCards] },
  { all: [accounts, longNumber], none: someRules },
  {
    all: [
      words(`
    iban|card number|bank login|three digits|(bank )?account number|رقم (بطاقتك|الفيزا|حسابك)|ايبان|
    بيانات دخولك|be6a2tek
  `),
      give,
    ],
    none: someRules,
  },
]
