import { type Rule, words } from './plain-text.ts'

const addresses = [
  // A number of a Saudi mobile phone.
  /(?<!\d)(?:\+?966|00966|0)[ -]?5\d(?:[ -]?\d){7}(?!\d)/,
  // Somebody's address in another messenger, or by e-mail.
  /(?<![\p{L}\p{N}.-])(?:wa\.me|t\.me|telegram\.me|wa\.link)\/\+?\w/iu,
  /[\w.+-]{1,64}@(?:gmail|hotmail|outlook|yahoo|icloud|live|proton)\w*\.\w+/i,
]
export const hasOtherAddress = (text: string): boolean => addresses.some((address) => address.test(text))

const places = words(`
    whats ?app|whats app|telegram|insta(gram)?|snap(chat)?|signal|viber|imo|botim|facebook|
    messenger|hotmail|wats|whatsapp|واتس ?اب|واتس|وتس|تليجرام|تيليجرام|تلجرام|تليقرام|تلقرام|تلي|
    انستا\\p{L}*|انستقرام|سناب\\p{L}*|سيقنال|ايمو|بوتيم|فيس ?بوك|ايميل
  `)
const move = words(`
    add|text|message|write|continue|contact|call|find|search|join|switch|move|come|reach|dm|ping|
    hit me up|hmu|shoot|give me|what s your|could you give|let s|talk|speak|faster|better|easier|
    only|prefer|there|here|my insta|my snap|snap me|email me|send|كلمني|كلميني|راسلني|راسليني|ضيفني|
    ضيفي|ضفني|تعال|تعالي|خاص|نكمل|تواصل|تتواصلين|اكلمك|ارسل لي|ارسل|اسرع|ارد|رقم|رقمك|بس|ابحث|
    تلقاني|احسن|اسهل|هناك|هنا مراقب|kalemni|nkamel|akalmak|ra8am|ra8amak|dhefni|ta3al|raselni|3al
  `)
const elsewhere = words(`
    (outside|off) (this|the) (app|chat|platform)|outside rafiq|another app|text me at|call me (on|
    at)|message my|write to me at|email me|zero five|برا (ال)?(تطبيق|برنامج)|خارج (ال)?(تطبيق|رفيق|
    منصه)|تطبيق ثاني|بره (ال)?تطبيق|دق علي|دقي علي|bara el barnamej
  `)
const told = [
  words(`
    i don t use|don t use whatsapp|not comfortable|prefer (chatting|to talk) here|for work only|
    this chat is better|building|group for|worthy|rather stay|ما استخدم (ال)?واتس\\p{L}*|ما ودي|
    قروب|افضل (ابقي|نتكلم) هنا|للعماره
  `),
]

/** Away from here: where nobody can report a message, and a block does nothing. */
export const offPlatformRules: readonly Rule[] = [
  { all: [places, move], none: told },
  { all: [elsewhere], none: told },
]
