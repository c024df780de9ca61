import { clsx } from 'clsx'
import { trianglePath } from './najdi-triangle.ts'

/* Six calm drawings on 160 × 120: one line, one tint of palm, one light. */

const tint = 'fill-palm-tint'
const light = 'fill-light'
const row = (xs: readonly number[], y: number, width: number) =>
  xs.map((x) => trianglePath(x, y, width)).join('')

/** A house at the end of the day: nothing here yet. */
const house = (
  <>
    <circle cx="126" cy="26" r="9" className={light} stroke="none" />
    <path d="M34 104V44l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8v60z" className={tint} />
    <path d={row([50, 63, 76, 89], 64, 8)} />
    <path d={row([50, 63], 82, 8)} className={light} />
    <path d="M80 104V80a8 8 0 0 1 16 0v24z" className="fill-raised" />
    <path d="M85 92v3M14 104h132M128 104c1-14 0-24-2-32M126 72c-4-8-12-9-16-4M126 72c2-9 11-11 16-6M126 72c-8-2-14 3-14 10M126 72c7-1 13 4 13 11M126 72c-3-5-3-10-1-14" />
  </>
)

/** A door left ajar: a page that is not there. */
const door = (
  <>
    <path d="M30 104V28h100v76" className={tint} />
    <path d={row([44, 56, 68, 80, 92, 104, 116], 42, 8)} />
    <path d="M62 104V66a18 18 0 0 1 36 0v38z" className={light} stroke="none" />
    <path d="M62 104V66a18 18 0 0 1 36 0v38" />
    <path d="M62 104V66c0-10 7-17 16-18v64z" className="fill-raised" />
    <path d="M72 80v5M14 104h48M98 104h48M78 112l34 4" />
  </>
)

/** A letter with a seal: look into your mail. */
const letter = (
  <>
    <path d="M32 40h96a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" className={tint} />
    <path d="m28 43 46 35a10 10 0 0 0 12 0l46-35M28 101l32-31M132 101 100 70" />
    <path d={trianglePath(80, 93, 20)} className={light} />
    <path d={row([68, 80, 92], 28, 7)} opacity="0.5" />
  </>
)

/** A pot and two small cups: a conversation about to begin. */
const cups = (
  <>
    <path d="M40 100c-6-10-8-24 1-35 4-5 5-10 4-17h20c-1 7 0 12 4 17 9 11 7 25 1 35z" className={tint} />
    <path d="M45 48c-1-8 5-12 10-18 5 6 11 10 10 18zM55 30v-7M41 64h28M72 72c10-1 12-12 16-24 3 2 6 2 9 1M39 62c-14-4-19 8-12 18 3 5 7 6 10 6" />
    <path d={row([48, 55, 62], 84, 6)} />
    <path d="M92 82h20l-4 18h-12zM120 82h20l-4 18h-12z" className="fill-raised" />
    <path d="M94 89h16l-2 11h-12zM122 89h16l-2 11h-12z" className={light} stroke="none" />
    <path d="M92 82h20l-4 18h-12zM120 82h20l-4 18h-12zM100 74c-2-4 2-5 0-9M132 74c-2-4 2-5 0-9M16 104h132" />
  </>
)

/** A key whose bow is an opening: a home shared. */
const key = (
  <>
    <g transform="rotate(-32 80 60)">
      <circle cx="50" cy="60" r="25" className={tint} />
      <path d="M75 56h57v8H75z" className="fill-raised" />
      <path d="M108 64v12h8V64M122 64v9h7v-9" className="fill-raised" />
    </g>
    <path d={trianglePath(54.6, 84.4, 20)} className={light} />
  </>
)

/** A lantern that went out for a moment: something failed, and can be lit again. */
const lantern = (
  <>
    <path d="M60 52h40l6 40H54z" className={tint} />
    <path d="M80 12v10M72 30a8 8 0 0 1 16 0M64 40l4-10h24l4 10zM60 46h40v6H60zM54 92h52v6H54zM60 104h40" />
    <path d="M70 52l-3 40M90 52l3 40" />
    <path d="M80 84c-5 0-8-3-8-7 0-5 5-7 8-14 3 7 8 9 8 14 0 4-3 7-8 7z" className="fill-raised" />
    <path d={trianglePath(80, 84, 7)} className={light} stroke="none" />
    <path d="M34 60h8M36 44l7 4M36 76l7-3M126 60h-8M124 44l-7 4M124 76l-7-3" strokeDasharray="3 4" />
  </>
)

const drawings = { house, door, letter, cups, key, lantern } as const

export type DrawingName = keyof typeof drawings

/** Our own line drawings, ornament only: the words beside them say it. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx('h-30 w-40 max-w-full text-palm', className)}
    >
      {drawings[name]}
    </svg>
  )
}
