import { Card, CircleCheck, Handshake, type Icon, Search, ShieldCheck, User, Wallet } from '@rafiq/ui'
import type { SafetyTexts } from './safety-texts.ts'

const icons: Readonly<Record<string, Icon>> = {
  identity: User,
  financial: Wallet,
  precautions: ShieldCheck,
  cultural: Handshake,
  background: Search,
}

type CheckGroupProps = { group: SafetyTexts['groups'][number] }

/** One group of the checklist; its id is an anchor. */
export function CheckGroup({ group: { id, title, intro, items } }: CheckGroupProps) {
  const GroupIcon = icons[id] ?? ShieldCheck
  return (
    <Card as="section" aria-labelledby={id} className="border-amber-line!">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-amber-tint text-amber"
        >
          <GroupIcon className="size-6" />
        </span>
        <h3 id={id} className="scroll-mt-24 text-lg font-semibold">
          {title}
        </h3>
      </div>
      <p className="mt-3 text-soft">{intro}</p>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-amber" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
