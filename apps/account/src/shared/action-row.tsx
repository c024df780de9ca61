import type { ReactNode } from 'react'

type ActionRowProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

/** One thing that can be done: what it is and what it does; its button below on a phone, beside it elsewhere. */
export function ActionRow({ icon, title, text, children }: ActionRowProps) {
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="flex min-w-0 gap-3">
        <span aria-hidden="true" className="mt-1 shrink-0 text-palm [&_svg]:size-5">
          {icon}
        </span>
        <div className="min-w-0 max-w-text">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-soft">{text}</p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 max-sm:[&>*]:grow">{children}</div>
    </li>
  )
}
