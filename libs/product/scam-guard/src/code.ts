import { type Rule, words } from './plain-text.ts'

const code = words(`
    codes?|otp|pin|one time password|verification number|(four|six|4|6) (digits?|numbers?)|رمز|رموز|
    كود|رقم سري|رقم التحقق|رقم|ارقام|otp|ramz|kood|code|raqam|رساله
  `)
const received = words(`
    sms|text|texts|texted|received|receive|got|get|get it|come|came|arrives?|arrived|sent|phone|
    message|sending|expires|real|login|verification|absher|nafath|whatsapp|forward|one time|otp|
    confirmation|bank|وصلك|وصلتك|جاك|بيجيك|بيجي|يجيك|استلمته|جوال\\p{L}*|برساله|رساله|تحقق|ابشر|
    نفاذ|دخول|مؤقت|موقت|بنك|واتساب|ينتهي|otp|يطلع|عطاك|jak|wesalak|weselk|resala|sms|nafath|bsr3a|
    jawal
  `)
const ask = words(`
    send|tell|give|share|forward|read|type|what s|what is|need|paste|copy|screenshot|asks|approve|
    accept|confirm|here|it out|ارسل\\p{L}*|عطني|اعطني|تعطيني|قل|قولي|احتاج\\p{L}*|نحتاج|ابغي|ابي|
    صور|اكتب|انسخ|وش|كم|حول|حوله|اقبل|وافق|اكد|3teni|arsel|arsela|esh|e8bal
  `)
const told = [
  words(`
    never|don t|do not|says|wanted|reported|from me|be careful|gate code is|door code|lift|discount|
    postal|لا (ترسل|ترسلين|تعط\\p{L}*|احد)|ما نعطي|ينبه|بلغت|طلب مني|بريدي|باب|بوابه|مصعد|خصم|عماره
  `),
]
const approval = words('nafath|نفاذ|نفاد')
const approve = words(`
    accept|approve|confirm|shows?|request|notification|اقبل|وافق|اكد|طلب|اشعار|عطاك|e8bal|talab
  `)

/** One-time codes: whoever has one signs in, or signs, in one's name. */
export const codeRules: readonly Rule[] = [
  { all: [code, received, ask], none: told },
  { all: [approval, approve], none: told },
  // The code itself, on its way to somebody.
  { all: [words('codes?|otp|رمز|كود|رقم التحقق|ramz|kood'), /(?<!\d)\d{4,8}(?!\d)/], none: told },
]
