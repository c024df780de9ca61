import { type Rule, words } from './plain-text.ts'

const pay = words(`
    send|transfer|pay|wire|remit|reserve|complete|7awel|7awli|7awal|7awalt|arsel|edfa3|tedfa3|tdf3|
    حول|حولي|تحول|تحولين|حولت|تحويل|ارسل|ارسلي|ترسل|ابعث|ادفع|ادفعي|تدفع|تدفعين|سدد|تندفع|دفعت|اودع
  `)
const money = words(`
    deposit|advance|(booking|holding|viewing|application|reservation|visit) (fee|money)|fees?|
    guarantee|insurance|money|payment|amount|rent|month|token|half|riyals?|sar|now|\\d{2,6}|عربون|
    مقدم|مقدمه|ضمان|تامين|مبلغ|فلوس|رسوم|ايجار|شهر|نص|جديه|دفعه|ريال|٪|3arboon|3rboon|mogaddam|
    mablagh|ta2meen|shahr|riyal
  `)
const beforehand = words(`
    deposit|advance|(booking|holding|viewing|application|reservation|visit) (fee|money)|guarantee|
    insurance|up front|upfront|token amount|first month|عربون|مقدم|مقدمه|ضمان|تامين|رسوم|جديه|دفعه|
    مبلغ|فلوس|3arboon|3rboon|mogaddam|ta2meen
  `)
const pressure = words(`
    hold|reserv\\w*|secure|block|keep|book|confirm|mark|serious|yours|free|refund\\w*|today|tonight|
    now|hour|quick|hurry|first|advance|otherwise|next|keys?|proof|agent|abroad|courier|dhl|no need|
    bring your bags|contract after|cleaner|take down|remove|cancel|stop showing|share the location|
    then|contract|احجز\\p{L}*|احجزها|حجز|لحجز|اثبت|اثبتها|تثبيت|يثبت|اوقف|اشيل|امسكها|محجوزه|اليوم|
    حين|ليله|بكره|بسرعه|عجل|ساعه|قبل|اول|بعدين|بعدها|بعد|مفتاح|مفاتيح|جاد|ثاني|غيرك|مسافر|خارج|
    مندوب|شحن|ترجع|ارجعها|يرجع|عقد|موقع|تسكنين|تسكن|ادخل|توصلك|هناك|el7een|yoom|elyoom|awal|gabl|
    abl|a7jez|a7jezha|atabet|asheel|mefta7|msafer|law|3shan|ab3at
  `)
const viewing = words(`
    view(ing)?s?|visits?|see|show(s|ing)?|sees|schedule|address|tours?|location|district|
    open the door|book a|drive there|meet|share|معاينه|زياره|زيارتك|تشوف\\p{L}*|تشوفين|اوريك|يوريك|
    موعد|عنوان|حي|تزورها|باب|موقع|داعي|m3ayna|tshoof|ashoof|maw3ed|mawqe3
  `)
const before = words(`
    before|first|without|no|only|then|once|after|unless|until|must|required|policy|for|just|قبل|اول|
    اولا|بدون|بعد|بعدها|بعدين|ثم|فقط|لازم|ولا|ما|يطلب|gabl|abl|lazem|awal|ba3den|b
  `)
/** Who asks about it, warns, refuses, tells what was, or speaks of the contract's own payment. */
const told = [
  /^is (a|the|there) /,
  words(`
    how much|how do|do i|does the|never|don t (pay|send)|please don t|not pay|rather|
    before i (visit|pay|decide)|i don t|we (each )?pay|we sign|i (pay|paid|ll (send|wait|find|be)|
    never|would|told|got)|my share|each|by law|got it back|in full|returned|kept|wanted|asked me|
    last (week|flat)|when (i|we)|paid to|not to me|then pay there|without a receipt|no deposit|
    let s not|good idea|كم|هل|لا (تدفع|تدفعين|تحول|ندفع)|ما (ادفع|احول|ودي)|افضل|نصيب\\p{L}*|
    كل واحد|يستلم|طلب مني|طلب عربون|رجع\\p{L}*|توقيع|نوقع|ندفع|سند|كيف|للمالك|انتبه|اذا طلعت|شامل|
    la tedfa3
  `),
]

/** Money before the home was seen: what somebody who shows homes can wait for, and a fraud cannot. */
export const depositRules: readonly Rule[] = [
  { all: [pay, money, pressure], none: told },
  { all: [beforehand, viewing, before], none: told },
  { all: [pay, viewing, words('before|قبل|gabl|abl')], none: told },
  {
    all: [
      words(`
    payment|pay|deposit|money|advance|transfer|دفع|تحويل|عربون|حول|حولت|تحول|فلوس|3arboon
  `),
      words(`
    first|later|after|once|arrives?|arrived|advance|only|missing|اولا|اول|بعدين|بعدها|توصلني|قبل|
    صاحب|باقي|بعد|خلال|gabl
  `),
      words(`
    view\\w*|visit|later|refund|tell|send|show\\w*|tour|move|door|map|keys|give|open|معاينه|زياره|
    اقول|بعدين|تروح|اثبت|المفاتيح|مفاتيح|يوصلك|يسلمك|بعطيها|اعطيتها|الحي|m3ayna
  `),
    ],
    none: told,
  },
  {
    all: [
      words(`
    up front|upfront|in advance|advance payment|send (half|me half)|first month first|20 percent|
    token amount|عربون|مقدم|مقدمه|دفعه مقدمه|يحول اول|نص المبلغ
  `),
      words(`
    need|want|wants|asks?|only|owner|landlord|whoever|hold|now|keys|keep|missing|ابغي|ابي|احتاج|
    لازم|يبي|يطلب|هي له|للي|حين|حجز|باقي|داعي|اله
  `),
    ],
    none: told,
  },
]
